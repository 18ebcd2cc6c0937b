import 'server-only'
import { getCms } from '../cms'
import type { Page, Paging } from '../contract/paging'
import type { ListedCollection, ListFilter, ListReader } from '../database/lists/list'
import { listReader } from '../database/lists/reader'
import { noteReads } from '../lib/content-reads.mjs'
import type { DocumentId } from '../lib/document-id'
import { lastChangeOf } from './memoised-by-version'
import { countPreviewed, countPreviewedByCategory, type Pages, previewedPages, publishedPages } from './previewed-lists'
import type { Viewer } from './viewer'

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
  const pageIn = await pagesFor(viewer, collection, filter)
  const rangeOf = (page: number) => ({ offset: (page - 1) * pageSize, limit: pageSize })
  const asked = await pageIn(rangeOf(pageNum))
  const last = Math.ceil(asked.total / pageSize)
  if (last === 0 || pageNum <= last) return { ...asked, answered: pageNum }
  return { ...(await pageIn(rangeOf(last))), answered: last }
}

async function pagesFor(viewer: Viewer, collection: ListedCollection, filter: ListFilter): Promise<Pages> {
  const reader = await readerOf(collection)
  return viewer.kind === 'visitor' ? publishedPages(reader, collection, filter) : previewedPages(reader, viewer, collection, filter)
}

/** The first of a list: database ids. */
export async function firstOfList(viewer: Viewer, collection: ListedCollection, filter: ListFilter, limit: number): Promise<DocumentId[]> {
  const reader = await readerOf(collection)
  if (viewer.kind === 'visitor') return reader.first(collection, filter, limit)
  return (await (await previewedPages(reader, viewer, collection, filter))({ offset: 0, limit })).ids
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
  const reader = await readerOf(collection)
  return viewer.kind === 'visitor' ? reader.count(collection, filter) : countPreviewed(reader, viewer, collection, filter)
}

/** How many documents each category has, by its database id; those with none are left out. */
export async function countListByCategory(
  viewer: Viewer,
  collection: Exclude<ListedCollection, 'news' | 'trainings'>,
  filter: Pick<ListFilter, 'keyword'> = {},
): Promise<ReadonlyMap<DocumentId, number>> {
  const reader = await readerOf(collection)
  return viewer.kind === 'visitor'
    ? reader.countByCategory(collection, filter)
    : countPreviewedByCategory(reader, viewer, collection, filter)
}

/** Lists of the database; what is made of one of them is made of its collection. */
export async function readerOf(collection: ListedCollection): Promise<ListReader> {
  noteReads([collection])
  return listReader(await getCms(), lastChangeOf)
}
