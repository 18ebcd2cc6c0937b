import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../lib/document-id'
import { isMongoose } from './is-mongoose'
import { LISTINGS_EDITION as edition } from './listings-edition.mjs'
import { type ListedCollection, listed } from './lists/list'
import { type Listing, listingOf } from './lists/mongodb-words'

/** Under this name the key-value store keeps which edition was filled (see src/server/database-state.mjs). */
const KEY = 'listings'

/** So many documents are read before what they lack is written. */
const BATCH = 1000

/** The ways to write a document that leave it there. */
const WRITES = ['create', 'updateOne', 'updateMany'] as const

type Write = { collection?: string; returning?: boolean; req?: Partial<PayloadRequest> }

const stored = z.looseObject({
  _id: z.unknown(),
  _status: z.unknown().optional(),
  deletedAt: z.unknown().optional(),
  listing: z.looseObject({ text: z.string() }).optional(),
})
type Stored = z.infer<typeof stored>

/**
 * Keeps beside each published document what public lists are read by (record 0049), in the transaction of the request: it is made of
 * what is stored when a write is done, however much of the document that was given.
 */
export function withListings<A extends { name: string }>(adapter: A): A {
  if (!isMongoose(adapter)) return adapter
  for (const name of WRITES) {
    const write = adapter[name]
    Reflect.set(adapter, name, async (args: Write) => {
      if (!isListed(args.collection)) return Reflect.apply(write, adapter, [args])
      // Which documents they were is told by what comes back.
      const result: unknown = await Reflect.apply(write, adapter, [{ ...args, returning: true }])
      await keepListings(adapter, args.collection, idsOf(result), args.req)
      return result
    })
  }
  return adapter
}

const isListed = (collection: string | undefined): collection is ListedCollection => collection !== undefined && collection in listed

const written = z.object({ id: documentId })
const idsOf = (result: unknown) =>
  written
    .array()
    .parse([result ?? []].flat())
    .map(({ id }) => id)

async function keepListings(adapter: MongooseAdapter, collection: ListedCollection, ids: readonly unknown[], req: Write['req']) {
  const session = adapter.sessions[(await req?.transactionID) ?? '']
  const options = session ? { session } : {}
  const model = modelOf(adapter, collection)
  const rows = stored.array().parse(await model.find({ _id: { $in: ids } }, fieldsOf(collection), options).lean())
  const changes = rows.flatMap((row) => changeOf(collection, row, 'where it differs'))
  if (changes.length > 0) await model.collection.bulkWrite(changes, options)
}

/**
 * Fills what lists are read by from all documents there are, once for each edition of it: part of preparing a database, before
 * anybody is served. Broken off, it begins again.
 */
export async function fillListings(payload: BasePayload): Promise<void> {
  const adapter: { name: string } = payload.db
  if (!isMongoose(adapter) || (await payload.kv.get(KEY)) === edition) return
  for (const collection of Object.keys(listed).filter(isListed)) {
    const model = modelOf(adapter, collection)
    let changes: Change[] = []
    const write = async () => {
      if (changes.length > 0) await model.collection.bulkWrite(changes, { ordered: false })
      changes = []
    }
    for await (const row of model.collection.find({}, { projection: fieldsOf(collection), batchSize: BATCH })) {
      changes.push(...changeOf(collection, stored.parse(row), 'always'))
      if (changes.length >= BATCH) await write()
    }
    await write()
  }
  await payload.kv.set(KEY, edition)
}

/** A document as it is inserted, with what belongs to it when it is listed: for who writes past the adapter. */
export function withListing<T extends object>(collection: string, document: T): T {
  if (!isListed(collection)) return document
  const listing = belongingTo(collection, stored.parse({ _id: null, ...document }))
  return listing ? { ...document, listing } : document
}

const fieldsOf = (collection: ListedCollection) => ({ [listed[collection].text]: 1, _status: 1, deletedAt: 1, 'listing.text': 1 })

/** @property filter finds nothing when somebody has changed the document meanwhile, who keeps what belongs to it himself */
type Change = { updateOne: { filter: Record<string, unknown>; update: { $set: { listing: Listing } } | { $unset: { listing: 1 } } } }

function changeOf(collection: ListedCollection, row: Stored, when: 'where it differs' | 'always'): Change[] {
  const { text } = listed[collection]
  const { _id, _status = null, deletedAt = null } = row
  const filter = { _id, _status, deletedAt, [text]: row[text] ?? null }
  const listing = belongingTo(collection, row)
  if (when === 'where it differs' && row.listing?.text === listing?.text) return []
  return [{ updateOne: { filter, update: listing ? { $set: { listing } } : { $unset: { listing: 1 } } } }]
}

/** Null for what is in no list: drafts, and what is in the trash. */
function belongingTo(collection: ListedCollection, { _status, deletedAt = null, ...row }: Stored): Listing | null {
  return _status === 'published' && deletedAt === null ? listingOf(String(row[listed[collection].text] ?? '')) : null
}

function modelOf({ collections }: MongooseAdapter, collection: ListedCollection) {
  const model = collections[collection]
  if (!model) throw new Error(`MongoDB has no collection ${collection}`)
  return model
}
