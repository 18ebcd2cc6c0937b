import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`product_id\` integer REFERENCES products(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`source_page\` text;`)
  await db.run(sql`CREATE INDEX \`service_requests_product_idx\` ON \`service_requests\` (\`product_id\`);`)
  await db.run(sql`ALTER TABLE \`consultations\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`consultations\` ADD \`product_id\` integer REFERENCES products(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`consultations\` ADD \`source_page\` text;`)
  await db.run(sql`CREATE INDEX \`consultations_reference_idx\` ON \`consultations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`consultations_product_idx\` ON \`consultations\` (\`product_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_service_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`status\` text DEFAULT '0' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`customer_name\` text NOT NULL,
  	\`tel\` text NOT NULL,
  	\`goods_type\` text,
  	\`provinces_and_cities\` text,
  	\`question_type\` text,
  	\`content\` text NOT NULL,
  	\`personal_field\` text,
  	\`msg_channel\` text,
  	\`channel_name\` text,
  	\`forwarded_at\` text,
  	\`completed_at\` text,
  	\`anonymised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_service_requests\`("id", "kind", "status", "reference", "customer_name", "tel", "goods_type", "provinces_and_cities", "question_type", "content", "personal_field", "msg_channel", "channel_name", "forwarded_at", "completed_at", "anonymised_at", "updated_at", "created_at") SELECT "id", "kind", "status", "reference", "customer_name", "tel", "goods_type", "provinces_and_cities", "question_type", "content", "personal_field", "msg_channel", "channel_name", "forwarded_at", "completed_at", "anonymised_at", "updated_at", "created_at" FROM \`service_requests\`;`)
  await db.run(sql`DROP TABLE \`service_requests\`;`)
  await db.run(sql`ALTER TABLE \`__new_service_requests\` RENAME TO \`service_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`service_requests_kind_idx\` ON \`service_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_status_idx\` ON \`service_requests\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_requests_reference_idx\` ON \`service_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_tel_idx\` ON \`service_requests\` (\`tel\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_completed_at_idx\` ON \`service_requests\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_updated_at_idx\` ON \`service_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_created_at_idx\` ON \`service_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_consultations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT '0' NOT NULL,
  	\`name\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`email\` text,
  	\`company\` text,
  	\`profession\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`completed_at\` text,
  	\`anonymised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_consultations\`("id", "status", "name", "mobile", "email", "company", "profession", "area", "content", "completed_at", "anonymised_at", "updated_at", "created_at") SELECT "id", "status", "name", "mobile", "email", "company", "profession", "area", "content", "completed_at", "anonymised_at", "updated_at", "created_at" FROM \`consultations\`;`)
  await db.run(sql`DROP TABLE \`consultations\`;`)
  await db.run(sql`ALTER TABLE \`__new_consultations\` RENAME TO \`consultations\`;`)
  await db.run(sql`CREATE INDEX \`consultations_status_idx\` ON \`consultations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`consultations_mobile_idx\` ON \`consultations\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`consultations_completed_at_idx\` ON \`consultations\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`consultations_updated_at_idx\` ON \`consultations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultations_created_at_idx\` ON \`consultations\` (\`created_at\`);`)
}
