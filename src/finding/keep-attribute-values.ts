import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type AttributeText, productsSaying, textsOf } from '../database/finding/attribute-texts'
import { attributeValueIndex } from '../database/finding/attribute-value-index'
import type { AttributeValue } from '../database/finding/attribute-values'
import type { Attribute } from '../domain/attributes/attribute'
import { storedAttribute } from '../domain/attributes/stored-attribute'
import { type ParameterRow, valuesOfRows } from '../domain/facets/values-of-rows'
import { type DocumentId, documentId } from '../lib/document-id'
import { idOf, idsOf } from '../lib/references'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** What of a product the index is made from. Of the parts of a row each by its name: SQLite reads no relations of what is selected as a whole. */
const fields = {
  parameters: { value: true, unit: true, attributes: true },
  category: true,
  _status: true,
  deletedAt: true,
} as const

const reference = z.union([documentId, z.object({ id: documentId })]).nullish()
const parameter = z.object({ value: z.string().nullish(), unit: z.string().nullish(), attributes: z.array(reference).nullish() })

/** A product as it is stored, not as a draft has it. */
const valuedProduct = z.object({
  id: documentId,
  parameters: z.array(parameter).nullish(),
  category: reference,
  _status: z.unknown().optional(),
  deletedAt: z.unknown().optional(),
})
type ValuedProduct = z.output<typeof valuedProduct>

/** So many products of an attribute are read at a time: some fifty milliseconds, for which nobody else is answered. */
const BATCH = 100

type Attributes = ReadonlyMap<DocumentId, Attribute>

/**
 * Makes the values of a product what its rows of parameters say, in the transaction of its change (record 0064). Of a draft, or in the
 * trash, it has none.
 *
 * @param isDraft whether a draft was saved beside what is public, which stays as it is
 */
export async function keepAttributeValues(req: Request, id: DocumentId, isDraft: boolean): Promise<void> {
  const found = await req.payload.db.findOne({ collection: 'products', where: { id: { equals: id } }, select: fields, req })
  const { data: product } = valuedProduct.safeParse(found)
  if (!product || (isDraft && isPublic(product))) return
  await writeValues(req, product, isPublic(product) ? await readAttributes(req) : new Map())
}

/** Takes the values of a product away that is gone. */
export const forgetAttributeValues = (req: Request, id: DocumentId): Promise<void> =>
  attributeValueIndex(req.payload).replace(req, { id, category: 0 }, [])

/**
 * The products that an attribute, changed just now, says something else of than before: those that write a text which it reads otherwise.
 * Most changes are of none (another choice, a name, what a choice is shown as), however many products name it.
 *
 * @param before as it was
 */
export async function productsReadOtherwise(req: Request, id: DocumentId, before: Attribute): Promise<DocumentId[]> {
  const attributes = await readAttributes(req)
  const earlier = new Map(attributes).set(id, before)
  const readBy = (row: AttributeText, by: Attributes) => JSON.stringify([...valuesOfRows([row], (name) => by.get(name))])
  const otherwise = (await textsOf(req, id)).filter((row) => readBy(row, attributes) !== readBy(row, earlier))
  const values = [...new Set(otherwise.map(({ value }) => value))]
  return values.length > 0 ? productsSaying(req, id, values) : []
}

/** Reads the values of products anew, in the transaction of the request; in between others get their turn. */
export async function readValuesAnew(req: Request, products: readonly DocumentId[]): Promise<void> {
  const attributes = await readAttributes(req)
  for (let at = 0; at < products.length; at += BATCH) {
    await keepBatch(req, { id: { in: products.slice(at, at + BATCH) } }, null, { attributes, limit: BATCH })
    await turn()
  }
}

/** Takes the values of an attribute away that is gone, and that nothing names any more. */
export async function forgetAttribute(req: Request, attribute: DocumentId): Promise<void> {
  const products = await attributeValueIndex(req.payload).productsWith(attribute)
  for (const product of products) await keepAttributeValues(req, product, false)
}

/**
 * Makes the values of the next products what they should be.
 *
 * @param after the last one of those before
 * @returns the last one; null when there was none
 */
export async function keepBatch(
  req: Request,
  meant: Where,
  after: DocumentId | null,
  { attributes, limit }: { attributes: Attributes; limit: number },
): Promise<DocumentId | null> {
  const where: Where = after === null ? meant : { and: [meant, { id: { greater_than: after } }] }
  const options = { collection: 'products' as const, where, sort: 'id', limit, pagination: false, select: fields, req }
  const products = valuedProduct.array().parse((await req.payload.db.find(options)).docs)
  for (const product of products) await writeValues(req, product, attributes)
  return products.at(-1)?.id ?? null
}

/** Writes the values of products that were stored just now, and not by Payload's own operations. */
export async function writeAttributeValues(req: Request, products: readonly unknown[], attributes: Attributes): Promise<void> {
  for (const product of valuedProduct.array().parse(products)) await writeValues(req, product, attributes)
}

const definition = z.object({ id: documentId }).and(z.custom<Parameters<typeof storedAttribute>[0]>())

/** All attributes, by their database ids. */
export async function readAttributes(req: Request): Promise<Attributes> {
  const { docs } = await req.payload.db.find({ collection: 'attributes', limit: 0, pagination: false, req })
  return new Map(
    definition
      .array()
      .parse(docs)
      .map((row) => [row.id, storedAttribute(row)]),
  )
}

async function writeValues(req: Request, product: ValuedProduct, attributes: Attributes): Promise<void> {
  const category = idOf(product.category)
  const values = category !== null && isPublic(product) ? valuesOf(product, attributes) : []
  await attributeValueIndex(req.payload).replace(req, { id: product.id, category: category ?? 0 }, values)
}

const isPublic = ({ _status, deletedAt }: ValuedProduct) => _status === 'published' && (deletedAt ?? null) === null

function valuesOf({ parameters }: ValuedProduct, attributes: Attributes): AttributeValue[] {
  const rows = (parameters ?? []).map(
    (row): ParameterRow<DocumentId> => ({ value: row.value ?? '', unit: row.unit ?? '', attributes: idsOf(row.attributes) }),
  )
  const found = valuesOfRows(rows, (id) => attributes.get(id))
  return [...found].flatMap(([attribute, values]) => values.map((value) => ({ attribute, ...value })))
}
