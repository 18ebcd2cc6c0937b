import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type CollectionSlug } from 'payload'
import { z } from 'zod'
import { type Query, queryProblem } from './query-bounds'

/** So many documents are read at once when what they refer to is read with them. */
const MAX_POPULATED = 50

/** So many without it: far more than a list shows. */
const MAX_ALONE = 1000

/** So many are changed or deleted at once (spec: content/long-work): it is one transaction, and forms of visitors wait for it. */
const MAX_CHANGED = 200

const VERSIONS = /\/versions$/

/** Whoever may read, and whatever is done with what is found: what is asked stays within reason (query-bounds.ts). */
const boundQuery: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess === true) return args
  const query: Query & object = args
  const problem = queryProblem(query)
  if (problem) throw new APIError(`查询过于复杂，没有执行：${problem}请减少筛选条件后再试。`, 400, undefined, true)
  return query.joins ? { ...args, joins: boundJoins(query.joins) } : args
}

/** A list within each document is a list, too; without a number it is as long as the collection says. */
const boundJoins = (joins: Exclude<Query['joins'], false | undefined>) =>
  Object.fromEntries(
    Object.entries(joins).map(([name, join]) => {
      if (!join || join.limit === undefined || (join.limit > 0 && join.limit <= MAX_POPULATED)) return [name, join]
      return [name, { ...join, limit: MAX_POPULATED }]
    }),
  )

/**
 * `limit=0` means all: of a list that shows documents alone that is a table, of populated ones a good part of the database, and of
 * versions many times a table. What programs read has its own bounds: they say `overrideAccess`, which an endpoint doesn't.
 */
const boundReading: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !('limit' in args) || args.overrideAccess !== undefined) return args
  const most = args.depth === 0 && !VERSIONS.test(req.pathname ?? '') ? MAX_ALONE : MAX_POPULATED
  const isBounded = typeof args.limit === 'number' && args.limit > 0 && args.limit <= most
  return isBounded ? args : { ...args, limit: most, pagination: true }
}

/** What a filter lets through can be everything. */
const boundChanges: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'update' && operation !== 'delete') return args
  if ('id' in args || !('where' in args) || args.overrideAccess !== undefined) return args
  const slug = z.custom<CollectionSlug>().parse(collection.slug)
  const asked = { collection: slug, where: args.where, trash: true, depth: 0, limit: 1, select: {}, overrideAccess: true, req } as const
  // As drafts stand, and as visitors see them: whichever of them is meant.
  const counts = await Promise.all([true, false].map(async (draft) => (await req.payload.find({ ...asked, draft })).totalDocs))
  if (Math.max(...counts) <= MAX_CHANGED) return args
  throw new APIError(`一次最多批量处理 ${MAX_CHANGED} 条，所选内容共 ${Math.max(...counts)} 条。请先筛选，分批处理。`, 400, undefined, true)
}

/** No question to the API, whoever asks it, costs more than the admin's own, or reads more than an answer can hold. */
export function withBoundedReading(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), boundQuery, boundReading, boundChanges] } }
}
