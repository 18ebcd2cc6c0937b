import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`search_terms\` ADD \`is_ignored\` integer;`)
  await db.run(sql`CREATE INDEX \`search_terms_term_idx\` ON \`search_terms\` (\`term\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`search_terms_term_idx\`;`)
  await db.run(sql`ALTER TABLE \`search_terms\` DROP COLUMN \`is_ignored\`;`)
}
