import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BSON, type ClientSession, type Db, MongoClient } from 'mongodb'
import { Problem } from '../lib/problem.mjs'
import { RESTORE_MARK } from '../server/restoring.mjs'
import { COLLECTIONS } from './archive-format'
import { type Snapshot, type Source, sourceOf } from './sources'

const BATCH = 500
const LENGTH_BYTES = 4

/** All collections of a replica set at one moment, each as a file of BSON documents one after the other, as mongodump has them. */
export async function dumpMongodb(uri: string, folder: string): Promise<Snapshot> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const db = client.db()
    const session = client.startSession({ snapshot: true })
    const sources: Source[] = []
    for (const name of await collectionNames(db)) sources.push(await dumpCollection({ db, session, name, folder }))
    await session.endSession()
    return { sources, migrations: [] }
  } finally {
    await client.close()
  }
}

const collectionNames = async (db: Db) =>
  (await db.listCollections({ type: 'collection' }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort()

type Dump = { db: Db; session: ClientSession; name: string; folder: string }

async function dumpCollection({ db, session, name, folder }: Dump): Promise<Source> {
  const file = path.join(folder, `${encodeURIComponent(name)}.bson`)
  const documents = db.collection(name).find({}, { session, raw: true })
  await pipeline(documents.stream(), createWriteStream(file, { mode: 0o600 }))
  return sourceOf(`${COLLECTIONS}${encodeURIComponent(name)}.bson`, file)
}

/**
 * Is there nothing in it, or only what a restore that was broken off has left, which goes? A backup is only put into an empty one: MongoDB has
 * no way to keep the old one aside.
 */
export async function assertMongodbIsEmpty(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const db = client.db()
    const names = await collectionNames(db)
    if (names.length === 0) return
    // One by one, and the mark in the end: an account that may read and write may drop collections, and not the database.
    if (names.includes(RESTORE_MARK)) return await dropAll(db, [...names.filter((name) => name !== RESTORE_MARK), RESTORE_MARK])
    throw new Problem('The database of DATABASE_URI is not empty: name another one, or drop it first.')
  } finally {
    await client.close()
  }
}

async function dropAll(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) await db.collection(name).drop()
}

/** Puts dumped collections into an empty database, which is marked until all are there. Indexes are made by the site when it starts. */
export async function loadMongodb(uri: string, files: readonly string[]): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    await client.db().collection(RESTORE_MARK).insertOne({})
    for (const file of files) {
      const collection = client.db().collection(decodeURIComponent(path.basename(file, '.bson')))
      let batch: BSON.Document[] = []
      for await (const document of documentsOf(file)) {
        batch.push(document)
        if (batch.length < BATCH) continue
        await collection.insertMany(batch)
        batch = []
      }
      if (batch.length > 0) await collection.insertMany(batch)
    }
    await client.db().collection(RESTORE_MARK).drop()
  } finally {
    await client.close()
  }
}

async function* documentsOf(file: string): AsyncGenerator<BSON.Document> {
  for await (const bytes of rawDocumentsOf(file)) yield BSON.deserialize(bytes, { promoteValues: false })
}

/** The documents of a file, each of which begins with its length. */
export async function* rawDocumentsOf(file: string): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= LENGTH_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0)
      yield rest.subarray(0, length)
      rest = rest.subarray(length)
    }
  }
}
