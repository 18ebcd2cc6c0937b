import type { Metadata } from 'next'
import { pageNumIn, paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { readNewsCentre } from '@/content/news'
import { getPageHeader } from '@/content/page-headers'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { NewsListDesktop } from '@/views/news-list/desktop'
import { NewsListMobile } from '@/views/news-list/mobile'
import { PAGE_SIZE, PAGE_TITLE, TOP_NEWS, toHref, toTeaser } from '@/views/news-list/news-page'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const header = await getPageHeader('/News', await currentViewer())
  const path = toHref(pageNumIn(paramReader(await searchParams)('pageNum')))
  return pageMetadata({ path, title: header?.title ?? PAGE_TITLE, description: header?.line, image: header?.image, hasFeed: true })
}

/** The news centre: top news, and a page of the others (spec: news/centre). */
export default async function NewsListRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const pageNum = pageNumIn(paramReader(await searchParams)('pageNum'))
  const [{ top, others }, ownHeader] = await Promise.all([
    readNewsCentre(pageNum, { top: TOP_NEWS, page: PAGE_SIZE }, viewer),
    getPageHeader('/News', viewer),
  ])
  const page = {
    header: ownHeader ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' as const },
    topNews: top.map(toTeaser),
    news: { ...others, rows: others.rows.map(toTeaser) },
  }
  return layout === 'mobile' ? <NewsListMobile {...page} /> : <NewsListDesktop {...page} />
}
