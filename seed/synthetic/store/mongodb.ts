import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { transform } from '@payloadcms/db-mongodb/internal'
import { buildVersionCollectionFields, type Field, type Payload } from 'payload'
import { withListing } from '../../../src/database/mongodb-listings'
import type { StoredFields } from '../make/library'
import { kinds, runningNumber } from '../numbers'
import { type Store, type StoredKind, versionOf } from './store'

/** Many documents at once into MongoDB: the adapter's own conversion, and one command for all of them. */
export function mongodbStore({ collections, config }: Payload, adapter: MongooseAdapter): Store {
  const rowsOf = (Model: CollectionModel, documents: readonly StoredFields[], fields: Field[]) =>
    documents.map((document) => {
      const data = structuredClone(document)
      transform({ adapter, data, fields, operation: 'write' })
      // Mongoose makes of times what the schema says, and would set others if it stored the documents itself.
      return { ...new Model(data).toObject(), __v: 0 }
    })

  return {
    idsOf: async (kind) => {
      const { key, least, greatest } = kinds[kind]
      const found = modelOf(adapter, kind).collection.find({ [key]: { $gte: least, $lte: greatest } }, { projection: { [key]: 1 } })
      const ids = new Map<number, string>()
      for await (const row of found) {
        const number = runningNumber(row[key])
        if (number !== null) ids.set(number, String(row._id))
      }
      return ids
    },
    insert: async (kind, documents, req) => {
      const session = adapter.sessions[(await req.transactionID) ?? '']
      const options = session ? { session } : {}
      const { config: collection } = collections[kind]
      const [model, versionModel] = [modelOf(adapter, kind), adapter.versions[kind]]
      const rows = rowsOf(model, documents, collection.fields)
      await model.collection.insertMany(
        rows.map((row) => withListing(kind, row)),
        options,
      )
      const ids = rows.map(({ _id }) => String(_id))
      if (!versionModel) return ids
      const versions = documents.map((document, index) => versionOf(document, ids[index] ?? ''))
      await versionModel.collection.insertMany(rowsOf(versionModel, versions, buildVersionCollectionFields(config, collection)), options)
      return ids
    },
  }
}

type CollectionModel = MongooseAdapter['collections'][string]

function modelOf({ collections }: MongooseAdapter, kind: StoredKind): CollectionModel {
  const model = collections[kind]
  if (!model) throw new Error(`MongoDB knows no collection ${kind}`)
  return model
}
