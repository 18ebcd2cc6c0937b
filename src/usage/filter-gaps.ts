import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload, Where } from 'payload'
import { z } from 'zod'
import { insertRows } from '../database/rows'
import { inTransaction } from '../database/transaction'
import { holdsFor } from '../domain/attributes/scope'
import { keyOf } from '../domain/document-keys'
import { type DocumentId, documentId } from '../lib/document-id'
import { idOf, idsOf } from '../lib/references'
import type { Request } from './resolve'
import type { GapRow } from './rows'

/** The gap of a product that no filter of its category finds. */
const GAP = 'filters'

/** So many products are read and written in one transaction: others who write wait for no longer. */
const BATCH = 200

const reference = z.union([documentId, z.object({ id: documentId })]).nullish()
const references = z.array(reference).nullish()
const filter = z.object({ id: documentId, name: z.string(), condition: z.string().nullish(), categories: references })
const category = z.object({ id: documentId, parent: reference })

/** Of the parts of a row each by its name: SQLite reads no relations of what is selected as a whole. */
const fields = { category: true, parameters: { attributes: true }, updatedAt: true, deletedAt: true } as const
const product = z.object({
  id: documentId,
  category: reference,
  parameters: z.array(z.object({ attributes: references })).nullish(),
  updatedAt: z.string(),
  deletedAt: z.unknown().optional(),
})
type Product = z.output<typeof product>

type Filters = { attributes: z.output<typeof filter>[]; parents: ReadonlyMap<DocumentId, DocumentId | null> }

async function readFilters({ payload: { db }, ...req }: Request): Promise<Filters> {
  const all = { limit: 0, pagination: false, req }
  const [attributes, categories] = await Promise.all([
    db.find({ collection: 'attributes', where: { isFilter: { equals: true } }, sort: ['sortOrder', 'id'], ...all }),
    db.find({ collection: 'product-categories', select: { parent: true }, ...all }),
  ])
  const parents = category.array().parse(categories.docs)
  return { attributes: filter.array().parse(attributes.docs), parents: new Map(parents.map(({ id, parent }) => [id, idOf(parent)])) }
}

/** The names of the filters of its category, when a product says nothing of any; else none: not every product of a category has everything. */
function lacking({ attributes, parents }: Filters, { category: place, parameters }: Product): string[] {
  const own = idOf(place)
  const places = own === null ? [] : [own, parents.get(own) ?? own]
  const named = new Set((parameters ?? []).flatMap((row) => idsOf(row.attributes)))
  const wanted = attributes.filter(({ categories }) => holdsFor(idsOf(categories), places))
  return wanted.some(({ id }) => named.has(id)) ? [] : wanted.map(nameOf)
}

/** A quantity at another condition is another attribute. */
const nameOf = ({ name, condition }: z.output<typeof filter>) => (condition ? `${name}（${condition}）` : name)

const readProducts = async ({ payload, ...req }: Request, where: Where): Promise<Product[]> => {
  const options = { collection: 'products' as const, where, sort: 'id', limit: BATCH, pagination: false, select: fields, req }
  return product.array().parse((await payload.db.find(options)).docs)
}

/** By which filters products could be found that none finds, by their ids; at most 200 products. */
export async function lackingFilters(req: Request, ids: readonly DocumentId[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const [filters, products] = await Promise.all([readFilters(req), readProducts(req, { id: { in: [...ids] } })])
  return new Map(products.map((one) => [String(one.id), lacking(filters, one)]))
}

/**
 * Looks through all products once more, because what they are to have has changed: which attributes are filters, and for which categories.
 * Only rows that differ are written. The embedded database answers at once: without a turn for others in between no page would be made
 * until the end (record 0059).
 */
export async function renewFilterGaps(payload: BasePayload): Promise<void> {
  let after: DocumentId | null = null
  do {
    after = await inTransaction(payload, (req): Promise<DocumentId | null> => renewBatch({ ...req, payload }, after))
    await turn()
  } while (after !== null)
}

/** @returns the last product of the batch; null when there was none */
async function renewBatch(req: Request, after: DocumentId | null): Promise<DocumentId | null> {
  const [filters, products] = await Promise.all([
    readFilters(req),
    readProducts(req, after === null ? {} : { id: { greater_than: after } }),
  ])
  const wanted = products.filter((one) => !one.deletedAt && lacking(filters, one).length > 0)
  const rows = wanted.map(({ id, updatedAt }): GapRow => ({ holder: keyOf('products', id), gap: GAP, changedAt: updatedAt }))
  const holders = products.map(({ id }) => keyOf('products', id))
  await replaceGap(req, holders, rows)
  return products.at(-1)?.id ?? null
}

const known = z.object({ id: documentId, holder: z.string() })

async function replaceGap(req: Request, holders: string[], rows: readonly GapRow[]): Promise<void> {
  const { db } = req.payload
  const where: Where = { and: [{ holder: { in: holders } }, { gap: { equals: GAP } }] }
  const before = known.array().parse((await db.find({ collection: 'content-gaps', where, limit: 0, pagination: false, req })).docs)
  const lackingNow = new Set(rows.map(({ holder }) => holder))
  const filled = before.filter(({ holder }) => !lackingNow.has(holder)).map(({ id }) => id)
  if (filled.length > 0) await db.deleteMany({ collection: 'content-gaps', where: { id: { in: filled } }, req })
  const listed = new Set(before.map(({ holder }) => holder))
  await insertRows(
    req,
    'content-gaps',
    rows.filter(({ holder }) => !listed.has(holder)),
  )
}
