import { BSON, MongoClient } from 'mongodb'
import type { BasePayload } from 'payload'
import { CONTENT_CHANGES, CONTENT_VERSION } from '../database/content-counters.mjs'
import { contentDocument } from '../database/content-document.mjs'
import { contentVersionIn, matching } from './dump-reader'
import { placesInMongodb } from './mongodb-names'
import { rowOf } from './plain'
import type { Row, Unit } from './units'
import type { NewRow, Writer } from './writer'

/** Writes MongoDB as Payload's adapter would, many documents at a time. */
export async function mongodbWriter(payload: BasePayload, uri: string): Promise<Writer> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 5000 }).connect()
  const db = client.db()
  const placeOf = placesInMongodb(payload)
  async function* rowsIn(collection: string): AsyncGenerator<Row> {
    for await (const document of db.collection(collection).find({}, { sort: { _id: 1 }, readPreference: 'primary' })) yield rowOf(document)
  }
  return {
    rows: (unit) => matching(placeOf(unit), rowsIn),
    write: async (unit, rows) => {
      const { collection } = placeOf(unit)
      // In their order: what is there is always the first part.
      await db.collection(collection).insertMany(
        rows.map((row) => documentOf(unit, row)),
        { ordered: true, writeConcern: { w: 'majority' } },
      )
    },
    contentVersion: async () => {
      const version = await db.collection<{ _id: string }>(CONTENT_VERSION).findOne(contentDocument)
      return contentVersionIn(version ? [rowOf(version)] : [], await db.collection(CONTENT_CHANGES).countDocuments())
    },
    setContentVersion: async (numbers) => {
      await db.collection<{ _id: string }>(CONTENT_VERSION).updateOne(contentDocument, { $set: { ...numbers } }, { upsert: true })
    },
    stores: { relation: (id) => new BSON.ObjectId(String(id)), date: (iso) => new Date(iso) },
    countBroken: async () => 0,
    close: async () => {
      await client.close()
      await payload.destroy()
    },
  }
}

function documentOf({ kind, slug }: Unit, { id, data }: NewRow): BSON.Document {
  // Globals share a collection; each is the first row of a table of SQLite.
  return kind === 'global' ? { globalType: slug, ...data } : { _id: new BSON.ObjectId(String(id)), ...data }
}
