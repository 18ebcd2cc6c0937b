import type { Metadata } from 'next'
import type { Viewer } from '@/content/cms'
import { getNewsArticle, listNews } from '@/content/news'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { publicNumberOf } from '@/lib/public-number'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { NotFoundPage, notFoundMetadata } from '@/shell/not-found-page'
import { pageMetadata } from '@/shell/page-metadata'
import { NewsArticleDesktop } from '@/views/news-article/desktop'
import { NewsArticleMobile } from '@/views/news-article/mobile'

type Query = Record<string, string | string[] | undefined>
type Props = { searchParams: Promise<Query> }

/** How many other news are recommended (specification 2, section 9). */
const RECOMMENDED = 5

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const article = await askedArticle(await searchParams)
  if (!article) return notFoundMetadata()
  return pageMetadata({ title: article.title, description: beginningOf(article.content, DESCRIPTION_LENGTH) })
}

/** A news article. A missing, malformed or unknown id is not found (decision 4). */
export default async function NewsArticleRoute({ searchParams }: Props) {
  const article = await askedArticle(await searchParams)
  if (!article) return <NotFoundPage />
  const [recommended, layout] = await Promise.all([recommendedFor(article.id, await currentViewer()), currentLayout()])
  return layout === 'mobile' ? <NewsArticleMobile {...{ article, recommended }} /> : <NewsArticleDesktop {...{ article, recommended }} />
}

async function askedArticle(query: Query) {
  const id = publicNumberOf(query.id)
  return id === null ? null : getNewsArticle(id, await currentViewer())
}

/** The first news with a picture, as their list has them, without the one that is being read. */
async function recommendedFor(id: number, viewer: Viewer) {
  const { rows } = await listNews({ withPicture: true }, { pageNum: 1, pageSize: RECOMMENDED + 1 }, viewer)
  return rows.filter((article) => article.id !== id).slice(0, RECOMMENDED)
}
