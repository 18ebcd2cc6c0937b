import 'server-only'
import { type SitemapEntry, sitemapEntry } from '../contract/sitemap'
import { pages } from '../domain/pages.mjs'
import { documentAddress } from '../domain/public-addresses'
import type { DocumentId } from '../lib/document-id'
import { idOf, type Reference } from '../lib/references'
import { find, findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadMedia } from './pictures'
import { visitor } from './viewer'

/** Single pages that other pages show: company and group, the home page's video, the side bar (spec: addresses/sitemap). */
const SHOWN_ELSEWHERE = [50, 51, 436, 437]

/** The pages that search engines are told of; addresses are made of their paths. */
const listed = Object.entries(pages).flatMap(([path, page]) => ('indexing' in page || 'repeats' in page ? [] : [{ path, ...page }]))

/** Every public page that search engines may keep, in its normal address (record 0012). */
export const getSitemap = memoisedByVersion(async (): Promise<SitemapEntry[]> => {
  const parts = await Promise.all([globalEntries(), listEntries(), plainEntries(), categoryEntries(), detailEntries(), singlePageEntries()])
  return sitemapEntry.array().parse(parts.flat())
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
  return Promise.all(
    rows.map(async ({ path, lists }) => {
      const query = { select: { updatedAt: true as const }, sort: ['-updatedAt'], limit: 1, pagination: false }
      const { docs } = await find(visitor, { collection: lists, ...query })
      return { path, changedAt: docs[0]?.updatedAt ?? null }
    }),
  )
}

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
      const [categories, { docs }] = await Promise.all([
        find(visitor, { collection, select: { categoryId: true, ...parent }, sort: ['sortOrder'], pagination: false }),
        find(visitor, { collection: lists, select: { category: true, updatedAt: true }, pagination: false }),
      ])
      const known = categories.docs.map((category) => ({ ...category, parentId: idOf(Reflect.get(category, 'parent')) }))
      return known.map(({ id, categoryId, parentId }) => {
        const within = new Set([id, ...known.filter((child) => child.parentId === id).map((child) => child.id)])
        const ofParent = known.find((category) => category.id === parentId)?.categoryId
        const query = 'ofChildren' in others && parentId !== null ? `${parameter}=${ofParent}&${others.ofChildren}` : parameter
        return { path: `${path}?${query}=${categoryId}`, changedAt: lastChange(docs, within) }
      })
    }),
  )
  return parts.flat().filter(({ changedAt }) => changedAt !== null)
}

type Listed = { category: Reference; updatedAt: string }

/** The latest change among the documents of some categories; null when they have none. */
function lastChange(docs: readonly Listed[], categories: ReadonlySet<DocumentId>): string | null {
  const changes = docs.filter(({ category }) => categories.has(idOf(category) ?? -1)).map(({ updatedAt }) => updatedAt)
  return changes.sort().at(-1) ?? null
}

/** Pages of one document each. Categories come as editors have ordered them, all else by age. */
async function detailEntries(): Promise<SitemapEntry[]> {
  const rows = listed.flatMap((page) => ('shows' in page && page.shows.collection !== 'single-pages' ? [page] : []))
  const parts = await Promise.all(
    rows.map(async ({ path, shows }) => {
      const number = { [shows.field]: true as const }
      const sort = [shows.field === 'categoryId' ? 'sortOrder' : 'id']
      const { docs } = await find(visitor, {
        collection: shows.collection,
        select: { ...number, updatedAt: true },
        sort,
        pagination: false,
      })
      return docs.map((doc) => ({ path: `${path}?id=${Reflect.get(doc, shows.field)}`, changedAt: doc.updatedAt }))
    }),
  )
  return parts.flat()
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
  const media = await loadMedia()
  return docs.flatMap((row) => {
    const { articleId, updatedAt: changedAt } = row
    const hasVideo = media.get(mediumOf(row) ?? -1)?.mimeType?.startsWith('video/')
    const video = hasVideo ? [{ path: `/VideoView?id=${articleId}`, changedAt }] : []
    const text = SHOWN_ELSEWHERE.includes(articleId ?? 0) ? [] : [{ path: documentAddress('single-pages', articleId ?? 0), changedAt }]
    return [...text, ...video]
  })
}
