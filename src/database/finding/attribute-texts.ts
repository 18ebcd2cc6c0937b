import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'
import { isMongoose } from '../is-mongoose'
import { allRows, sessionOf } from '../rows'
import type { Request } from './attribute-values'

const text = z
  .string()
  .nullish()
  .transform((one) => one ?? '')

/** What a row of parameters says that names an attribute: its text, and by which attributes it is read. */
const attributeText = z.object({ value: text, unit: text, attributes: z.array(z.preprocess(ofMongodb, documentId)) })
export type AttributeText = z.output<typeof attributeText>

/** An ObjectId as the text that Payload makes of it. */
function ofMongodb(id: unknown): unknown {
  return typeof id === 'object' ? String(id) : id
}

const listed = z.preprocess((json) => JSON.parse(String(json)), z.array(documentId))
const sqliteText = attributeText.extend({ attributes: listed })
const sqliteProduct = z.object({ id: documentId })
const mongoText = z.object({ _id: attributeText })
const mongoProduct = z.object({ _id: z.preprocess(String, z.string()) })

/**
 * What all products say of an attribute, each text once: of 100,000 products a few dozen. One question, in the transaction of the request
 * (record 0064).
 */
export async function textsOf(req: Request, attribute: DocumentId): Promise<AttributeText[]> {
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) return mongoTexts(adapter, req, attribute)
  const named = sql`SELECT json_group_array(attributes_id) FROM (SELECT attributes_id FROM products_rels AS other
    WHERE other.parent_id = named.parent_id AND other.path = named.path AND attributes_id IS NOT NULL ORDER BY other."order")`
  const rows = await allRows(req, sql`SELECT DISTINCT value, unit, (${named}) AS attributes FROM ${rowsNaming(attribute)}`)
  return z.array(sqliteText).parse(rows)
}

/** The products that say one of some things of it, drafts and the trash included. */
export async function productsSaying(req: Request, attribute: DocumentId, values: readonly string[]): Promise<DocumentId[]> {
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) return mongoProducts(adapter, req, attribute, values)
  const said = sql`coalesce(value, '') IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
  const rows = await allRows(req, sql`SELECT DISTINCT named.parent_id AS id FROM ${rowsNaming(attribute)} AND ${said} ORDER BY 1`)
  return z
    .array(sqliteProduct)
    .parse(rows)
    .map(({ id }) => id)
}

/** Rows of parameters beside the relations that Payload keeps of them, by the path that they have in their product. */
const rowsNaming = (attribute: DocumentId) =>
  sql`products_rels AS named JOIN products_parameters AS said
    ON said._parent_id = named.parent_id AND named.path = 'parameters.' || (said._order - 1) || '.attributes'
    WHERE named.attributes_id = ${attribute}`

async function mongoTexts(adapter: MongooseAdapter, req: Request, attribute: DocumentId): Promise<AttributeText[]> {
  const { model, naming } = productsNaming(adapter, attribute)
  const { value, unit, attributes } = { value: '$parameters.value', unit: '$parameters.unit', attributes: '$parameters.attributes' }
  const pipeline = [
    { $match: naming },
    { $project: { parameters: { value: 1, unit: 1, attributes: 1 } } },
    { $unwind: '$parameters' },
    { $match: naming },
    { $group: { _id: { value, unit, attributes } } },
  ]
  const found = await model.aggregate(pipeline, await sessionOf(adapter, req))
  return z
    .array(mongoText)
    .parse(found)
    .map(({ _id }) => _id)
}

async function mongoProducts(
  adapter: MongooseAdapter,
  req: Request,
  attribute: DocumentId,
  values: readonly string[],
): Promise<DocumentId[]> {
  const { model, naming } = productsNaming(adapter, attribute)
  const where = { ...naming, 'parameters.value': { $in: [...values] } }
  const found = await model
    .find(where, { _id: 1 }, await sessionOf(adapter, req))
    .sort({ _id: 1 })
    .lean()
  return z
    .array(mongoProduct)
    .parse(found)
    .map(({ _id }) => _id)
}

function productsNaming({ collections }: MongooseAdapter, attribute: DocumentId) {
  const model = collections.products
  if (!model) throw new Error('MongoDB has no collection products')
  // A pipeline is sent as it stands: ids have to be made what is stored.
  return { model, naming: model.find().cast(model, { 'parameters.attributes': attribute }) }
}
