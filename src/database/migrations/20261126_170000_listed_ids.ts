import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What the public lists hold, by the public number of each. */
const NUMBERS = {
  products: 'article_id',
  news: 'article_id',
  stories: 'article_id',
  trainings: 'article_id',
  documents: 'attachment_id',
}

/**
 * What is published in the order of its ids, with all that a sitemap says of it: a part begins behind tens of thousands, whose texts lie in
 * between (record 0106). Written by hand: Payload declares no conditions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, number] of Object.entries(NUMBERS)) {
    const columns = `id, ${number}, updated_at, _status, deleted_at`
    const index = `${table}_listed_ids_idx ON ${table} (${columns})`
    await db.run(sql.raw(`CREATE INDEX ${index} WHERE _status = 'published' AND deleted_at IS NULL`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(NUMBERS)) await db.run(sql.raw(`DROP INDEX ${table}_listed_ids_idx`))
}
