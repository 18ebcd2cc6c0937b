import 'server-only'
import type { Where } from 'payload'
import { type ListedCollection, type ListFilter, type ListReader, listed, type Range } from '../database/lists/list'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf } from '../lib/references'
import { getAttributes } from './attributes'
import { find } from './find'
import { containsKeyword } from './keyword'
import { isMeeting, valueFields } from './product-values'
import { seenDrafts } from './seen-drafts'
import { inOrder } from './shared-draft'
import { editorsOrder, type Viewer, visitor, withoutMarking } from './viewer'

/** Part of a list, and how long the whole is. */
export type Pages = (range: Range) => Promise<{ ids: DocumentId[]; total: number }>

type Row = { id: DocumentId }

/** A list as visitors see it. */
export function publishedPages(reader: ListReader, collection: ListedCollection, filter: ListFilter): Pages {
  return async (range) => {
    const { ids, total } = await reader.page(collection, filter, range)
    return { ids, total: total ?? (await reader.count(collection, filter)) }
  }
}

/**
 * A list as it would be with the drafts that this viewer sees: they are laid over what is published, so that it costs the same however long the list
 * is. Where they are too many, all of it is read.
 */
export async function previewedPages(reader: ListReader, viewer: Viewer, collection: ListedCollection, filter: ListFilter): Promise<Pages> {
  const drafted = await seenDrafts(viewer, collection)
  const compare = previewOrder(viewer, collection)
  const drafts = (await previewedRows(viewer, collection, filter, { only: drafted })).sort(compare)
  if (!drafted) return async ({ offset, limit }) => ({ ids: idsOf(drafts.slice(offset, offset + limit)), total: drafts.length })
  const pageOfPublished = publishedPages(reader, collection, without(filter, drafted))
  return async ({ offset, limit }) => {
    // Each draft before them moves those that are published by one.
    const start = Math.max(0, offset - drafts.length)
    const published = await pageOfPublished({ offset: start, limit: offset + limit - start })
    const total = published.total + drafts.length
    if (drafts.length === 0) return { ids: published.ids, total }
    const merged = [...drafts, ...(await readOrder(collection, published.ids))].sort(compare)
    return { ids: idsOf(merged.slice(offset - start, offset - start + limit)), total }
  }
}

/** How many documents a list has in a preview. */
export async function countPreviewed(
  reader: ListReader,
  viewer: Viewer,
  collection: ListedCollection,
  filter: ListFilter,
): Promise<number> {
  const drafted = await seenDrafts(viewer, collection)
  const { length } = await previewedRows(viewer, collection, filter, { only: drafted })
  return drafted ? length + (await reader.count(collection, without(filter, drafted))) : length
}

/** How many documents each category has in a preview, by its database id. */
export async function countPreviewedByCategory(
  reader: ListReader,
  viewer: Viewer,
  collection: Exclude<ListedCollection, 'news' | 'trainings'>,
  filter: Pick<ListFilter, 'keyword'>,
): Promise<ReadonlyMap<DocumentId, number>> {
  const drafted = await seenDrafts(viewer, collection)
  const counts = new Map(drafted && (await reader.countByCategory(collection, filter)))
  const count = (rows: readonly Row[], by: number) => {
    for (const row of rows) {
      const category = categoryOf(row)
      if (category !== null) counts.set(category, (counts.get(category) ?? 0) + by)
    }
  }
  count(await previewedRows(viewer, collection, filter, { only: drafted }), 1)
  if (drafted) count(await previewedRows(visitor, collection, filter, { only: drafted }), -1)
  return new Map([...counts].filter(([, number]) => number > 0))
}

type Chosen = {
  /** Of these documents alone; null for all. */
  only?: readonly DocumentId[] | null
  /** Whether the rows have what attributes are read from, too. */
  hasValues?: boolean
}

/** The documents of a list as this viewer sees them, read and filtered here, in the editors' order. */
export async function previewedRows(
  viewer: Viewer,
  collection: ListedCollection,
  filter: ListFilter,
  { only = null, hasValues = false }: Chosen = {},
): Promise<Row[]> {
  if (only?.length === 0) return []
  const { text, flags, hasCategory, hasCover } = listed[collection]
  const { conditions = [], categories } = filter
  const read = [text, 'sortOrder', 'publishedAt', ...flags, ...(hasCategory ? ['category'] : []), ...(hasCover ? ['cover'] : [])]
  const ofValues = hasValues || conditions.length > 0 ? valueFields : {}
  const select = { ...Object.fromEntries(read.map((field) => [field, true as const])), ...ofValues }
  const where: Where = { and: [only ? { id: { in: [...only] } } : {}, categories ? { category: { in: [...categories] } } : {}] }
  const { docs } = await find(withoutMarking(viewer), { collection, where, select, sort: editorsOrder, pagination: false })
  const rows = docs.filter((row) => isListed(row, text, filter))
  if (conditions.length === 0) return rows
  const attributes = await getAttributes(viewer)
  return rows.filter((row) => isMeeting(row, conditions, attributes))
}

const without = (filter: ListFilter, ids: readonly DocumentId[]): ListFilter => ({ ...filter, except: [...(filter.except ?? []), ...ids] })

/** The editors' order. A list of files is long, so the one that is previewed comes first; of others it shows itself. */
function previewOrder(viewer: Viewer, collection: ListedCollection): (one: Row, other: Row) => number {
  const compare = inOrder(editorsOrder)
  const first = collection === 'documents' && viewer.kind !== 'visitor' && viewer.document?.slug === collection ? viewer.document.id : null
  const place = ({ id }: Row) => Number(String(id) !== first)
  return (one, other) => place(one) - place(other) || compare(one, other)
}

/** What the order of published documents is made of. */
async function readOrder(collection: ListedCollection, ids: readonly DocumentId[]): Promise<Row[]> {
  const select = { sortOrder: true, publishedAt: true } as const
  return (await find(visitor, { collection, where: { id: { in: [...ids] } }, select, pagination: false })).docs
}

/** Is a document meant by a filter? As the databases answer it, but for conditions on attributes. */
export function isListed(
  row: Row,
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
