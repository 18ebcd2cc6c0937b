import 'server-only'
import { getCms } from '../cms'
import type { Page, Paging } from '../contract/paging'
import { type ListedCollection, type ListFilter, type ListReader, listed, type Range } from '../database/lists/list'
import { listReader } from '../database/lists/reader'
import { noteReads } from '../lib/content-reads.mjs'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf } from '../lib/references'
import { getAttributes } from './attributes'
import { find } from './find'
import { containsKeyword } from './keyword'
import { lastChangeOf } from './memoised-by-version'
import { previewedFirst } from './previewed-first'
import { isMeeting, valueFields } from './product-values'
import { editorsOrder, type Viewer, withoutMarking } from './viewer'

/**
 * One page of a list. A page past the end is answered with the last one, like the legacy service did
 * (spec: prod-api/past-the-end).
 *
 * @param read the rows of the page, by their database ids, in that order
 */
export async function listPage<T>(
  viewer: Viewer,
  collection: ListedCollection,
  filter: ListFilter,
  { pageNum, pageSize }: Paging,
  read: (ids: readonly DocumentId[]) => Promise<T[]>,
): Promise<Page<T>> {
  const { ids, total, answered } = await pageOf(viewer, collection, filter, { pageNum, pageSize })
  return { rows: ids.length > 0 ? await read(ids) : [], total, pageNum: answered, pageCount: Math.ceil(total / pageSize) }
}

async function pageOf(viewer: Viewer, collection: ListedCollection, filter: ListFilter, { pageNum, pageSize }: Paging) {
  const pageIn = viewer.kind === 'visitor' ? await publishedPages(collection, filter) : await previewedPages(viewer, collection, filter)
  const rangeOf = (page: number) => ({ offset: (page - 1) * pageSize, limit: pageSize })
  const asked = await pageIn(rangeOf(pageNum))
  const last = Math.ceil(asked.total / pageSize)
  if (last === 0 || pageNum <= last) return { ...asked, answered: pageNum }
  return { ...(await pageIn(rangeOf(last))), answered: last }
}

type Pages = (range: Range) => Promise<{ ids: DocumentId[]; total: number }>

async function publishedPages(collection: ListedCollection, filter: ListFilter): Promise<Pages> {
  const reader = await readerOf(collection)
  return async (range) => {
    const { ids, total } = await reader.page(collection, filter, range)
    return { ids, total: total ?? (await reader.count(collection, filter)) }
  }
}

async function previewedPages(viewer: Viewer, collection: ListedCollection, filter: ListFilter): Promise<Pages> {
  const ids = await previewedIds(viewer, collection, filter)
  return async ({ offset, limit }) => ({ ids: ids.slice(offset, offset + limit), total: ids.length })
}

/** The first of a list: database ids. */
export async function firstOfList(viewer: Viewer, collection: ListedCollection, filter: ListFilter, limit: number): Promise<DocumentId[]> {
  if (viewer.kind === 'visitor') return (await (await readerOf(collection)).page(collection, filter, { offset: 0, limit })).ids
  return (await previewedIds(viewer, collection, filter)).slice(0, limit)
}

/** So many names are compared with a word that finds nothing. */
const MOST_COMPARED = 500

/** Of a list, what may be named much like a word: what has letters in common with it, and the first ones besides. Database ids. */
export async function nearOnes(viewer: Viewer, collection: ListedCollection, word: string): Promise<DocumentId[]> {
  const similar = viewer.kind === 'visitor' ? await (await readerOf(collection)).similar(collection, word, MOST_COMPARED) : []
  return [...new Set([...(await firstOfList(viewer, collection, {}, MOST_COMPARED - similar.length)), ...similar])]
}

/** How many documents a list has. */
export async function countList(viewer: Viewer, collection: ListedCollection, filter: ListFilter): Promise<number> {
  if (viewer.kind === 'visitor') return (await readerOf(collection)).count(collection, filter)
  return (await previewedIds(viewer, collection, filter)).length
}

/** How many documents each category has, by its database id; those with none are left out. */
export async function countListByCategory(
  viewer: Viewer,
  collection: Exclude<ListedCollection, 'news' | 'trainings'>,
  filter: Pick<ListFilter, 'keyword'> = {},
): Promise<ReadonlyMap<DocumentId, number>> {
  if (viewer.kind === 'visitor') return (await readerOf(collection)).countByCategory(collection, filter)
  const counts = new Map<DocumentId, number>()
  for (const row of await previewedRows(viewer, collection, filter)) {
    const category = categoryOf(row)
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return counts
}

/** Lists of the database; what is made of one of them is made of its collection. */
export async function readerOf(collection: ListedCollection): Promise<ListReader> {
  noteReads([collection])
  return listReader(await getCms(), lastChangeOf)
}

/**
 * A preview reads drafts through Payload, and filters them here: it is opened by few, and seldom.
 *
 * @param hasValues whether the rows have what attributes are read from, too
 */
export async function previewedRows(
  viewer: Viewer,
  collection: ListedCollection,
  filter: ListFilter,
  hasValues = false,
): Promise<{ id: DocumentId }[]> {
  const { text, flags, hasCategory, hasCover } = listed[collection]
  const { conditions = [] } = filter
  const read = [text, ...flags, ...(hasCategory ? ['category'] : []), ...(hasCover ? ['cover'] : [])]
  const ofValues = hasValues || conditions.length > 0 ? valueFields : {}
  const select = { ...Object.fromEntries(read.map((field) => [field, true as const])), ...ofValues }
  const { docs } = await find(withoutMarking(viewer), { collection, select, sort: editorsOrder, pagination: false })
  const rows = docs.filter((row) => isListed(row, text, filter))
  if (conditions.length === 0) return rows
  const attributes = await getAttributes(viewer)
  return rows.filter((row) => isMeeting(row, conditions, attributes))
}

async function previewedIds(viewer: Viewer, collection: ListedCollection, filter: ListFilter): Promise<DocumentId[]> {
  const rows = await previewedRows(viewer, collection, filter)
  // Its list is long; of others the previewed document shows itself.
  return idsOf(collection === 'documents' ? previewedFirst(viewer, collection, rows) : rows)
}

/** Is a document meant by a filter? As the databases answer it, but for conditions on attributes. */
export function isListed(
  row: { id: DocumentId },
  text: string,
  { flags = {}, categories, hasCover = false, except = [], keyword = '' }: ListFilter,
): boolean {
  const category = categoryOf(row)
  return (
    !except.includes(row.id) &&
    Object.entries(flags).every(([name, isSet]) => isSet === undefined || (Reflect.get(row, name) === true) === isSet) &&
    (categories === undefined || (category !== null && categories.includes(category))) &&
    (!hasCover || idOf(Reflect.get(row, 'cover')) !== null) &&
    containsKeyword(String(Reflect.get(row, text) ?? ''), keyword)
  )
}

const categoryOf = (row: object) => idOf(Reflect.get(row, 'category'))
