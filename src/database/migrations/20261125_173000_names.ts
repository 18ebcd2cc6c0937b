import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The newest versions by their names, which lists are put in order by, and which are looked through for a word (record 0087). Without the
 * document: with it SQLite takes this index for questions of some documents, and reads all of it. Written by hand: Payload declares neither
 * directions nor conditions.
 */
const NAMES = {
  products: 'version_title',
  stories: 'version_title',
  solutions: 'version_title',
  news: 'version_title',
  trainings: 'version_title',
  questions: 'version_question',
  documents: 'version_name',
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, name] of Object.entries(NAMES)) {
    const columns = `latest, version_deleted_at, ${name}, created_at DESC`
    await db.run(sql.raw(`CREATE INDEX \`_${table}_v_names_idx\` ON \`_${table}_v\` (${columns}) WHERE latest = 1;`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(NAMES)) await db.run(sql.raw(`DROP INDEX \`_${table}_v_names_idx\`;`))
}
