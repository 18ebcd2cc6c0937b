import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consultations_list_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product\` text,
  	\`code\` text,
  	\`title\` text,
  	\`quantity\` numeric NOT NULL,
  	\`note\` text,
  	\`remark\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultations_list_rows_order_idx\` ON \`consultations_list_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultations_list_rows_parent_id_idx\` ON \`consultations_list_rows\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`consultations\` ADD \`list_name\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consultations_list_rows\`;`)
  await db.run(sql`ALTER TABLE \`consultations\` DROP COLUMN \`list_name\`;`)
}
