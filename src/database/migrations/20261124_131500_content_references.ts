import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_references\` (
  \`id\` integer PRIMARY KEY NOT NULL,
  \`holder\` text NOT NULL,
  \`document\` text,
  \`address\` text,
  \`shows\` text,
  \`fields\` text,
  \`draft_fields\` text,
  \`is_trashed\` integer,
  \`is_shown\` integer,
  \`fault\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`content_references_holder_idx\` ON \`content_references\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`content_references_document_idx\` ON \`content_references\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`content_references_address_idx\` ON \`content_references\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`content_references_shows_idx\` ON \`content_references\` (\`shows\`);`)
  await db.run(sql`CREATE INDEX \`content_references_fault_idx\` ON \`content_references\` (\`fault\`);`)
  await db.run(sql`CREATE TABLE \`content_gaps\` (
  \`id\` integer PRIMARY KEY NOT NULL,
  \`holder\` text NOT NULL,
  \`gap\` text NOT NULL,
  \`changed_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_gaps_holder_idx\` ON \`content_gaps\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`gap_changedAt_idx\` ON \`content_gaps\` (\`gap\`,\`changed_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`content_references\`;`)
  await db.run(sql`DROP TABLE \`content_gaps\`;`)
}
