import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What there may be much of, with drafts and a trash. */
const TABLES = ['products', 'stories', 'solutions', 'news', 'trainings', 'questions', 'documents']
/** Nearly all documents are published, and none of these is in the trash. */
const INDEXES = ['_status', 'deleted_at']

/**
 * Of a million rows, which is what SQLite thinks of every table, so many have one value, where it thinks of ten: fewer than all, so that drafts are still found
 * by their index, and more than anybody names.
 */
const STATISTICS = '1048576 20000'

/**
 * What SQLite has to know of two indexes, so that it takes those of ids, numbers and references before them (record 0097). Written by hand instead of measured by
 * `ANALYZE`: plans are the same whatever a database has, and the tests of plans say so of all of them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Makes the table of statistics where there is none, and measures nothing.
  await db.run(sql`ANALYZE sqlite_schema`)
  for (const table of TABLES) {
    for (const name of INDEXES) {
      await db.run(sql`INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (${table}, ${`${table}_${name}_idx`}, ${STATISTICS})`)
    }
  }
  // Read by this connection, too; others read it with the new table.
  await db.run(sql`ANALYZE sqlite_schema`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM sqlite_stat1 WHERE stat = ${STATISTICS}`)
  await db.run(sql`ANALYZE sqlite_schema`)
}
