import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import type { DocumentId } from '../../lib/document-id'
import { sessionOf } from '../rows'
import { reported } from '../write-conflict'
import {
  type AttributeCondition,
  type AttributeValue,
  type AttributeValueIndex,
  byAttribute,
  type NearestQuestion,
  type Question,
} from './attribute-values'

/** Under this name each published product has its values beside its fields; Payload does not know of it, and hands it to nobody. */
export const VALUES = 'attributeValues'

const value = z.object({
  attribute: z.string(),
  choice: z.string(),
  min: z.number(),
  max: z.number(),
  isLeast: z.boolean(),
  isGreatest: z.boolean(),
})
const tallies = z.array(z.object({ _id: value, count: z.number() }))
const products = z.array(z.object({ _id: z.preprocess(String, z.string()) }))

type Adapter = Pick<MongooseAdapter, 'collections'>

/** Values of MongoDB, kept beside the products that have them (record 0064). */
export function mongoAttributeValues(adapter: MongooseAdapter): AttributeValueIndex {
  return {
    replace: async (req, { id }, values) => {
      const options = { ...(await sessionOf(adapter, req)), strict: false, timestamps: false }
      const change = values.length > 0 ? { $set: { [VALUES]: values.map(stored) } } : { $unset: { [VALUES]: 1 } }
      await reported(productsOf(adapter).updateOne({ _id: id }, change, options).exec())
    },
    productsWith: async (attribute) => {
      const found = await productsOf(adapter)
        .find({ [`${VALUES}.attribute`]: String(attribute) }, { _id: 1 })
        .lean()
      return products.parse(found).map(({ _id }) => _id)
    },
    tally: async (question) => {
      const { categories, attributes, conditions } = question
      if (categories.length === 0 || attributes.length === 0) return byAttribute(attributes, [])
      const ofAll = countIn(adapter, question, conditionsFilter(conditions), attributes, true)
      // Who fails one condition alone counts for its attribute.
      const failing = conditions.map((one) => {
        const others = conditionsFilter(conditions.filter((other) => other !== one))
        return countIn(adapter, question, { ...others, $nor: [{ [VALUES]: element(one) }] }, [one.attribute], false)
      })
      return byAttribute(attributes, (await Promise.all([ofAll, ...failing])).flat())
    },
    nearest: (question) => nearestIn(adapter, question),
  }
}

const stored = ({ attribute, ...piece }: AttributeValue) => ({ attribute: String(attribute), ...piece })

/** What products must have to meet all conditions: for the filter of a question about products. */
export function conditionsFilter(conditions: readonly AttributeCondition[]): Record<string, unknown> {
  return conditions.length > 0 ? { [VALUES]: { $all: conditions.map(element) } } : {}
}

function element({ attribute, condition }: AttributeCondition) {
  const named = { attribute: String(attribute) }
  if ('choices' in condition) return { $elemMatch: { ...named, choice: { $in: [...condition.choices] } } }
  return { $elemMatch: { ...named, choice: '', min: { $lte: condition.to }, max: { $gte: condition.from } } }
}

async function nearestIn(adapter: Adapter, { categories, by, conditions, limit }: NearestQuestion): Promise<DocumentId[]> {
  const named = by.attributes.map(String)
  const within = by.isBelow ? { max: { $lt: by.from }, isGreatest: true } : { min: { $lte: by.to }, max: { $gte: by.from } }
  const model = productsOf(adapter)
  const matching = model.find().cast(model, { 'listing.isOn': true, category: { $in: [...categories] } })
  const others = conditions.map(({ attributes, condition }) => ({
    $or: attributes.map((attribute) => ({ [VALUES]: element({ attribute, condition }) })),
  }))
  const value = by.isBelow ? { $max: `$${VALUES}.max` } : { $min: { $max: [`$${VALUES}.min`, by.from] } }
  const found = await model.aggregate([
    { $match: { ...matching, $and: [{ [VALUES]: { $elemMatch: { attribute: { $in: named }, choice: '', ...within } } }, ...others] } },
    { $project: { [VALUES]: 1 } },
    { $unwind: `$${VALUES}` },
    {
      $match: Object.fromEntries(
        Object.entries({ attribute: { $in: named }, choice: '', ...within }).map(([field, wanted]) => [`${VALUES}.${field}`, wanted]),
      ),
    },
    { $group: { _id: '$_id', value } },
    { $sort: { value: by.isBelow ? -1 : 1, _id: 1 } },
    { $limit: limit },
  ])
  return products.parse(found).map(({ _id }) => _id)
}

async function countIn(
  adapter: Adapter,
  { categories }: Question,
  filter: Record<string, unknown>,
  attributes: readonly DocumentId[],
  isMeeting: boolean,
) {
  const wanted = { [`${VALUES}.attribute`]: { $in: attributes.map(String) } }
  const model = productsOf(adapter)
  // A pipeline is sent as it stands: ids have to be made what is stored.
  const matching = model.find().cast(model, { 'listing.isOn': true, category: { $in: [...categories] }, ...filter })
  const found = await model.aggregate([
    { $match: matching },
    { $project: { [VALUES]: 1 } },
    { $unwind: `$${VALUES}` },
    { $match: wanted },
    { $group: { _id: `$${VALUES}`, count: { $sum: 1 } } },
  ])
  return tallies.parse(found).map(({ _id, count }) => ({ ..._id, count, isMeeting }))
}

function productsOf({ collections }: Adapter) {
  const model = collections.products
  if (!model) throw new Error('MongoDB has no collection products')
  return model
}
