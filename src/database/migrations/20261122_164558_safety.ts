import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`security_settings_second_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`security_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_settings_second_factor_roles_order_idx\` ON \`security_settings_second_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`security_settings_second_factor_roles_parent_idx\` ON \`security_settings_second_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`media\` ADD \`prefix\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`_objectkey\` text;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`edition\` text;`)
  await db.run(sql`CREATE INDEX \`documents_edition_idx\` ON \`documents\` (\`edition\`);`)
  await db.run(sql`ALTER TABLE \`_documents_v\` ADD \`version_edition\` text;`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_edition_idx\` ON \`_documents_v\` (\`version_edition\`);`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`completed_at\` text;`)
  await db.run(sql`CREATE INDEX \`service_requests_completed_at_idx\` ON \`service_requests\` (\`completed_at\`);`)
  await db.run(sql`ALTER TABLE \`consultations\` ADD \`completed_at\` text;`)
  await db.run(sql`CREATE INDEX \`consultations_completed_at_idx\` ON \`consultations\` (\`completed_at\`);`)
  await db.run(sql`ALTER TABLE \`request_photos\` ADD \`prefix\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`request_photos\` ADD \`_objectkey\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`network\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`last_seen_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_period\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_hash\` text;`)
  await db.run(sql`CREATE INDEX \`users_invitation_hash_idx\` ON \`users\` (\`invitation_hash\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`network\` text;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_consultation_months\` numeric DEFAULT 24 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_feedback_months\` numeric DEFAULT 24 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_repair_months\` numeric DEFAULT 36 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_audit_days\` numeric DEFAULT 365 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_overdue_days\` numeric DEFAULT 30 NOT NULL;`)
  // A period that was set for all kinds holds for each of them.
  await db.run(sql`UPDATE \`service_settings\` SET \`retention_consultation_months\` = \`retention_months\`, \`retention_feedback_months\` = \`retention_months\`, \`retention_repair_months\` = \`retention_months\` WHERE \`retention_months\` IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_months\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`security_settings_second_factor_roles\`;`)
  await db.run(sql`DROP TABLE \`security_settings\`;`)
  await db.run(sql`DROP INDEX \`documents_edition_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`edition\`;`)
  await db.run(sql`DROP INDEX \`_documents_v_version_version_edition_idx\`;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` DROP COLUMN \`version_edition\`;`)
  await db.run(sql`DROP INDEX \`service_requests_completed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`completed_at\`;`)
  await db.run(sql`DROP INDEX \`consultations_completed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`consultations\` DROP COLUMN \`completed_at\`;`)
  await db.run(sql`DROP INDEX \`users_invitation_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_until\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_since\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_period\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_hash\`;`)
  await db.run(sql`ALTER TABLE \`service_settings\` ADD \`retention_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_consultation_months\`;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_feedback_months\`;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_repair_months\`;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_audit_days\`;`)
  await db.run(sql`ALTER TABLE \`service_settings\` DROP COLUMN \`retention_overdue_days\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`prefix\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`_objectkey\`;`)
  await db.run(sql`ALTER TABLE \`request_photos\` DROP COLUMN \`prefix\`;`)
  await db.run(sql`ALTER TABLE \`request_photos\` DROP COLUMN \`_objectkey\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`network\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`last_seen_at\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`network\`;`)
}
