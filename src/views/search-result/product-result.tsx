import { collectedOf } from '@/components/compare/collected-of'
import { CompareTick } from '@/components/compare/compare-tick'
import { MarkedTitle } from '@/components/highlight/marked-text'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { AddToListButton } from '@/components/selection-list/add-to-list-button'
import { SiteLink } from '@/components/site-link/site-link'
import { NewBadge } from '@/components/tag/tag'
import type { ProductCard } from '@/contract/product-cards'
import { productHref } from './product-href'
import styles from './product-result.module.css'

type Props = {
  product: ProductCard
  /** What is marked in the title. */
  marked: readonly string[]
  /** How wide the cut-out is shown. */
  pictureSizes: string
}

/**
 * A found product: the whole card leads to its page, a second link to its documents (spec: search/product-links). Lower
 * than the card of the product list, because a search is about names. Stands under an `h2`.
 */
export function ProductResult({ product, marked, pictureSizes }: Props) {
  const { title, cover, isNew, categoryName, parentCategoryName, orderCode } = product
  const place = [...new Set([parentCategoryName, categoryName])].filter(Boolean).join(' / ')
  return (
    <article className={styles.card}>
      <div className={styles.stage}>{cover && <Picture picture={cover} sizes={pictureSizes} alt="" className={styles.cutout} />}</div>
      <div className={styles.text}>
        {isNew && <NewBadge className={styles.badge} />}
        <h3 className={styles.title}>
          <SiteLink href={productHref(product)} className={styles.cover}>
            <MarkedTitle text={title} keyword={marked} />
          </SiteLink>
        </h3>
        {orderCode && <p className={styles.code}>订货型号 {orderCode}</p>}
        <p className={styles.place}>{place}</p>
        <p className={styles.links}>
          <SiteLink href={productHref(product)} className={styles.details}>
            查看详情
            <span className="visually-hidden">：{title}</span>
            <Icon name="chevron-right" size={18} />
          </SiteLink>
          <SiteLink href={productHref(product, true)} className={styles.documents}>
            产品资料
            <span className="visually-hidden">：{title}</span>
          </SiteLink>
          <CompareTick product={collectedOf(product)} place="line" />
          <AddToListButton product={product.id} code={orderCode} name={orderCode || product.model || title} look="line" />
        </p>
      </div>
    </article>
  )
}

/** The place of a card while the list is loading. */
export function ProductResultSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`}>
      <div className={styles.stage} />
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={`${styles.line} ${styles.short}`} />
      </div>
    </div>
  )
}
