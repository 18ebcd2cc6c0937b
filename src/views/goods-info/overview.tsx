import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { Icon } from '@/components/icon/icon'
import { VideoButton } from '@/components/video-dialog/video-button'
import { Gallery } from './gallery'
import { ModelFiles } from './model/model-files'
import { modelFiles } from './model/product-model'
import styles from './overview.module.css'
import { galleryOf, type ProductPage } from './product-page'
import { ProductSummary } from './product-summary'
import { sectionIds } from './sections'
import { trailOf } from './trail'

type Props = { page: ProductPage; hasArrows?: boolean }

/** 产品概述: where the product stands, its pictures and what it is. */
export function Overview({ page, hasArrows = false }: Props) {
  const { product, supportChatUrl } = page
  return (
    <section id={sectionIds.overview} className={styles.overview} aria-label="产品概述" tabIndex={-1}>
      <Breadcrumb items={trailOf(page.product)} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery pictures={galleryOf(product)} title={product.title} hasArrows={hasArrows} model={modelFiles(product.documents).glb}>
            {product.turntable && (
              <VideoButton title={`${product.title}环视短片`} src={product.turntable} loops className={styles.turntable}>
                <Icon name="turn" size={24} />
                360° 环视
              </VideoButton>
            )}
          </Gallery>
          <ModelFiles product={product} />
        </div>
        <ProductSummary product={product} supportChatUrl={supportChatUrl} />
      </div>
    </section>
  )
}
