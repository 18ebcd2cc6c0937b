import { existsSync, readdirSync } from 'node:fs'
import { ATTRIBUTE_VALUES_EDITION } from '../database/attribute-values-edition.mjs'
import { ATTRIBUTES_EDITION } from '../database/attributes-edition.mjs'
import { KEPT_VALUES } from '../database/kept-values.mjs'
import { LISTINGS_EDITION } from '../database/listings-edition.mjs'
import { ORDER_CODES_EDITION } from '../database/order-codes-edition.mjs'
import { REFERENCES_EDITION } from '../database/references-edition.mjs'
import { SEARCH_EDITION } from '../database/search-edition.mjs'

const MIGRATIONS = 'src/database/migrations'

/**
 * Does the database have to be created, migrated, seeded or what is kept beside its content filled first? Asked with the bare drivers,
 * because loading the CMS for it would take seconds at every start.
 *
 * @param {string} databaseUri
 * @returns {Promise<boolean>}
 */
export async function needsPreparation(databaseUri) {
  return databaseUri.startsWith('file:') ? sqliteNeedsPreparation(databaseUri) : mongoNeedsPreparation(databaseUri)
}

/** What is kept beside the content, by the name under which the key-value store says how far it is filled. */
const EDITIONS = {
  references: REFERENCES_EDITION,
  attributes: ATTRIBUTES_EDITION,
  'order-codes': ORDER_CODES_EDITION,
  search: SEARCH_EDITION,
  'attribute-values': ATTRIBUTE_VALUES_EDITION,
}

/**
 * Is all of it filled?
 *
 * @param {(key: string) => unknown} stateOf as src/usage/fill.ts, seed/adopt-attributes.ts and src/finding/fill-….ts keep it
 */
const isFilled = (stateOf) =>
  Object.entries(EDITIONS).every(([key, edition]) => {
    const state = Object(stateOf(key))
    return Reflect.get(state, 'edition') === edition && Reflect.get(state, 'isComplete') === true
  })

/** @param {string} uri */
async function sqliteNeedsPreparation(uri) {
  if (!existsSync(uri.slice('file:'.length))) return true
  const { default: Database } = await import('libsql')
  const database = new Database(uri.slice('file:'.length))
  try {
    const done = database.prepare('SELECT name FROM payload_migrations').all()
    const names = new Set(done.map((row) => Reflect.get(Object(row), 'name')))
    const isMigrated = migrationNames().every((name) => names.has(name))
    const seeded = database.prepare("SELECT 1 FROM payload_kv WHERE key = 'seed'").all()
    const filling = database.prepare('SELECT data FROM payload_kv WHERE key = ?')
    const stateOf = (/** @type {string} */ key) => JSON.parse(String(Reflect.get(Object(filling.get(key)), 'data') ?? null))
    const users = database.prepare('SELECT 1 FROM users LIMIT 1').all()
    return !isMigrated || seeded.length === 0 || users.length === 0 || !isFilled(stateOf)
  } catch {
    // No such table: the file is new, or its creation was broken off.
    return true
  } finally {
    database.close()
  }
}

/** The migrations that this version has. */
export function migrationNames() {
  return readdirSync(MIGRATIONS)
    .filter((name) => /^\d+_\d+_.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
}

/** @param {string} uri */
async function mongoNeedsPreparation(uri) {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const db = client.db()
    const [seeded, user, filled, listings] = await Promise.all([
      db.collection(KEPT_VALUES).findOne({ key: 'seed' }),
      db.collection('users').findOne({}),
      db
        .collection(KEPT_VALUES)
        .find({ key: { $in: Object.keys(EDITIONS) } })
        .toArray(),
      db.collection(KEPT_VALUES).findOne({ key: 'listings' }),
    ])
    const stateOf = (/** @type {string} */ key) => filled.find((state) => state.key === key)?.data
    return seeded === null || user === null || !isFilled(stateOf) || listings?.data !== LISTINGS_EDITION
  } finally {
    await client.close()
  }
}
