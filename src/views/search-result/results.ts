import type { NewsArticle } from '@/contract/articles'
import type { DocumentFile } from '@/contract/documents'
import type { Page } from '@/contract/paging'
import type { ProductCard } from '@/contract/product-cards'
import type { ProductCategoryTree } from '@/contract/products'
import type { Question } from '@/contract/questions'
import type { NearPage } from '@/domain/nearest-page'
import { htmlToText } from '@/lib/html'
import { firstMarkOf, withoutMarks } from '@/lib/source-marks'
import { excerptOf } from './excerpt'
import { type Kind, kinds, type SearchState } from './search-state'

/** What a row of the news list shows of an article; `date` is `yyyy-MM-dd`. */
export type NewsResult = { id: number; title: string; excerpt: string; date: string }

/** A page of each list. */
export type Results = {
  product: Page<ProductCard>
  news: Page<NewsResult>
  document: Page<DocumentFile>
  /** What of a text was asked for, in its own spelling (spec: search/marks). */
  marked: (text: string) => readonly string[]
  /** What the keyword was taken for, where nothing has it as it was typed; else null. */
  correctedTo: string | null
}

/** Ways into the site for those who have searched for nothing, or found nothing. */
export type PopularEntries = { categories: ProductCategoryTree; products: readonly ProductCard[] }

/** What both layouts of the search page get. */
export type SearchResultProps = {
  state: SearchState
  /** Null as long as nothing is searched. */
  results: Results | null
  /** That answer to the keyword; no results to count (spec: search/questions). */
  questions: readonly Question[]
  /** What may have been meant by a keyword that finds nothing at all; else none. */
  near: readonly NearPage[]
  /** Only when there is nothing else to show. */
  popular: PopularEntries | null
}

/** How many entries each list has altogether. */
export const totalsOf = (results: Results): Record<Kind, number> => ({
  product: results.product.total,
  news: results.news.total,
  document: results.document.total,
})

/** N of 共找到 N 条: the sum of the three totals (spec: search/total). */
export const grandTotal = (results: Results): number => kinds.reduce((sum, kind) => sum + results[kind].total, 0)

/** The state with the pages that were answered: past the end, that is the last one (spec: prod-api/past-the-end). */
export const withAnsweredPages = (state: SearchState, results: Results): SearchState => ({
  ...state,
  pages: { product: results.product.pageNum, news: results.news.pageNum, document: results.document.pageNum },
})

/** An article as a row: its text is plain, and only the part around the first of what was asked for. */
export function toNewsResult({ id, title, content, updatedAt }: NewsArticle, marked: Results['marked']): NewsResult {
  const text = htmlToText(withoutMarks(content))
  return { id, title, excerpt: excerptOf(text, marked(text)[0] ?? '') + firstMarkOf(content), date: updatedAt.slice(0, 10) }
}
