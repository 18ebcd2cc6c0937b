import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What SQLite takes every table for. */
const ALL = '1048576'

/** Of the newest versions by what they are put in order and looked through by: nearly all are newest ones, and not in the trash. */
const LISTED = {
  list: `${ALL} ${ALL} ${ALL} 100000 10 1`,
  drafts: `${ALL} ${ALL} ${ALL} 20000 1`,
  names: `${ALL} ${ALL} ${ALL} 2 1`,
  newest: `${ALL} ${ALL} 1`,
  latest: `${ALL} ${ALL}`,
  version_version_deleted_at: `${ALL} ${ALL}`,
  version_version__status: `${ALL} 20000`,
}
const EXPORTED = { export: `${ALL} ${ALL} ${ALL} 1 1` }

/** A value that many have: who asks for the first of these in some order is answered by that order. */
const FREQUENT = `${ALL} ${ALL}`
const frequent = (...columns: string[]) => Object.fromEntries(columns.map((column) => [`version_version_${column}`, FREQUENT]))

/** By the ends of the names of their indexes. Not of questions: there are few, and SQLite would rather read all of their short rows. */
const STATISTICS: Record<string, Record<string, string>> = {
  products: { ...LISTED, ...EXPORTED, ...frequent('category', 'is_hot', 'is_new', 'is_template') },
  documents: { ...LISTED, ...EXPORTED, ...frequent('category', 'kind') },
  stories: { ...LISTED, ...frequent('category', 'is_recommended', 'is_template') },
  solutions: { ...LISTED, ...frequent('category') },
  news: { ...LISTED, ...frequent('is_new', 'is_template') },
  trainings: LISTED,
}

/**
 * What SQLite has to know of the indexes of versions, so that it finds some documents by these, and not by going through the newest
 * versions of all in their order (record 0106). Why it is written by hand: `20261125_223000_selective`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, indexes] of Object.entries(STATISTICS)) {
    for (const [name, stat] of Object.entries(indexes)) {
      await db.run(sql`INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (${`_${table}_v`}, ${`_${table}_v_${name}_idx`}, ${stat})`)
    }
  }
  // Read by this connection, too; others read it with the next change of a table.
  await db.run(sql`ANALYZE sqlite_schema`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(STATISTICS)) await db.run(sql`DELETE FROM sqlite_stat1 WHERE tbl = ${`_${table}_v`}`)
  await db.run(sql`ANALYZE sqlite_schema`)
}
