import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/not-found-page'
import { openProduct } from '@/app/open-product'
import { CompareBar } from '@/components/compare/compare-bar'
import { JsonLd } from '@/components/json-ld/json-ld'
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed'
import { titlePieces } from '@/components/symbols/title-pieces'
import { getHotProducts, getProduct } from '@/content/products'
import { questionsOfProduct } from '@/content/questions'
import { getSiteInformation } from '@/content/site-information'
import type { Product } from '@/contract/products'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { productFacts } from '@/shell/structured-data/product'
import { questionFacts } from '@/shell/structured-data/questions'
import { GoodsInfoDesktop } from '@/views/goods-info/desktop'
import { GoodsInfoMobile } from '@/views/goods-info/mobile'
import { GoodsInfoPlaceholder } from '@/views/goods-info/placeholder'
import { type ProductQuery, readProductQuery } from '@/views/goods-info/product-query'

type Props = { searchParams: Promise<ProductQuery> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { id } = readProductQuery(await searchParams)
  if (id === null) return pageMetadata({ path: null, title: '产品详情' })
  const product = await getProduct(id, await currentViewer())
  if (!product) return notFoundMetadata()
  const { title, summary, cover, seo } = product
  return pageMetadata({ path: `/GoodsInfoView?id=${product.id}`, title, description: summary, image: cover, seo })
}

/**
 * A product. Without an id, and with 153_2, a placeholder; an unknown id is not found (spec: products/placeholder,
 * addresses/not-found).
 */
export default async function GoodsInfoRoute({ searchParams }: Props) {
  const { id, opensDocuments, choice } = readProductQuery(await searchParams)
  if (id === null) return <GoodsInfoPlaceholder />
  const viewer = await currentViewer()
  const [product, hot, site, layout] = await Promise.all([
    getProduct(id, viewer),
    getHotProducts(viewer),
    getSiteInformation(viewer),
    currentLayout(),
  ])
  if (!product) return <NotFoundPage />
  const [questions, opening] = await Promise.all([questionsOfProduct(product, viewer), choice && openProduct(id, choice, viewer)])
  const page = {
    product,
    questions,
    hotProducts: hot.filter((card) => card.id !== id),
    supportChatUrl: site.supportChatUrl,
    opensDocuments,
    opening,
  }
  return (
    <>
      <JsonLd facts={(absolute) => productFacts(product, site, absolute)} />
      {questions.length > 0 && <JsonLd facts={(absolute) => questionFacts(questions, `/GoodsInfoView?id=${product.id}`, absolute)} />}
      {layout === 'mobile' ? <GoodsInfoMobile {...page} /> : <GoodsInfoDesktop {...page} />}
      <RecentlyViewed current={viewedOf(product)} />
      <CompareBar />
    </>
  )
}

/** What the device keeps of a product. */
const viewedOf = ({ id, title, categoryName, cover }: Product) => ({ id, title, pieces: titlePieces(title), categoryName, cover })
