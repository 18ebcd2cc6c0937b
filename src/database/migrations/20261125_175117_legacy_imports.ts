import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`legacy_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`arrival\` text NOT NULL,
  	\`publish_at\` text,
  	\`beat_at\` text,
  	\`owner\` text,
  	\`finished_at\` text,
  	\`counts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`legacy_imports_source_idx\` ON \`legacy_imports\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`legacy_imports_state_idx\` ON \`legacy_imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`legacy_imports_updated_at_idx\` ON \`legacy_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legacy_imports_created_at_idx\` ON \`legacy_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`legacy_import_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`place\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`document\` text,
  	\`created_by\` text,
  	\`prints\` text,
  	\`before\` text,
  	\`sha256\` text,
  	\`sort_number\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`legacy_import_entries_place_idx\` ON \`legacy_import_entries\` (\`place\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`legacy_import_entries_key_idx\` ON \`legacy_import_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`legacy_import_entries_document_idx\` ON \`legacy_import_entries\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`legacy_import_entries_created_by_idx\` ON \`legacy_import_entries\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`legacy_import_entries_sha256_idx\` ON \`legacy_import_entries\` (\`sha256\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`legacy_imports\`;`)
  await db.run(sql`DROP TABLE \`legacy_import_entries\`;`)
}
