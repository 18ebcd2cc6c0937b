import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import { conditionsFilter } from '../finding/mongodb-attribute-values'
import { ORDER_CODES } from '../finding/mongodb-order-codes'
import { narrowPartOf } from '../narrow-parts'
import { keptCounts, type LastChange } from './kept-counts'
import { findsNothing, type ListedCollection, type ListFilter, type ListReader, listed, type Range } from './list'
import { ORDER } from './mongodb-indexes'
import { keywordCondition, piecesOf } from './mongodb-words'

/** An ObjectId. */
const databaseId = z.preprocess(String, z.string())
const row = z.object({ _id: databaseId })
const ofCategory = z.object({ _id: databaseId.nullable() })
const lastOfCategory = ofCategory.extend({ changedAt: z.unknown() })
const counted = ofCategory.extend({ count: z.number() })
const change = z.object({ id: databaseId, number: z.union([z.string(), z.number()]), changedAt: z.string() })

/**
 * Lists of MongoDB, by what is kept beside its documents and the indexes of it (mongodb-listings.ts). Why: record 0049.
 *
 * @param lastChange until when a count is right
 */
export function mongoLists(
  { collections, connection }: Pick<MongooseAdapter, 'collections' | 'connection'>,
  lastChange: LastChange,
): ListReader {
  const modelOf = (collection: ListedCollection) => {
    const model = collections[collection]
    if (!model) throw new Error(`MongoDB has no collection ${collection}`)
    return model
  }
  // What products have also changes with the attribute that their texts are read by.
  const lastChangeOf = async (collection: ListedCollection, { conditions = [] }: ListFilter) =>
    Math.max(...(await Promise.all([lastChange(collection), ...(conditions.length > 0 ? [lastChange('attributes')] : [])])))
  const countMatching = keptCounts(lastChangeOf, async (collection, filter) => modelOf(collection).countDocuments(matching(filter)))
  // How many products each category has is what menus show; with a keyword any change may be one of the texts that it is looked for in.
  const lastChangeOfGroups = (collection: ListedCollection, { keyword = '' }: Pick<ListFilter, 'keyword'>) =>
    lastChange(collection === 'products' && keyword === '' ? narrowPartOf(collection) : collection)
  const groupByCategory = keptCounts(lastChangeOfGroups, async (collection, { keyword }: Pick<ListFilter, 'keyword'>) => {
    const group = { _id: '$category', count: { $sum: 1 } }
    return counted.array().parse(await modelOf(collection).aggregate([{ $match: matching({ keyword }) }, { $group: group }]))
  })
  const count = async (collection: ListedCollection, filter: ListFilter) => {
    if (!listed[collection].hasCategory || !isOfAll(filter)) return countMatching(collection, filter)
    // Each page shows the number of each category anyway.
    return (await groupByCategory(collection, {})).reduce((sum, { count }) => sum + count, 0)
  }
  const idsIn = async (collection: ListedCollection, filter: ListFilter, { offset, limit }: Range) => {
    const found = modelOf(collection)
      .find(matching(filter), { _id: 1 })
      .sort({ ...ORDER })
    return idsOf(await found.skip(offset).limit(limit).lean())
  }
  return {
    page: async (collection, filter, range) => {
      if (findsNothing(filter)) return { ids: [], total: 0 }
      const [ids, total] = await Promise.all([idsIn(collection, filter, range), count(collection, filter)])
      return { ids, total }
    },
    first: async (collection, filter, limit) => (findsNothing(filter) ? [] : idsIn(collection, filter, { offset: 0, limit })),
    count: async (collection, filter) => (findsNothing(filter) ? 0 : count(collection, filter)),
    orderCodes: async (filter) => {
      if (findsNothing(filter)) return 0
      const products = idsOf(await modelOf('products').find(matching(filter), { _id: 1 }).lean())
      return connection.collection(ORDER_CODES).countDocuments({ product: { $in: products } })
    },
    countByCategory: async (collection, { keyword }) => {
      if (findsNothing({ keyword })) return new Map()
      const rows = await groupByCategory(collection, keyword ? { keyword } : {})
      return new Map(rows.flatMap(({ _id, count }) => (_id === null ? [] : [[_id, count]])))
    },
    similar: async (collection, word, limit) => {
      if (findsNothing({ keyword: word })) return []
      const model = modelOf(collection)
      const pieces = piecesOf(word).map((piece) => keywordCondition(piece))
      const counts = await Promise.all(pieces.map((condition) => model.countDocuments(condition, { limit })))
      const rarestFirst = pieces.map((condition, index) => ({ condition, count: counts[index] ?? 0 })).sort((a, b) => a.count - b.count)
      const ids = new Set<string>()
      for (const { condition, count } of rarestFirst) {
        if (count === 0 || ids.size >= limit) continue
        for (const id of idsOf(await model.find(condition, { _id: 1 }).limit(limit).lean())) ids.add(id)
      }
      return [...ids].slice(0, limit)
    },
    changes: async (collection, numberField, start, limit) => {
      const [after, offset] = 'after' in start ? [{ _id: { $gt: start.after } }, 0] : [{}, start.offset]
      const found = modelOf(collection).find({ ...matching({}), ...after }, { [numberField]: 1, updatedAt: 1 })
      const rows = await found.sort({ _id: 1 }).skip(offset).limit(limit).lean()
      return change
        .array()
        .parse(rows.map((one) => ({ id: one._id, number: Reflect.get(one, numberField), changedAt: isoOf(Reflect.get(one, 'updatedAt')) })))
    },
    lastChanges: async (collection) => {
      // In this form the first of each category is all that is read of the index.
      const { hasCategory } = listed[collection]
      const newestFirst = { ...(hasCategory && { category: 1 as const }), updatedAt: -1 as const }
      const last = { _id: hasCategory ? '$category' : null, changedAt: { $first: '$updatedAt' } }
      const found = await modelOf(collection).aggregate([{ $match: matching({}) }, { $sort: newestFirst }, { $group: last }])
      return new Map(
        lastOfCategory
          .array()
          .parse(found)
          .map(({ _id, changedAt }) => [_id ?? 0, isoOf(changedAt)]),
      )
    },
  }
}

const idsOf = (rows: unknown) =>
  row
    .array()
    .parse(rows)
    .map(({ _id }) => _id)

const isOfAll = ({ flags = {}, categories, hasCover = false, except = [], keyword = '', conditions = [] }: ListFilter) =>
  Object.values(flags).every((isSet) => isSet === undefined) &&
  categories === undefined &&
  !hasCover &&
  except.length === 0 &&
  keyword === '' &&
  conditions.length === 0

/** The adapter keeps days and times as dates. */
const isoOf = (date: unknown) => z.coerce.date().parse(date).toISOString()

/** Only what is published and not in the trash is listed, and has words. */
function matching({ flags = {}, categories, hasCover = false, except = [], keyword = '', conditions = [] }: ListFilter) {
  const ticks = Object.entries(flags).flatMap(([name, isSet]) => (isSet === undefined ? [] : [[name, isSet ? true : { $ne: true }]]))
  return {
    ...(keyword === '' ? { 'listing.isOn': true } : keywordCondition(keyword)),
    ...Object.fromEntries(ticks),
    ...(categories && { category: { $in: categories } }),
    ...(hasCover && { cover: { $ne: null } }),
    ...(except.length > 0 && { _id: { $nin: except } }),
    ...conditionsFilter(conditions),
  }
}
