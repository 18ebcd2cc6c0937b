import { existsSync } from 'node:fs'
import { z } from 'zod'
import { KEPT_VALUES } from '../../database/kept-values.mjs'

/** Under this key of the CMS's key-value store stands which site a database belongs to. */
export const IDENTITY = 'site-identity'

/** How long a writer of SQLite waits for its turn. */
const WAIT_MS = 5000

export const siteIdentity = z.object({
  /** Of PAYLOAD_SECRET: says whether another one is the same, and nothing else of it. */
  secret: z.string(),
  /** What the mark in the storage of files says. */
  storage: z.string(),
})

/** @typedef {z.infer<typeof siteIdentity>} SiteIdentity */

/**
 * The identity that a database keeps, as a bare driver reaches it: the CMS would take seconds to load.
 *
 * @typedef {object} KeptIdentity
 * @property {() => Promise<SiteIdentity | null>} read null when there is none yet
 * @property {(identity: SiteIdentity) => Promise<void>} keepFirst keeps it, unless one is kept
 * @property {(identity: SiteIdentity) => Promise<void>} replace
 */

/**
 * @template T
 * @param {string} databaseUri
 * @param {(kept: KeptIdentity) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withKeptIdentity = (databaseUri, work) =>
  databaseUri.startsWith('file:') ? withSqlite(databaseUri.slice('file:'.length), work) : withMongodb(databaseUri, work)

/**
 * @template T
 * @param {string} file
 * @param {(kept: KeptIdentity) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withSqlite(file, work) {
  // Opening it would make it.
  if (!existsSync(file)) return work(ofNothing)
  const { default: Database } = await import('libsql')
  const database = new Database(file, { timeout: WAIT_MS })
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'payload_kv'").get() !== undefined
  try {
    if (!hasTable) return await work(ofNothing)
    return await work({
      read: async () => {
        const row = database.prepare('SELECT data FROM payload_kv WHERE key = ?').get(IDENTITY)
        return row === undefined ? null : siteIdentity.parse(JSON.parse(String(Reflect.get(Object(row), 'data'))))
      },
      keepFirst: async (identity) => {
        database.prepare('INSERT OR IGNORE INTO payload_kv (key, data) VALUES (?, ?)').run(IDENTITY, JSON.stringify(identity))
      },
      replace: async (identity) => {
        const upsert = 'INSERT INTO payload_kv (key, data) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET data = excluded.data'
        database.prepare(upsert).run(IDENTITY, JSON.stringify(identity))
      },
    })
  } finally {
    database.close()
  }
}

/** A database that is not there keeps nothing. @type {KeptIdentity} */
const ofNothing = { read: async () => null, keepFirst: async () => undefined, replace: async () => undefined }

/**
 * @template T
 * @param {string} uri
 * @param {(kept: KeptIdentity) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withMongodb(uri, work) {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri, { readPreference: 'primary', serverSelectionTimeoutMS: WAIT_MS })
  const values = client.db().collection(KEPT_VALUES)
  const key = { key: IDENTITY }
  try {
    return await work({
      read: async () => {
        const found = await values.findOne(key)
        return found === null ? null : siteIdentity.parse(found.data)
      },
      keepFirst: async (identity) => void (await values.updateOne(key, { $setOnInsert: { data: identity } }, { upsert: true })),
      replace: async (identity) => void (await values.updateOne(key, { $set: { data: identity } }, { upsert: true })),
    })
  } finally {
    await client.close()
  }
}
