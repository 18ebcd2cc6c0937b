import 'server-only'
import { type NewsArticle, type NewsCard, type NewsPage, newsArticle, newsCard, newsPage } from '../contract/articles'
import type { Page, Paging } from '../contract/paging'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { inOrderOf } from '../lib/references'
import type { News } from '../payload-types'
import { find } from './find'
import { firstOfList, listPage } from './list-page'
import { memoisedByVersion, onceInRequest } from './memoised-by-version'
import { loadPictures, type PictureFinder } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { type Viewer, visitor } from './viewer'

/** Feed readers ask often; whoever wants older news finds them on the page. */
const IN_FEED = 20

/** What the news are filtered by. */
export type NewsFilter = { title?: string; isNew?: boolean; withPicture?: boolean }

/** A page of news, each with its whole text, in the editors' order. */
export async function listNews(
  { title, isNew, withPicture }: NewsFilter,
  paging: Paging,
  viewer: Viewer = visitor,
): Promise<Page<NewsArticle>> {
  const filter = { flags: { isNew }, hasCover: withPicture, keyword: title }
  return listPage(viewer, 'news', filter, paging, (ids) => readArticles(ids, viewer))
}

/** The first news with a picture, in the editors' order; how many there are in all is not counted. */
export async function firstNews(count: number, viewer: Viewer = visitor): Promise<NewsArticle[]> {
  return readArticles(await firstOfList(viewer, 'news', { hasCover: true }, count), viewer)
}

/** What the news centre shows, and how much of it. */
type CentreSizes = { top: number; page: number }

/**
 * The news centre: the first news that are ticked and have a picture, on the first page alone, and a page of all others
 * (spec: news/centre).
 */
export async function readNewsCentre(
  pageNum: number,
  sizes: CentreSizes,
  viewer: Viewer = visitor,
): Promise<{ top: NewsArticle[]; others: Page<NewsArticle> }> {
  const top = await firstOfList(viewer, 'news', { flags: { isNew: true }, hasCover: true }, sizes.top)
  const read = (ids: readonly DocumentId[]) => readArticles(ids, viewer)
  const others = await listPage(viewer, 'news', { except: top }, { pageNum, pageSize: sizes.page }, read)
  return { top: others.pageNum === 1 ? await read(top) : [], others }
}

const cardFields = { articleId: true, title: true, cover: true, publishedAt: true } as const

/** The first news with a picture, as their list has them, without the one of a public number (spec: news/recommended). */
export async function listOtherNews(id: number, count: number, viewer: Viewer = visitor): Promise<NewsCard[]> {
  const ids = await firstOfList(viewer, 'news', { hasCover: true }, count + 1)
  if (ids.length === 0) return []
  const { docs } = await find(viewer, { collection: 'news', where: { id: { in: ids } }, select: cardFields, pagination: false })
  const others = inOrderOf(ids, docs)
    .filter(({ articleId }) => articleId !== id)
    .slice(0, count)
  const pictures = await loadPictures(others.map(({ cover }) => cover))
  return others.map(({ articleId, title, cover, publishedAt }) =>
    newsCard.parse({ id: articleId, title, cover: pictures(cover), updatedAt: formatDateTime(publishedAt) }),
  )
}

/** Articles with these database ids, in their order. */
export async function readArticles(ids: readonly DocumentId[], viewer: Viewer): Promise<NewsArticle[]> {
  if (ids.length === 0) return []
  const { docs } = await find(viewer, { collection: 'news', where: { id: { in: [...ids] } }, pagination: false })
  return toNewsArticles(inOrderOf(ids, docs))
}

/** The newest articles with their whole texts, as the feed carries them: by date, whatever order editors have given them. */
export const getNewsFeed = memoisedByVersion(async (viewer): Promise<NewsArticle[]> => {
  const { docs } = await find(viewer, { collection: 'news', sort: ['-publishedAt', '-id'], limit: IN_FEED, pagination: false })
  return toNewsArticles(docs)
})

async function toNewsArticles(rows: readonly News[]): Promise<NewsArticle[]> {
  const pictures = await loadPictures(rows.flatMap(({ banner, cover }) => [banner, cover]))
  return Promise.all(rows.map((row) => toNewsArticle(row, pictures)))
}

/** One article; null when there is none that the viewer may see. */
export const getNewsArticle = onceInRequest(async (id: number, viewer: Viewer = visitor): Promise<NewsPage | null> => {
  const { docs } = await find(viewer, {
    collection: 'news',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const pictures = await loadPictures([row.banner, row.cover, row.seo?.image])
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
