import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { MongoClient } from 'mongodb'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} MongodbServer
 * @property {string} name what it is, in words
 * @property {(database: string) => string} uriOf
 * @property {() => Promise<void>} stop
 */

/** For what hangs; a busy machine needs long. */
const START_LIMIT_MS = 5 * 60_000

/** What to say when there is none. */
export const NO_MONGODB =
  'No MongoDB: set MONGODB_URI to a replica set (mongodb://host:port/?replicaSet=…), install mongod, or npm install --no-save mongodb-memory-server.'

/**
 * A MongoDB for tests: the one that `MONGODB_URI` names; else an installed `mongod`; else that of the package `mongodb-memory-server`, if
 * somebody has installed it (record 0051).
 *
 * @returns {Promise<MongodbServer | null>} null when there is none
 */
export async function findMongodb() {
  return given() ?? (await installed()) ?? (await inMemory())
}

/** @returns {MongodbServer | null} */
function given() {
  const { MONGODB_URI } = process.env
  if (!MONGODB_URI) return null
  return { name: 'the server of MONGODB_URI', uriOf: (database) => withDatabase(MONGODB_URI, database), stop: async () => {} }
}

/** @param {string} uri @param {string} database */
function withDatabase(uri, database) {
  const url = new URL(uri)
  url.pathname = `/${database}`
  return url.href
}

/** A replica set of one: without a set there are no transactions. @returns {Promise<MongodbServer | null>} */
async function installed() {
  if (spawnSync('mongod', ['--version'], { stdio: 'ignore' }).status !== 0) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'mongod-'))
  const port = String(await freePort())
  const args = ['--replSet', 'rs0', '--dbpath', folder, '--port', port, '--bind_ip', '127.0.0.1', '--quiet']
  const child = spawn('mongod', args, { stdio: 'ignore' })
  const stop = async () => {
    if (child.exitCode === null) {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await initiate(`127.0.0.1:${port}`, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { name: 'the installed mongod', uriOf: (database) => `mongodb://127.0.0.1:${port}/${database}?replicaSet=rs0`, stop }
}

/** @param {string} host @param {() => boolean} hasEnded */
async function initiate(host, hasEnded) {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: 1000 })
  const deadline = Date.now() + START_LIMIT_MS
  const admin = client.db('admin')
  const isPrimary = async () => {
    const { isWritablePrimary, setName } = await admin.command({ hello: 1 })
    if (!setName) await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } })
    return Boolean(isWritablePrimary)
  }
  try {
    while (!(await isPrimary().catch(() => false))) {
      if (hasEnded() || Date.now() > deadline) throw new Error('The installed mongod did not start.')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await client.close()
  }
}

/** @returns {Promise<MongodbServer | null>} */
async function inMemory() {
  // No dependency: it downloads a server when it is installed, which a fresh clone must not need.
  const name = 'mongodb-memory-server'
  const library = await import(name).catch(() => null)
  if (!library) return null
  const set = await library.MongoMemoryReplSet.create({ replSet: { count: 1 } })
  return { name, uriOf: (database) => set.getUri(database), stop: () => set.stop() }
}

/** Removes a database of tests. @param {string} uri */
export async function dropDatabase(uri) {
  const client = new MongoClient(uri)
  try {
    await client.db().dropDatabase()
  } finally {
    await client.close()
  }
}

/**
 * Copies all documents into another database of the same server; its indexes are made by the site that begins with it.
 *
 * @param {string} from
 * @param {string} to
 */
export async function copyDatabase(from, to) {
  const client = new MongoClient(from)
  try {
    const source = client.db()
    const target = client.db(new URL(to).pathname.slice(1))
    for (const { name } of await source.listCollections({ type: 'collection' }).toArray()) {
      const documents = await source.collection(name).find().toArray()
      if (documents.length > 0) await target.collection(name).insertMany(documents)
    }
  } finally {
    await client.close()
  }
}
