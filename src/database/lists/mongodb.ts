import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import { findsNothing, type ListedCollection, type ListFilter, type ListReader, listed } from './list'

/** An ObjectId. */
const databaseId = z.preprocess(String, z.string())
const row = z.object({ _id: databaseId })
const lastChange = z.object({ _id: z.unknown(), changedAt: z.unknown() })
const change = z.object({ number: z.union([z.string(), z.number()]), changedAt: z.string() })
const counted = row.extend({ count: z.number() })

/** Lists of MongoDB, by the indexes that the collections declare. Why: record 0049. */
export function mongoLists(adapter: MongooseAdapter): ListReader {
  const modelOf = (collection: ListedCollection) => {
    const model = adapter.collections[collection]
    if (!model) throw new Error(`MongoDB has no collection ${collection}`)
    return model
  }
  return {
    page: async (collection, filter, { offset, limit }) => {
      if (findsNothing(filter)) return { ids: [], total: 0 }
      const model = modelOf(collection)
      const asked = matching(collection, filter)
      const found = model.find(asked, { _id: 1 }).sort({ sortOrder: 1, publishedAt: -1, _id: -1 })
      const [rows, total] = await Promise.all([found.skip(offset).limit(limit).lean(), model.countDocuments(asked)])
      const ids = row.array().parse(rows)
      return { ids: ids.map(({ _id }) => _id), total }
    },
    count: async (collection, filter) => (findsNothing(filter) ? 0 : modelOf(collection).countDocuments(matching(collection, filter))),
    countByCategory: async (collection, filter) => {
      if (findsNothing(filter)) return new Map()
      const ofSome = { ...matching(collection, filter), category: { $exists: true, $ne: null } }
      const rows = await modelOf(collection).aggregate([{ $match: ofSome }, { $group: { _id: '$category', count: { $sum: 1 } } }])
      return new Map(
        counted
          .array()
          .parse(rows)
          .map(({ _id, count }) => [_id, count]),
      )
    },
    similar: async (collection, word, limit) => {
      const characters = [...word]
      const pieces = characters.slice(2).map((_, index) => literal(characters.slice(index, index + 3).join('')))
      if (pieces.length === 0 || findsNothing({ keyword: word })) return []
      const alike = { [listed[collection].text]: { $regex: pieces.join('|'), $options: 'i' } }
      const rows = await modelOf(collection)
        .find({ ...matching(collection, {}), ...alike }, { _id: 1 })
        .limit(limit)
        .lean()
      return row
        .array()
        .parse(rows)
        .map(({ _id }) => _id)
    },
    changes: async (collection, numberField, { offset, limit }) => {
      const found = modelOf(collection).find(matching(collection, {}), { [numberField]: 1, updatedAt: 1 })
      const rows = await found.sort({ _id: 1 }).skip(offset).limit(limit).lean()
      return change
        .array()
        .parse(rows.map((one) => ({ number: Reflect.get(one, numberField), changedAt: isoOf(Reflect.get(one, 'updatedAt')) })))
    },
    lastChanges: async (collection) => {
      const last = { _id: { $ifNull: ['$category', 0] }, changedAt: { $max: '$updatedAt' } }
      const rows = lastChange.array().parse(await modelOf(collection).aggregate([{ $match: matching(collection, {}) }, { $group: last }]))
      return new Map(rows.map(({ _id, changedAt }) => [_id === 0 ? 0 : databaseId.parse(_id), isoOf(changedAt)]))
    },
  }
}

/** The adapter keeps days and times as dates. */
const isoOf = (date: unknown) => z.coerce.date().parse(date).toISOString()

function matching(collection: ListedCollection, { flags = {}, categories, hasCover = false, keyword = '' }: ListFilter) {
  const ticks = Object.entries(flags).flatMap(([name, isSet]) => (isSet === undefined ? [] : [[name, isSet ? true : { $ne: true }]]))
  return {
    _status: 'published',
    deletedAt: null,
    ...Object.fromEntries(ticks),
    ...(categories && { category: { $in: categories } }),
    ...(hasCover && { cover: { $ne: null } }),
    ...(keyword !== '' && { [listed[collection].text]: { $regex: literal(keyword), $options: 'i' } }),
  }
}

/** Every character stands for itself. */
const literal = (keyword: string) => keyword.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
