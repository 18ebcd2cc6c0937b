import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  NotFound,
} from 'payload'
import { idsOf, malformedIn, malformedInFilter } from './referred-ids'

/**
 * What staff sends by the API is asked for and stored only with ids that the database can have (spec: content/known-ids): SQLite fails on
 * others, and MongoDB finds nothing, fails, or makes up an id. Programs say `overrideAccess`.
 */
const checkIds: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true || !req.user) return args
  const { payload } = req
  const isId = idsOf(payload)
  if ('id' in args && args.id !== undefined && !isId(args.id)) throw new NotFound(req.t)
  const asked = 'where' in args ? malformedInFilter(args.where, collection.flattenedFields, payload.collections, isId) : null
  if (asked !== null) throw refused(`筛选条件「${asked}」中的编号无效，请重新选择。`)
  const stored = 'data' in args ? malformedIn(args.data, collection.fields, payload.config, isId) : null
  if (stored !== null) throw refused(`「${stored}」引用的内容编号无效，没有保存。请刷新页面后重新选择。`)
  return args
}

const checkIdsOfGlobal: GlobalBeforeOperationHook = ({ args, global, overrideAccess, req }) => {
  if (overrideAccess === true || !req.user) return args
  const stored = 'data' in args ? malformedIn(args.data, global.fields, req.payload.config, idsOf(req.payload)) : null
  if (stored !== null) throw refused(`「${stored}」引用的内容编号无效，没有保存。请刷新页面后重新选择。`)
  return args
}

const refused = (message: string) => new APIError(message, 400, undefined, true)

/** Before all else that is done with what was sent. */
export function withCheckedIds(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [checkIds, ...(hooks.beforeOperation ?? [])] } }
}

/** The same for a global. */
export function withCheckedIdsOfGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, beforeOperation: [checkIdsOfGlobal, ...(hooks.beforeOperation ?? [])] } }
}
