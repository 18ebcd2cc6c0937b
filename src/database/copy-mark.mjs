import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * While a site is copied into a database, a mark stands in it (record 0056): a table of SQLite or a collection of MongoDB that no
 * version of the site knows. Asked for with the bare drivers, before the CMS is there.
 *
 * @typedef {object} CopyMark
 * @property {string} snapshot by which the copy goes on
 * @property {string} from
 */

const TABLE = 'copy_site'

/** In MongoDB. */
export const COPY_COLLECTION = 'copy-site'

/** @param {string} uri */
const fileOf = (uri) => uri.slice('file:'.length)

/** @param {string} uri */
const isFile = (uri) => uri.startsWith('file:')

/**
 * The mark of a copy that is not complete.
 *
 * @param {string} uri
 * @returns {Promise<CopyMark | null>}
 */
export async function readCopyMark(uri) {
  if (!isFile(uri)) return inMongo(uri, async (db) => asMark(await db.collection(COPY_COLLECTION).findOne({})))
  if (!existsSync(fileOf(uri))) return null
  return inSqlite(uri, (database) => {
    const table = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').all(TABLE)
    return table.length === 0 ? null : asMark(database.prepare(`SELECT snapshot, origin FROM ${TABLE}`).get())
  })
}

/** @param {unknown} row @returns {CopyMark | null} */
const asMark = (row) =>
  row ? { snapshot: String(Reflect.get(Object(row), 'snapshot')), from: String(Reflect.get(Object(row), 'origin')) } : null

/**
 * Is there nothing in a database, not even tables?
 *
 * @param {string} uri
 */
export async function isDatabaseEmpty(uri) {
  if (!isFile(uri)) return inMongo(uri, async (db) => (await db.listCollections().toArray()).length === 0)
  if (!existsSync(fileOf(uri))) return true
  return inSqlite(uri, (database) => database.prepare('SELECT 1 FROM sqlite_schema').all().length === 0)
}

/**
 * Marks an empty database, before anything is copied into it.
 *
 * @param {string} uri
 * @param {CopyMark} mark
 */
export async function setCopyMark(uri, { snapshot, from: origin }) {
  if (!isFile(uri)) return inMongo(uri, async (db) => void (await db.collection(COPY_COLLECTION).insertOne({ snapshot, origin })))
  mkdirSync(path.dirname(fileOf(uri)), { recursive: true, mode: 0o700 })
  await inSqlite(uri, (database) => {
    database.exec('BEGIN IMMEDIATE')
    database.exec(`CREATE TABLE ${TABLE} (snapshot TEXT NOT NULL, origin TEXT NOT NULL)`)
    database.prepare(`INSERT INTO ${TABLE} (snapshot, origin) VALUES (?, ?)`).run(snapshot, origin)
    database.exec('COMMIT')
  })
}

/**
 * Takes the mark away: from now on a site may start on this database.
 *
 * @param {string} uri
 */
export async function removeCopyMark(uri) {
  if (!isFile(uri)) return inMongo(uri, async (db) => void (await db.collection(COPY_COLLECTION).drop()))
  await inSqlite(uri, (database) => {
    database.exec(`DROP TABLE ${TABLE}`)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  })
}

/**
 * @template Result
 * @param {string} uri
 * @param {(database: import('libsql').Database) => Result} work
 */
async function inSqlite(uri, work) {
  const { default: Database } = await import('libsql')
  const database = new Database(fileOf(uri))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/**
 * @template Result
 * @param {string} uri
 * @param {(db: import('mongodb').Db) => Promise<Result>} work
 */
async function inMongo(uri, work) {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}
