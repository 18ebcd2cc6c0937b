import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { Icon } from '@/components/icon/icon'
import { VideoButton } from '@/components/video-dialog/video-button'
import { Gallery } from './gallery'
import styles from './overview.module.css'
import { galleryOf, type ProductPage } from './product-page'
import { ProductSummary } from './product-summary'
import { sectionIds } from './sections'

type Props = { page: ProductPage; hasArrows?: boolean }

/** 产品概述: where the product stands, its pictures and what it is. */
export function Overview({ page, hasArrows = false }: Props) {
  const { product, supportChatUrl } = page
  return (
    <section id={sectionIds.overview} className={styles.overview} aria-label="产品概述" tabIndex={-1}>
      <Breadcrumb items={placeOf(page)} />
      <div className={styles.columns}>
        <Gallery pictures={galleryOf(product)} title={product.title} hasArrows={hasArrows}>
          {product.turntable && (
            <VideoButton title={`${product.title}环视短片`} src={product.turntable} loops className={styles.turntable}>
              <Icon name="turn" size={24} />
              360° 环视
            </VideoButton>
          )}
        </Gallery>
        <ProductSummary product={product} supportChatUrl={supportChatUrl} />
      </div>
    </section>
  )
}

/** Home, parent category, sub-category, product (spec: products/product-trail, addresses/list-parameters). */
function placeOf({ product }: ProductPage) {
  const parent = new URLSearchParams({ category: String(product.parentCategoryId), categoryName: product.parentCategoryName })
  const hasParent = product.parentCategoryId !== product.categoryId
  return [
    { label: '首页', href: '/' },
    ...(hasParent ? [{ label: product.parentCategoryName, href: `/GoodsListView?${parent}` }] : []),
    { label: product.categoryName, href: `/GoodsListView?id=${product.categoryId}` },
    { label: product.title },
  ]
}
