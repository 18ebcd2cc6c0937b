import type { Metadata } from 'next'
import { CompareBar } from '@/components/compare/compare-bar'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { turnTo } from '@/components/filtered-list/list-state'
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed'
import { listBanners } from '@/content/banners'
import { getCategoryOverview } from '@/content/category-overview'
import { getFacets } from '@/content/facets'
import { getAllFilters, getFilters } from '@/content/filter-attributes'
import { findNearNames } from '@/content/near-names'
import { countOrderCodes } from '@/content/order-code-count'
import { getPageHeader } from '@/content/page-headers'
import { getProductCategories, getProductCategoryTexts } from '@/content/product-categories'
import { getHotProducts, listProducts } from '@/content/products'
import { cardFilters } from '@/domain/facets/card-fact'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { onlyCategoryOf, productFilterOf } from '@/views/goods-list/chosen'
import { DesktopGoodsList } from '@/views/goods-list/desktop'
import { chosenCategoryIds, PAGE_SIZE, parseListState, toHref, wishesOf } from '@/views/goods-list/list-state'
import { MobileGoodsList } from '@/views/goods-list/mobile'
import { titleOf } from '@/views/goods-list/trail'

type Props = { searchParams: Promise<SearchParams> }

/** How many hot products are offered where the list is empty. */
const POPULAR_PRODUCTS = 6

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const viewer = await currentViewer()
  const [tree, attributes, texts, header] = await Promise.all([
    getProductCategories(viewer),
    getAllFilters(viewer),
    getProductCategoryTexts(viewer),
    getPageHeader('/GoodsListView', viewer),
  ])
  const state = parseListState(await searchParams, tree, attributes)
  const category = texts.get(onlyCategoryOf(state, tree) ?? -1)
  return pageMetadata({
    path: toHref(state),
    title: titleOf(state, tree),
    description: category?.description || header?.line,
    image: header?.image,
    seo: category?.seo,
    // Of a category there are as many selections as there are values.
    isIndexed: state.mode !== 'keyword' && wishesOf(state).length === 0,
  })
}

/** The product list, filtered as the address says (spec: addresses/list-parameters). */
export default async function GoodsListRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [tree, attributes] = await Promise.all([getProductCategories(viewer), getAllFilters(viewer)])
  const requested = parseListState(await searchParams, tree, attributes)
  const category = onlyCategoryOf(requested, tree)
  const wishes = wishesOf(requested)
  const categories = chosenCategoryIds(requested, tree)
  const known = await getFilters(categories, viewer)
  const paging = { pageNum: requested.pageNum, pageSize: PAGE_SIZE }
  const isOverviewed = category !== null && requested.pageNum === 1 && wishes.length === 0
  const filter = productFilterOf(requested, tree)
  const [products, facets, orderCodes, banners, header, texts, overview] = await Promise.all([
    listProducts(filter, paging, viewer, cardFilters(known)),
    getFacets(categories, wishes, viewer),
    categories.length > 0 ? countOrderCodes(filter, viewer) : 0,
    listBanners('product', viewer),
    getPageHeader('/GoodsListView', viewer),
    getProductCategoryTexts(viewer),
    isOverviewed ? getCategoryOverview(category, tree, viewer) : null,
  ])
  const state = turnTo(requested, products.pageNum)
  const lead = texts.get(category ?? -1)?.description ?? ''
  const popular = products.total > 0 ? [] : (await getHotProducts(viewer)).slice(0, POPULAR_PRODUCTS)
  const near = products.total === 0 && state.mode === 'keyword' ? await findNearNames(state.keyword, viewer) : []
  // What names the chips; the rest has done its work.
  const filters = known.map(({ id, ...filter }) => ({
    ...filter,
    categories: [],
    choices: filter.choices.map((choice) => ({ ...choice, aliases: [] })),
  }))
  const View = layout === 'mobile' ? MobileGoodsList : DesktopGoodsList
  return (
    <>
      <View {...{ state, tree, products, orderCodes, filters, facets, banners, header, lead, overview, near, popular }} />
      <RecentlyViewed />
      <CompareBar />
    </>
  )
}
