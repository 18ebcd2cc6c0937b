import type { Metadata } from 'next'
import { CompareBar } from '@/components/compare/compare-bar'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { findNearNames } from '@/content/near-names'
import { getProductCategories } from '@/content/product-categories'
import { countProducts, getHotProducts } from '@/content/products'
import { findQuestions } from '@/content/questions'
import { searchSite } from '@/content/search'
import type { Viewer } from '@/content/viewer'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopSearchResult } from '@/views/search-result/desktop'
import { MobileSearchResult } from '@/views/search-result/mobile'
import { grandTotal, type PopularEntries, type Results, toNewsResult, withAnsweredPages } from '@/views/search-result/results'
import { PAGE_TITLE } from '@/views/search-result/search-head'
import { type Kind, PAGE_SIZE, parseSearchState, type SearchState, searchFor, toHref } from '@/views/search-result/search-state'

type Props = { searchParams: Promise<SearchParams> }

/** How many hot products are offered to those who found nothing. */
const POPULAR_PRODUCTS = 6

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const state = parseSearchState(await searchParams)
  const title = state.keyword ? `${state.keyword} ${PAGE_TITLE}` : PAGE_TITLE
  return pageMetadata({ path: toHref(state), title })
}

/** The site-wide search for products, news and documents (spec: search/page). */
export default async function SearchResultRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const requested = parseSearchState(await searchParams)
  const [results, questions] = requested.keyword
    ? await Promise.all([search(requested, viewer), findQuestions(requested.keyword, viewer)])
    : [null, []]
  const hasFound = results !== null && grandTotal(results) > 0
  const popular = hasFound ? null : await findPopular(viewer)
  const near = results === null || hasFound ? [] : await nearNamesOf(requested.keyword, viewer)
  const state = results ? withAnsweredPages(requested, results) : requested
  const View = layout === 'mobile' ? MobileSearchResult : DesktopSearchResult
  return (
    <>
      <View {...{ state, results, questions, near, popular }} />
      <CompareBar />
    </>
  )
}

/** The three lists, a page of each. */
async function search({ keyword, pages }: SearchState, viewer: Viewer): Promise<Results> {
  const paging = (kind: Kind) => ({ pageNum: pages[kind], pageSize: PAGE_SIZE })
  const pagings = { product: paging('product'), news: paging('news'), document: paging('document') }
  const { news, ...found } = await searchSite(keyword, pagings, viewer)
  return { ...found, news: { ...news, rows: news.rows.map((article) => toNewsResult(article, found.marked)) } }
}

const nearNamesOf = (keyword: string, viewer: Viewer) =>
  findNearNames(keyword, viewer, {
    finds: async (title) => (await countProducts({ title }, viewer)) > 0,
    hrefOf: (word) => toHref(searchFor(word)),
  })

async function findPopular(viewer: Viewer): Promise<PopularEntries> {
  const [categories, products] = await Promise.all([getProductCategories(viewer), getHotProducts(viewer)])
  return { categories, products: products.slice(0, POPULAR_PRODUCTS) }
}
