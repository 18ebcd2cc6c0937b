import 'server-only'
import type { PaginatedDocs, TypeWithID } from 'payload'
import { getCms } from '../cms'
import { fillBlanks } from './drafts'
import type { AnyQuery } from './query'

type Row = TypeWithID & object
type Read = (query: AnyQuery) => Promise<PaginatedDocs<Row>>

/**
 * What is published, with the draft of one document in the place of what is published of it. The draft is read whoever
 * asks: the link was the permission.
 *
 * @param id of that document
 * @param findPublished reads what visitors see
 */
export async function findWithDraft(id: string, query: AnyQuery, findPublished: Read): Promise<PaginatedDocs<Row>> {
  const { where, select, sort = [], limit, page = 1 } = query
  const keys = sort.map((key) => key.replace(/^-/, ''))
  // What the order needs is read along.
  const selected = select && Object.fromEntries([...Object.entries(select), ...keys.map((key) => [key, true])])
  const [drafts, published] = await Promise.all([
    findDraft(id, query),
    findPublished({
      ...query,
      select: selected,
      where: { and: [where, { id: { not_equals: id } }] },
      page: 1,
      limit: 0,
      pagination: false,
    }),
  ])
  return pageOf([...drafts, ...published.docs].sort(inOrder(sort)), limit, page)
}

async function findDraft(id: string, { collection, where }: AnyQuery): Promise<Row[]> {
  const cms = await getCms()
  const { config } = Reflect.get(cms.collections, collection)
  const only = { and: [where, { id: { equals: id } }] }
  const { docs } = await cms.find({ collection, where: only, depth: 0, limit: 1, pagination: false, draft: true, overrideAccess: true })
  return docs.map((row) => fillBlanks(config, row))
}

/** Compares as the databases do: what is missing comes first, or last where the order is reversed. */
export function inOrder(sort: readonly string[]): (a: object, b: object) => number {
  return (a, b) => {
    for (const key of sort) {
      const name = key.replace(/^-/, '')
      const result = compare(Reflect.get(a, name), Reflect.get(b, name))
      if (result !== 0) return key.startsWith('-') ? -result : result
    }
    return 0
  }
}

function compare(a: unknown, b: unknown): number {
  const isMissing = (value: unknown) => value === null || value === undefined
  if (isMissing(a) || isMissing(b)) return Number(isMissing(b)) - Number(isMissing(a))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

function pageOf(rows: Row[], limit: number, page: number): PaginatedDocs<Row> {
  const size = limit === 0 ? Math.max(rows.length, 1) : limit
  const totalPages = Math.max(1, Math.ceil(rows.length / size))
  return {
    docs: rows.slice((page - 1) * size, page * size),
    totalDocs: rows.length,
    limit: size,
    page,
    totalPages,
    pagingCounter: (page - 1) * size + 1,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
  }
}
