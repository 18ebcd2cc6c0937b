import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { turnTo } from '@/components/filtered-list/list-state'
import { listBanners } from '@/content/banners'
import { getPageHeader } from '@/content/page-headers'
import { getProductCategories, getProductCategoryTexts } from '@/content/product-categories'
import { listProducts } from '@/content/products'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { onlyCategoryOf, productFilterOf } from '@/views/goods-list/chosen'
import { DesktopGoodsList } from '@/views/goods-list/desktop'
import { PAGE_SIZE, parseListState, toHref } from '@/views/goods-list/list-state'
import { MobileGoodsList } from '@/views/goods-list/mobile'
import { titleOf } from '@/views/goods-list/trail'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const viewer = await currentViewer()
  const [tree, texts, header] = await Promise.all([
    getProductCategories(viewer),
    getProductCategoryTexts(viewer),
    getPageHeader('/GoodsListView', viewer),
  ])
  const state = parseListState(await searchParams, tree)
  const category = texts.get(onlyCategoryOf(state, tree) ?? -1)
  return pageMetadata({
    path: toHref(state),
    title: titleOf(state, tree),
    description: category?.description || header?.line,
    image: header?.image,
    seo: category?.seo,
    isIndexed: state.mode !== 'keyword',
  })
}

/** The product list, filtered as the address says (spec: addresses/list-parameters). */
export default async function GoodsListRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const tree = await getProductCategories(viewer)
  const requested = parseListState(await searchParams, tree)
  const [products, banners, header] = await Promise.all([
    listProducts(productFilterOf(requested, tree), { pageNum: requested.pageNum, pageSize: PAGE_SIZE }, viewer),
    listBanners('product', viewer),
    getPageHeader('/GoodsListView', viewer),
  ])
  const state = turnTo(requested, products.pageNum)
  const View = layout === 'mobile' ? MobileGoodsList : DesktopGoodsList
  return <View {...{ state, tree, products, banners, header }} />
}
