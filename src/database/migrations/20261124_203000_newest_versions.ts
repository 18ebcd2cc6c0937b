import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The newest versions of some documents, by these: without it SQLite, which has no statistics, goes through the newest versions of all.
 * Written by hand: Payload declares no conditions (record 0052).
 */
const TABLES = ['products', 'stories', 'solutions', 'news', 'trainings', 'questions', 'documents']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.run(sql.raw(`CREATE INDEX \`_${table}_v_newest_idx\` ON \`_${table}_v\` (latest, parent_id) WHERE latest = 1;`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) await db.run(sql.raw(`DROP INDEX \`_${table}_v_newest_idx\`;`))
}
