import 'server-only'
import type { CollectionSlug } from 'payload'
import { type SitemapEntry, sitemapEntry } from '../contract/sitemap'
import {
  type Change,
  type ListedCollection,
  type ListReader,
  listed as listedCollections,
  type Range,
  type Start,
} from '../database/lists/list'
import { pages } from '../domain/pages.mjs'
import { documentAddress } from '../domain/public-addresses'
import type { DocumentId } from '../lib/document-id'
import { idOf } from '../lib/references'
import { find, findGlobal } from './find'
import { readerOf } from './list-page'
import { memoisedByVersion } from './memoised-by-version'
import { loadMedia } from './pictures'
import { visitor } from './viewer'

/** Single pages that other pages show: company and group, the home page's video, the side bar (spec: addresses/sitemap). */
const SHOWN_ELSEWHERE = [50, 51, 436, 437]

/** The pages that search engines are told of; addresses are made of their paths. */
const listed = Object.entries(pages).flatMap(([path, page]) => ('indexing' in page || 'repeats' in page ? [] : [{ path, ...page }]))

/** So many addresses stand in one file: it may be 50,000 (sitemaps.org), but what is kept like a page must be no larger than a few pages. */
export const MOST_ENTRIES = 10_000

/** Read and written so many at a time: a large sitemap is never whole in memory. */
const AT_ONCE = 5000

/** Some of the sitemap's entries, which are read when it is their turn. */
type Segment = { count: number; read: (range: Range) => AsyncIterable<SitemapEntry[]> }

/** What `/sitemap.xml` answers: the addresses, or in how many parts they lie. */
export type Sitemap = { entries: AsyncIterable<SitemapEntry[]> } | { parts: number }

/**
 * Every public page that search engines may keep, in its normal address (record 0012).
 *
 * @param part from 1, of a sitemap that is too long for one file
 * @returns null when there is no such part
 */
export async function getSitemap(part?: number): Promise<Sitemap | null> {
  const segments = await readSegments()
  const total = segments.reduce((sum, { count }) => sum + count, 0)
  const parts = Math.max(1, Math.ceil(total / MOST_ENTRIES))
  if (part === undefined) return parts === 1 ? { entries: entriesOf(segments, 0, total) } : { parts }
  if (parts === 1 || !Number.isInteger(part) || part < 1 || part > parts) return null
  return { entries: entriesOf(segments, (part - 1) * MOST_ENTRIES, Math.min(part * MOST_ENTRIES, total)) }
}

async function* entriesOf(segments: readonly Segment[], start: number, end: number): AsyncGenerator<SitemapEntry[]> {
  let before = 0
  for (const { count, read } of segments) {
    const offset = Math.max(start - before, 0)
    const limit = Math.min(end - before, count) - offset
    if (limit > 0) for await (const entries of read({ offset, limit })) yield sitemapEntry.array().parse(entries)
    before += count
  }
}

async function readSegments(): Promise<Segment[]> {
  const [first, details, last] = await Promise.all([readFewEntries(), detailSegments(), singlePageEntries()])
  return [segmentOf(first), ...details, segmentOf(last)]
}

const segmentOf = (entries: readonly SitemapEntry[]): Segment => ({
  count: entries.length,
  read: async function* ({ offset, limit }) {
    yield entries.slice(offset, offset + limit)
  },
})

/** Of pages that there are few of, however much content there is. */
const readFewEntries = memoisedByVersion(async (): Promise<SitemapEntry[]> => {
  return (await Promise.all([globalEntries(), listEntries(), plainEntries(), categoryEntries()])).flat()
})

/** Pages with texts of their own. */
function globalEntries(): Promise<SitemapEntry[]> {
  const rows = listed.flatMap((page) => ('global' in page ? [page] : []))
  return Promise.all(
    rows.map(async ({ path, global }) => {
      const { updatedAt } = await findGlobal(visitor, global)
      return { path, changedAt: updatedAt ?? null }
    }),
  )
}

/** Pages that list documents, which say when they changed. */
function listEntries(): Promise<SitemapEntry[]> {
  const rows = listed.flatMap((page) => ('lists' in page ? [page] : []))
  return Promise.all(rows.map(async ({ path, lists }) => ({ path, changedAt: latest([...(await readLastChanges(lists)).values()]) })))
}

const latest = (changes: readonly string[]) => [...changes].sort().at(-1) ?? null

/** When something of each category changed last, by its database id; of what has no category, by 0. */
async function readLastChanges(collection: CollectionSlug): Promise<ReadonlyMap<DocumentId, string>> {
  if (isListed(collection)) return (await readerOf(collection)).lastChanges(collection)
  const docs = await readFields(collection, ['category', 'updatedAt'], 'updatedAt')
  return new Map(docs.map((doc) => [idOf(Reflect.get(doc, 'category')) ?? 0, Reflect.get(doc, 'updatedAt')]))
}

