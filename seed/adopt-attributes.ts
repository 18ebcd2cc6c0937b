import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { ATTRIBUTES_EDITION as edition } from '../src/database/attributes-edition.mjs'
import { inTransaction } from '../src/database/transaction'
import type { Attribute } from '../src/domain/attributes/attribute'
import { fittingAttributes } from '../src/domain/attributes/fit'
import { holdsFor } from '../src/domain/attributes/scope'
import { storedAttribute } from '../src/domain/attributes/stored-attribute'
import { type DocumentId, documentId } from '../src/lib/document-id'
import { idOf, idsOf } from '../src/lib/references'
import type { Fixtures } from './load-fixtures'
import { createAttributes } from './write/attributes'

/** Under this name the key-value store keeps how far it has come (see src/server/database-state.mjs). */
const KEY = 'attributes'

/** So many products are read and written in one transaction. */
const BATCH = 50

const progress = z.object({ edition: z.number(), isComplete: z.boolean(), after: documentId.nullable() })
type Progress = z.infer<typeof progress>

/**
 * Gives an existing site the usual attributes, when it has none, and names them in those rows of its products by whose name, unit and value
 * they go (record 0060). Once, resumable, and before anybody is served. What no attribute fits stays free text. A new site gets both from
 * its fixtures.
 *
 * @param isSeeded whether the site had content before
 */
export async function adoptAttributes(payload: Payload, { attributes }: Fixtures, isSeeded: boolean): Promise<void> {
  const kept = progress.safeParse(await payload.kv.get(KEY)).data
  if (kept?.edition === edition && kept.isComplete) return
  const state: Progress = kept?.edition === edition ? kept : { edition, isComplete: false, after: null }
  if (isSeeded) {
    await createMissing(payload, attributes)
    await matchProducts(payload, state)
  }
  await payload.kv.set(KEY, { ...state, isComplete: true })
}

/** Only into an empty collection: what an editor made or deleted stays so. One transaction, so that it is never half full. */
async function createMissing(payload: Payload, attributes: Fixtures['attributes']): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'attributes', overrideAccess: true })
  if (totalDocs > 0) return
  console.log('登记属性')
  const { docs } = await payload.find({ ...all, collection: 'product-categories', select: { categoryId: true } })
  const categories = new Map(docs.map(({ id, categoryId }) => [categoryId ?? 0, id]))
  await inTransaction(payload, (req) => createAttributes({ payload, req, attributes, categories }))
}

const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

type Known = { id: DocumentId; attribute: Attribute; categories: readonly DocumentId[] }
type Scope = (category: DocumentId | null) => Known[]

async function matchProducts(payload: Payload, state: Progress): Promise<void> {
  const scope = await readScope(payload)
  let { after } = state
  for (;;) {
    const last = await inTransaction(payload, (req) => matchBatch({ ...req, payload }, after, scope))
    if (last === null) return
    after = last
    await payload.kv.set(KEY, { ...state, after })
  }
}

async function readScope(payload: Payload): Promise<Scope> {
  const attributes = await payload.find({ ...all, collection: 'attributes', sort: ['sortOrder', 'id'] })
  const tree = await payload.find({ ...all, collection: 'product-categories', select: { parent: true } })
  const parents = new Map(tree.docs.map(({ id, parent }) => [id, idOf(parent)]))
  const known = attributes.docs.map((row): Known => ({ id: row.id, attribute: storedAttribute(row), categories: idsOf(row.categories) }))
  return (category) => {
    const places = category === null ? [] : [category, parents.get(category) ?? category]
    return known.filter(({ categories }) => holdsFor(categories, places))
  }
}

type Request = Partial<PayloadRequest> & { payload: Payload }

const reference = z.union([documentId, z.object({ id: documentId })]).nullish()
const parameter = z.looseObject({
  group: z.string().nullish(),
  name: z.string().nullish(),
  value: z.string().nullish(),
  unit: z.string().nullish(),
  attributes: z.array(reference).nullish(),
})
const product = z.looseObject({ category: reference, parameters: z.array(parameter).nullish() })
const stored = product.extend({ id: documentId })
const version = z.looseObject({ id: documentId, version: product })

/** @returns the last product of the batch; null when there was none */
async function matchBatch(req: Request, after: DocumentId | null, scope: Scope): Promise<DocumentId | null> {
  const { db } = req.payload
  const collection: CollectionSlug = 'products'
  const where: Where = after === null ? {} : { id: { greater_than: after } }
  const { docs } = await db.find({ collection, where, sort: 'id', limit: BATCH, pagination: false, req })
  const products = stored.array().parse(docs)
  for (const one of products) {
    const parameters = matched(one, scope)
    // As a whole: of a part alone the embedded database would take away all other lists.
    if (parameters) await db.updateOne({ collection, id: one.id, data: { ...one, parameters }, req, returning: false })
  }
  await matchVersions(
    req,
    products.map(({ id }) => id),
    scope,
  )
  return products.at(-1)?.id ?? null
}

/** Drafts go on from the newest version. It is written as a whole: a part of it would replace the rest. */
async function matchVersions(req: Request, ids: readonly DocumentId[], scope: Scope): Promise<void> {
  const { db } = req.payload
  const collection: CollectionSlug = 'products'
  const where: Where = { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] }
  const { docs } = await db.findVersions({ collection, where, limit: 0, pagination: false, req })
  for (const raw of docs) {
    const { id, version: draft } = version.parse(raw)
    const parameters = matched(draft, scope)
    if (parameters) await db.updateVersion({ collection, id, versionData: { ...raw, version: { ...raw.version, parameters } }, req })
  }
}

/** The rows with attributes where there were none and some fit; null when nothing changes. An attribute is named once in a product. */
function matched({ category, parameters }: z.infer<typeof product>, scope: Scope): z.infer<typeof parameter>[] | null {
  const rows = parameters ?? []
  const known = scope(idOf(category))
  const used = new Set(rows.flatMap((row) => idsOf(row.attributes)))
  let isChanged = false
  const result = rows.map((row) => {
    if (idsOf(row.attributes).length > 0) return row
    const named = { group: row.group ?? '', name: row.name ?? '', value: row.value ?? '', unit: row.unit ?? '' }
    const fitting = fittingAttributes(
      known.map(({ attribute }) => attribute),
      named,
    )
    const ids = fitting.flatMap((attribute) => known.find((one) => one.attribute === attribute)?.id ?? [])
    if (ids.length === 0 || ids.some((id) => used.has(id))) return row
    for (const id of ids) used.add(id)
    isChanged = true
    return { ...row, attributes: ids }
  })
  return isChanged ? result : null
}
