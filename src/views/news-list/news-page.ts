import { listAddress } from '@/components/filtered-list/list-address'
import type { NewsArticle } from '@/contract/articles'
import type { Page } from '@/contract/paging'
import type { Picture } from '@/contract/picture'
import type { PageHeader } from '@/contract/site'
import { beginningOf } from '@/lib/beginning'

/** Page size of the news list, and how many top news stand above it (spec: news/centre). */
export const PAGE_SIZE = 10
export const TOP_NEWS = 3

/** More than the two lines that are shown. */
const EXCERPT_LENGTH = 150

/** Name of the page where editors have set none. */
export const PAGE_TITLE = '新闻中心'

/** An article as the list shows it; `date` is `yyyy-MM-dd`. */
export type NewsTeaser = { id: number; title: string; excerpt: string; date: string; cover: Picture | null }

/** What both layouts of the news centre get. */
export type NewsListPage = {
  header: PageHeader
  /** On the first page only: who turns the page looks at the list. */
  topNews: readonly NewsTeaser[]
  news: Page<NewsTeaser>
}

/** Shortens an article for the list; its text is plain. */
export function toTeaser({ id, title, cover, content, updatedAt }: NewsArticle): NewsTeaser {
  return { id, title, cover, excerpt: beginningOf(content, EXCERPT_LENGTH), date: updatedAt.slice(0, 10) }
}

/** The address of a page of the list. */
export const toHref = (pageNum: number): string => listAddress('/News', [], pageNum)
