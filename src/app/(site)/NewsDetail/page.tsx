import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/not-found-page'
import { JsonLd } from '@/components/json-ld/json-ld'
import { getNewsArticle, listOtherNews } from '@/content/news'
import { getSiteInformation } from '@/content/site-information'
import { publicNumberOf } from '@/domain/public-number'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { toInstant } from '@/lib/dates'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { newsFacts } from '@/shell/structured-data/news-article'
import { NewsArticleDesktop } from '@/views/news-article/desktop'
import { NewsArticleMobile } from '@/views/news-article/mobile'

type Query = Record<string, string | string[] | undefined>
type Props = { searchParams: Promise<Query> }

/** How many other news are recommended (spec: news/recommended). */
const RECOMMENDED = 5

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const article = await askedArticle(await searchParams)
  if (!article) return notFoundMetadata()
  const { id, title, content, cover, banner, updatedAt, seo } = article
  return pageMetadata({
    path: `/NewsDetail?id=${id}`,
    title,
    description: beginningOf(content, DESCRIPTION_LENGTH),
    image: cover ?? banner,
    publishedAt: toInstant(updatedAt),
    seo,
    hasFeed: true,
  })
}

/** A news article. A missing, malformed or unknown id is not found (spec: addresses/not-found). */
export default async function NewsArticleRoute({ searchParams }: Props) {
  const article = await askedArticle(await searchParams)
  if (!article) return <NotFoundPage />
  const viewer = await currentViewer()
  const [recommended, site, layout] = await Promise.all([
    listOtherNews(article.id, RECOMMENDED, viewer),
    getSiteInformation(viewer),
    currentLayout(),
  ])
  const View = layout === 'mobile' ? NewsArticleMobile : NewsArticleDesktop
  return (
    <>
      <JsonLd facts={(absolute) => newsFacts(article, site, absolute)} />
      <View {...{ article, recommended }} />
    </>
  )
}

async function askedArticle(query: Query) {
  const id = publicNumberOf(query.id)
  return id === null ? null : getNewsArticle(id, await currentViewer())
}
