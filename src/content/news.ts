import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { type NewsArticle, type NewsPage, newsArticle, newsPage } from '../contract/articles'
import type { Page, Paging } from '../contract/paging'
import { formatDateTime } from '../lib/dates'
import type { News } from '../payload-types'
import { editorsOrder, type Viewer, visitor } from './cms'
import { find } from './find'
import { containsKeyword } from './keyword'
import { readPage } from './paged'
import { loadPictures, type PictureFinder } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'

/** What the news are filtered by. */
export type NewsFilter = { title?: string; isNew?: boolean; withPicture?: boolean }

/** A page of news, each with its whole text; in the editors' order, unless another one is given. */
export async function listNews(
  filter: NewsFilter,
  paging: Paging,
  viewer: Viewer = visitor,
  order: string[] = editorsOrder,
): Promise<Page<NewsArticle>> {
  const where = await whereOf(filter, viewer)
  const page = await readPage(paging, (pageNum) =>
    find(viewer, {
      collection: 'news',
      where,
      sort: order,
      limit: paging.pageSize,
      page: pageNum,
    }),
  )
  const pictures = await loadPictures(page.rows.flatMap(({ banner, cover }) => [banner, cover]))
  return { ...page, rows: await Promise.all(page.rows.map((row) => toNewsArticle(row, pictures))) }
}

async function whereOf({ title = '', isNew, withPicture }: NewsFilter, viewer: Viewer): Promise<Where> {
  const conditions: Where[] = []
  if (isNew !== undefined) conditions.push(isNew ? { isNew: { equals: true } } : { isNew: { not_equals: true } })
  if (withPicture) conditions.push({ cover: { exists: true } })
  if (title) conditions.push(await containsKeyword({ collection: 'news', field: 'title', keyword: title, viewer }))
  return { and: conditions }
}

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
