import 'server-only'
import { cache } from 'react'
import { type NewsArticle, type NewsPage, newsArticle, newsPage } from '../contract/articles'
import type { Page, Paging } from '../contract/paging'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf, inOrderOf } from '../lib/references'
import type { News } from '../payload-types'
import { find } from './find'
import { containsKeyword } from './keyword'
import { keptIndex } from './list-index'
import { memoisedByVersion } from './memoised-by-version'
import { readPage } from './paged'
import { loadPictures, type PictureFinder } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { type Viewer, visitor } from './viewer'

/** Feed readers ask often; whoever wants older news finds them on the page. */
const IN_FEED = 20

/** What the news are filtered by. */
export type NewsFilter = { title?: string; isNew?: boolean; withPicture?: boolean }

/** A page of news, each with its whole text, in the editors' order. */
export async function listNews(filter: NewsFilter, paging: Paging, viewer: Viewer = visitor): Promise<Page<NewsArticle>> {
  const matches = (await readNewsIndex(viewer)).filter((entry) => isMeant(entry, filter))
  return readPage(paging, matches, (shown) => readArticles(idsOf(shown), viewer))
}

const readNewsIndex = keptIndex('news', { title: true, isNew: true, cover: true })

type NewsEntry = Awaited<ReturnType<typeof readNewsIndex>>[number]

function isMeant(article: NewsEntry, { title = '', isNew, withPicture }: NewsFilter): boolean {
  return (
    (isNew === undefined || (article.isNew === true) === isNew) &&
    (!withPicture || idOf(article.cover) !== null) &&
    containsKeyword(article.title, title)
  )
}

async function readArticles(ids: readonly DocumentId[], viewer: Viewer): Promise<NewsArticle[]> {
  const [{ docs }, pictures] = await Promise.all([
    find(viewer, { collection: 'news', where: { id: { in: [...ids] } }, pagination: false }),
    loadPictures(),
  ])
  return Promise.all(inOrderOf(ids, docs).map((row) => toNewsArticle(row, pictures)))
}

/** The newest articles with their whole texts, as the feed carries them: by date, whatever order editors have given them. */
export const getNewsFeed = memoisedByVersion(async (viewer): Promise<NewsArticle[]> => {
  const [{ docs }, pictures] = await Promise.all([
    find(viewer, { collection: 'news', sort: ['-publishedAt', '-id'], limit: IN_FEED, pagination: false }),
    loadPictures(),
  ])
  return Promise.all(docs.map((row) => toNewsArticle(row, pictures)))
})

/** One article; null when there is none that the viewer may see. */
export const getNewsArticle = cache(async (id: number, viewer: Viewer = visitor): Promise<NewsPage | null> => {
  const { docs } = await find(viewer, {
    collection: 'news',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const pictures = await loadPictures()
  return newsPage.parse({ ...(await toNewsArticle(row, pictures)), seo: toSeo(row.seo, pictures) })
})

async function toNewsArticle(row: News, pictures: PictureFinder): Promise<NewsArticle> {
  return newsArticle.parse({
    id: row.articleId,
    title: row.title,
    banner: pictures(row.banner),
    cover: pictures(row.cover),
    content: await toHtml(row.content),
    updatedAt: formatDateTime(row.publishedAt),
    isNew: row.isNew === true,
    officialAccountsUrl: row.officialAccountsUrl ?? '',
  })
}
