import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'
import { MongoClient } from 'mongodb'

/** A number of the order that the site's own database refuses in versions of products, which no check can know before. */
export const REFUSED_ORDER = 77

/** Does something while the database refuses it. */
export async function whileVersionsAreRefused<T>(work: () => Promise<T>): Promise<T> {
  const allow = process.env.TEST_DATABASE_URI ? await refuseInMongodb(process.env.TEST_DATABASE_URI) : refuseInSqlite()
  try {
    return await work()
  } finally {
    await allow()
  }
}

function refuseInSqlite() {
  const database = new Database(path.join(process.env.DATA_DIR ?? '', 'site.db'))
  database.exec(`CREATE TRIGGER refuse_version BEFORE INSERT ON _products_v WHEN NEW.version_sort_order = ${REFUSED_ORDER}
    BEGIN SELECT RAISE(ABORT, 'refused by a test'); END`)
  return async () => {
    database.exec('DROP TRIGGER IF EXISTS refuse_version')
    database.close()
  }
}

/** There may be one only, and there is one. */
async function refuseInMongodb(uri: string) {
  const client = new MongoClient(uri)
  const versions = client.db().collection('_products_versions')
  const key = { 'version.sortOrder': REFUSED_ORDER }
  await versions.createIndex({ 'version.sortOrder': 1 }, { name: 'refused', unique: true, partialFilterExpression: key })
  const { insertedId } = await versions.insertOne({ version: { sortOrder: REFUSED_ORDER } })
  return async () => {
    await versions.deleteOne({ _id: insertedId })
    await versions.dropIndex('refused')
    await client.close()
  }
}
