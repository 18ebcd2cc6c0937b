import 'server-only'
import { type SitemapEntry, sitemapEntry } from '../contract/sitemap'
import { type AddressedCollection, globalAddresses, publicAddresses } from '../lib/public-addresses'
import { idOf, type Reference } from '../lib/references'
import { find, findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadMedia } from './pictures'
import { visitor } from './viewer'

/** Single pages that other pages show: company and group, the home page's video, the side bar (spec: addresses/sitemap). */
const SHOWN_ELSEWHERE = [50, 51, 436, 437]

/** Pages without a document of their own; where they list documents, these say when they changed. */
const plainPages: Readonly<Record<string, AddressedCollection | 'documents' | null>> = {
  '/GoodsListView': 'products',
  '/ExampleView': 'stories',
  '/News': 'news',
  '/Download': 'documents',
  '/GroupIntroductView?tab=chairman': null,
  '/selectProduct': null,
  '/Consult': null,
  '/SelfService': null,
  '/Feedback': null,
}

/** Every public page that search engines may keep, in its normal address (record 0012). */
export const getSitemap = memoisedByVersion(async (): Promise<SitemapEntry[]> => {
  const [globals, plain, lists, details] = await Promise.all([globalEntries(), plainEntries(), listEntries(), detailEntries()])
  return sitemapEntry.array().parse([...globals, ...plain, ...lists, ...details])
})

const globalSlugs = ['home-page', 'about-page', 'group-page', 'recruiting-page', 'service-page', 'survey-page'] as const

function globalEntries(): Promise<SitemapEntry[]> {
  return Promise.all(
    globalSlugs.map(async (slug) => {
      const { updatedAt } = await findGlobal(visitor, slug)
      return { path: globalAddresses[slug] ?? '/', changedAt: updatedAt ?? null }
    }),
  )
}

function plainEntries(): Promise<SitemapEntry[]> {
  return Promise.all(
    Object.entries(plainPages).map(async ([path, collection]) => {
      if (!collection) return { path, changedAt: null }
      const query = { select: { updatedAt: true as const }, sort: ['-updatedAt'], limit: 1, pagination: false }
      const { docs } = await find(visitor, { collection, ...query })
      return { path, changedAt: docs[0]?.updatedAt ?? null }
    }),
  )
}

/** Lists of one category; those that nothing is in would be empty pages. */
async function listEntries(): Promise<SitemapEntry[]> {
  const [categories, products, storyCategories, stories] = await Promise.all([
    find(visitor, { collection: 'product-categories', select: { categoryId: true, parent: true }, sort: ['sortOrder'], pagination: false }),
    find(visitor, { collection: 'products', select: { category: true, updatedAt: true }, pagination: false }),
    find(visitor, { collection: 'story-categories', select: { categoryId: true }, sort: ['sortOrder'], pagination: false }),
    find(visitor, { collection: 'stories', select: { category: true, updatedAt: true }, pagination: false }),
  ])
  const numbers = new Map(categories.docs.map(({ id, categoryId }) => [id, categoryId]))
  const productLists = categories.docs.map(({ id, categoryId, parent }) => {
    const parentId = idOf(parent)
    const within = new Set([id, ...categories.docs.filter((child) => idOf(child.parent) === id).map((child) => child.id)])
    const query = parentId === null ? `category=${categoryId}` : `category=${numbers.get(parentId)}&id=${categoryId}`
    return { path: `/GoodsListView?${query}`, changedAt: lastChange(products.docs, within) }
  })
  const storyLists = storyCategories.docs.map(({ id, categoryId }) => ({
    path: publicAddresses['story-categories'](categoryId ?? 0),
    changedAt: lastChange(stories.docs, new Set([id])),
  }))
  return [...productLists, ...storyLists].filter(({ changedAt }) => changedAt !== null)
}

type Listed = { category: Reference; updatedAt: string }

/** The latest change among the documents of some categories; null when they have none. */
function lastChange(docs: readonly Listed[], categories: ReadonlySet<number>): string | null {
  const changes = docs.filter(({ category }) => categories.has(idOf(category) ?? -1)).map(({ updatedAt }) => updatedAt)
  return changes.sort().at(-1) ?? null
}

const detailCollections = ['products', 'stories', 'solutions', 'news', 'trainings'] as const

async function detailEntries(): Promise<SitemapEntry[]> {
  const parts = await Promise.all([
    find(visitor, {
      collection: 'solution-categories',
      select: { categoryId: true, updatedAt: true },
      sort: ['sortOrder'],
      pagination: false,
    }).then(({ docs }) =>
      docs.map(({ categoryId, updatedAt }) => ({ path: publicAddresses['solution-categories'](categoryId ?? 0), changedAt: updatedAt })),
    ),
    ...detailCollections.map(async (collection) => {
      const { docs } = await find(visitor, { collection, select: { articleId: true, updatedAt: true }, sort: ['id'], pagination: false })
      return docs.map(({ articleId, updatedAt }) => ({ path: publicAddresses[collection](articleId ?? ''), changedAt: updatedAt }))
    }),
    singlePageEntries(),
  ])
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
    const text = SHOWN_ELSEWHERE.includes(articleId ?? 0) ? [] : [{ path: publicAddresses['single-pages'](articleId ?? 0), changedAt }]
    return [...text, ...video]
  })
}
