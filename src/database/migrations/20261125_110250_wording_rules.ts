import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`wording_rules_avoided_words\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`word\` text NOT NULL,
  	\`instead\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wording_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wording_rules_avoided_words_order_idx\` ON \`wording_rules_avoided_words\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wording_rules_avoided_words_parent_id_idx\` ON \`wording_rules_avoided_words\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`wording_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`wording_rules_avoided_words\`;`)
  await db.run(sql`DROP TABLE \`wording_rules\`;`)
}