const isListed = (collection: CollectionSlug): collection is ListedCollection => Object.hasOwn(listedCollections, collection)

/** Pages, and views of pages, of which nothing says when they changed. */
function plainEntries(): SitemapEntry[] {
  return listed.flatMap((page) => {
    const paths = 'global' in page || 'lists' in page || 'shows' in page ? [] : [page.path]
    const views = 'views' in page ? page.views.map((view) => `${page.path}?${view}`) : []
    return [...paths, ...views].map((path) => ({ path, changedAt: null }))
  })
}

/** Lists of one category; those that nothing is in would be empty pages. */
async function categoryEntries(): Promise<SitemapEntry[]> {
  const rows = listed.flatMap((page) => ('categories' in page && !('isListed' in page.categories) ? [page] : []))
  const parts = await Promise.all(
    rows.map(async ({ path, lists, categories: { collection, parameter, ...others } }) => {
      const parent = 'ofChildren' in others ? { parent: true as const } : {}
      const [categories, changes] = await Promise.all([
        find(visitor, { collection, select: { categoryId: true, ...parent }, sort: ['sortOrder'], pagination: false }),
        readLastChanges(lists),
      ])
      const known = categories.docs.map((category) => ({ ...category, parentId: idOf(Reflect.get(category, 'parent')) }))
      return known.map(({ id, categoryId, parentId }) => {
        const within = [id, ...known.filter((child) => child.parentId === id).map((child) => child.id)]
        const ofParent = known.find((category) => category.id === parentId)?.categoryId
        const query = 'ofChildren' in others && parentId !== null ? `${parameter}=${ofParent}&${others.ofChildren}` : parameter
        return { path: `${path}?${query}=${categoryId}`, changedAt: latest(within.flatMap((one) => changes.get(one) ?? [])) }
      })
    }),
  )
  return parts.flat().filter(({ changedAt }) => changedAt !== null)
}

/** Pages of one document each. Categories come as editors have ordered them, all else by age. */
function detailSegments(): Promise<Segment[]> {
  const rows = listed.flatMap((page) => ('shows' in page && page.shows.collection !== 'single-pages' ? [page] : []))
  return Promise.all(
    rows.map(async ({ path, shows: { collection, field } }) => {
      const toEntry = ({ number, changedAt }: Pick<Change, 'number' | 'changedAt'>) => ({ path: `${path}?id=${number}`, changedAt })
      if (!isListed(collection)) return segmentOf((await readChanges(collection, field)).map(toEntry))
      const reader = await readerOf(collection)
      const read = async function* (range: Range) {
        for await (const changes of changesOf(reader, collection, field, range)) yield changes.map(toEntry)
      }
      return { count: await reader.count(collection, {}), read }
    }),
  )
}

/** Each time from where the last one ended: what is published or withdrawn meanwhile moves nothing. */
async function* changesOf(reader: ListReader, collection: ListedCollection, field: string, { offset, limit }: Range) {
  let start: Start = { offset }
  let left = limit
  while (left > 0) {
    const changes: Change[] = await reader.changes(collection, field, start, Math.min(AT_ONCE, left))
    const last = changes.at(-1)
    if (!last) return
    yield changes
    start = { after: last.id }
    left -= changes.length
  }
}

async function readChanges(collection: CollectionSlug, field: string): Promise<Pick<Change, 'number' | 'changedAt'>[]> {
  const docs = await readFields(collection, [field, 'updatedAt'], field === 'categoryId' ? 'sortOrder' : 'id')
  return docs.map((doc) => ({ number: Reflect.get(doc, field), changedAt: Reflect.get(doc, 'updatedAt') }))
}

/** Of all documents, which are few. */
async function readFields(collection: CollectionSlug, fields: readonly string[], sort: string): Promise<object[]> {
  const select = Object.fromEntries(fields.map((field) => [field, true as const]))
  return (await find(visitor, { collection, select, sort: [sort], pagination: false })).docs
}

/** Single pages that are pages of their own: to read, and to watch where they have a video. */
async function singlePageEntries(): Promise<SitemapEntry[]> {
  const { docs } = await find(visitor, {
    collection: 'single-pages',
    select: { articleId: true, updatedAt: true, attachment: true },
    sort: ['articleId'],
    pagination: false,
  })
  const mediumOf = ({ attachment }: (typeof docs)[number]) => (attachment?.relationTo === 'media' ? idOf(attachment.value) : null)
  const media = await loadMedia(docs.map(mediumOf))
  return docs.flatMap((row) => {
    const { articleId, updatedAt: changedAt } = row
    const hasVideo = media.get(mediumOf(row) ?? -1)?.mimeType?.startsWith('video/')
    const video = hasVideo ? [{ path: `/VideoView?id=${articleId}`, changedAt }] : []
    const text = SHOWN_ELSEWHERE.includes(articleId ?? 0) ? [] : [{ path: documentAddress('single-pages', articleId ?? 0), changedAt }]
    return [...text, ...video]
  })
}
