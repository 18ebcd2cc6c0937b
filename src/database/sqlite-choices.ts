import type { PaginatedDocs, QueryDraftsArgs } from 'payload'
import { fewNamed } from './sqlite-few-choices'
import type { SqliteAdapter } from './sqlite-transactions'

type Choice = QueryDraftsArgs & { limit: number }

/**
 * Fields of relationships ask for what can be chosen at each letter that is typed, and only want to know whether there is more. To count all that
 * has a word, the names of all documents are read; so it is looked whether there is a next one, and the total is what is known by then
 * (record 0087). Where few may be meant, only those are looked at.
 */
export function withUncountedChoices(adapter: SqliteAdapter): SqliteAdapter {
  const ask = adapter.queryDrafts.bind(adapter)
  adapter.queryDrafts = async <T>(args: QueryDraftsArgs) =>
    isChoice(adapter, args) ? uncounted<T>(ask, await narrowed(adapter, args)) : ask<T>(args)
  return adapter
}

/** The same question, of the few that may be meant. */
async function narrowed(adapter: SqliteAdapter, args: Choice): Promise<Choice> {
  const few = await fewNamed(adapter, args.collection, args.where ?? {})
  return few ? { ...args, where: { and: [args.where ?? {}, { parent: { in: few } }] } } : args
}

/** By their form, since they say nothing else of themselves: drafts, and of each nothing but its name. */
function isChoice({ payload }: SqliteAdapter, args: QueryDraftsArgs): args is Choice {
  const { collection, select, limit = 0, pagination, req } = args
  if (req?.payloadAPI !== 'REST' || pagination === false || limit <= 0) return false
  const read = Object.keys(Object(select?.version))
  return read.length === 1 && read[0] === payload.collections[collection].config.admin.useAsTitle
}

async function uncounted<T>(ask: SqliteAdapter['queryDrafts'], args: Choice): Promise<PaginatedDocs<T>> {
  const { limit, page = 1 } = args
  const found = await ask<T>({ ...args, pagination: false })
  const seen = (page - 1) * limit + found.docs.length
  const isFull = found.docs.length === limit
  // A page of one: the one that comes after those.
  const next = isFull ? await ask({ ...args, pagination: false, page: seen + 1, limit: 1 }) : null
  const hasNextPage = next !== null && next.docs.length > 0
  const [totalDocs, totalPages] = hasNextPage ? [seen + 1, page + 1] : [seen, page]
  return { ...found, page, limit, totalDocs, totalPages, hasNextPage, nextPage: hasNextPage ? page + 1 : null }
}
