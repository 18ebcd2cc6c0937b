import type { Payload, PayloadRequest } from 'payload'
import { isMongoose } from '../../src/database/is-mongoose'
import { mergeWords } from '../../src/database/merge-words'
import { inTransaction } from '../../src/database/transaction'
import { holderOf } from '../../src/usage/holders'
import { noteEditions } from '../../src/usage/keep'
import type { Progress } from '../progress'
import { keepIndexes } from './keep-indexes'
import { keepNumbers, readAttributes, readCategories, somePictures } from './library'
import { codeAliases } from './make/code-aliases'
import type { Id, Library, StoredFields } from './make/library'
import { type Maker, makerFor } from './make/maker'
import { type Kind, kindsInOrder } from './numbers'
import { Refusal, type Wanted } from './options'
import { mongodbStore } from './store/mongodb'
import { isSqlite, sqliteStore } from './store/sqlite'
import { type Store, type StoredKind, versionOf } from './store/store'

/** So many documents are one transaction: a second or two, in which others who write wait. */
const BATCH = 500

/** Is there once synthetic documents are written: whatever has one of their numbers is one of them. */
const BEGUN = 'synthetic-begun'

type Options = {
  wanted: Wanted
  progress: Pick<Progress, 'step'>
  /** How many documents are one transaction. */
  batch?: number
}

/**
 * Writes synthetic documents until there are as many as wanted; those that are there are left alone. It can be killed at any moment,
 * and goes on when it is called again (spec: demo-content/synthetic, record 0050).
 *
 * @throws {Refusal} when others have their numbers, or when there is nothing that they could refer to
 */
export async function fill(payload: Payload, options: Options): Promise<void> {
  const store = storeOf(payload)
  await begin(payload, store)
  const others = await somePictures(payload)
  if (options.wanted.products > 0 && options.wanted.media === 0 && others.length === 0)
    throw new Refusal('Products need pictures, and there are none: add --media 8, for example.')
  const library: Library = { ...(await readCategories(payload)), attributes: await readAttributes(payload), pictures: [], documents: [] }
  const make = makerFor(payload, library)
  for (const kind of kindsInOrder) {
    const ids = await store.idsOf(kind)
    await fillKind(kind, ids, { ...options, payload, store, make })
    if (kind === 'media') library.pictures = ids.size > 0 ? inOrder(ids) : others
    if (kind === 'documents') library.documents = inOrder(ids)
  }
  await mergeWords(payload)
}

function storeOf(payload: Payload): Store {
  const adapter: { name: string } = payload.db
  if (isMongoose(adapter)) return mongodbStore(payload, adapter)
  if (isSqlite(adapter)) return sqliteStore(payload, adapter)
  throw new Error(`No synthetic documents for the database ${adapter.name}`)
}

async function begin(payload: Payload, store: Store): Promise<void> {
  if (await payload.kv.has(BEGUN)) return
  for (const kind of kindsInOrder) {
    const { size } = await store.idsOf(kind)
    if (size > 0) throw new Refusal(`${size} of ${kind} have numbers or names of synthetic ones and are real; nothing was written.`)
  }
  await keepNumbers(payload)
  await payload.kv.set(BEGUN, true)
}

/** By running number. */
const inOrder = (ids: ReadonlyMap<number, Id>): Id[] => [...ids].sort(([a], [b]) => a - b).map(([, id]) => id)

type Filling = Options & { payload: Payload; store: Store; make: Maker }

/** @param ids of those that are there; those that are written join them */
async function fillKind(
  kind: Kind,
  ids: Map<number, Id>,
  { wanted, progress, batch = BATCH, payload, store, make }: Filling,
): Promise<void> {
  const all = Array.from({ length: wanted[kind] }, (_, index) => index + 1)
  const missing = all.filter((n) => !ids.has(n))
  if (missing.length < all.length) progress.step(kind, all.length - missing.length)
  for (let at = 0; at < missing.length; at += batch) {
    const numbers = missing.slice(at, at + batch)
    const documents: StoredFields[] = []
    for (const n of numbers) documents.push(await make(kind, n))
    const made = await inTransaction(payload, (req) => write(payload, store, { kind, documents, req }))
    for (const [index, n] of numbers.entries()) ids.set(n, made[index] ?? '')
    progress.step(kind, numbers.length)
  }
}

type Stored = StoredFields & { id: Id }
type Writing = { kind: Kind; documents: readonly StoredFields[]; req: Partial<PayloadRequest> }

/**
 * The first document of a transaction goes through the adapter, so that all that is kept with a write moves as with any other: the
 * content version above all (record 0015). The others are stored like it, at once.
 */
async function write(payload: Payload, store: Store, { kind, documents, req }: Writing): Promise<Id[]> {
  const ids = await writeAll(payload, store, { kind, documents, req })
  const stored = documents.map((document, index) => ({ ...document, id: ids[index] ?? '' }))
  await noteReferences(payload, kind, stored, req)
  await keepIndexes({ ...req, payload }, kind, stored)
  if (kind === 'products') await writeAliases(payload, store, stored, req)
  return ids
}

/** What others write for these products. */
async function writeAliases(payload: Payload, store: Store, products: readonly Stored[], req: Partial<PayloadRequest>): Promise<void> {
  const aliases = products.flatMap(codeAliases)
  if (aliases.length === 0) return
  const ids = await store.insert('code-aliases', aliases, req)
  const stored = aliases.map((alias, index) => ({ ...alias, id: ids[index] ?? '' }))
  await noteReferences(payload, 'code-aliases', stored, req)
}

async function writeAll(payload: Payload, store: Store, { kind, documents, req }: Writing): Promise<Id[]> {
  const [first, ...others] = documents
  if (!first) return []
  const id = await writeOne(payload, { kind, document: first, req })
  return others.length === 0 ? [id] : [id, ...(await store.insert(kind, others, req))]
}

/** What documents refer to and lack, as the hooks note it of a document that is saved (record 0052). */
async function noteReferences(payload: Payload, kind: StoredKind, stored: readonly Stored[], req: Partial<PayloadRequest>): Promise<void> {
  const holder = holderOf(payload.config, kind)
  if (!holder) return
  await noteEditions(
    { ...req, payload },
    holder,
    stored.map((current) => ({ current, draft: current })),
  )
}

async function writeOne(
  { db, collections }: Payload,
  { kind, document, req }: { kind: Kind; document: StoredFields; req: Partial<PayloadRequest> },
) {
  const { id } = await db.create({ collection: kind, data: structuredClone(document), req })
  if (!collections[kind].config.versions) return id
  const { version: versionData, createdAt, updatedAt, autosave, parent } = versionOf(document, id)
  await db.createVersion({ collectionSlug: kind, versionData, createdAt, updatedAt, autosave, parent, req })
  return id
}
