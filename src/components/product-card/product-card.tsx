import type { ProductCard as ProductCardData } from '@/contract/product-cards'
import { collectedOf } from '../compare/collected-of'
import { CompareTick } from '../compare/compare-tick'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { AddToListButton } from '../selection-list/add-to-list-button'
import { SiteLink } from '../site-link/site-link'
import { Symbols } from '../symbols/symbols'
import { TitleText } from '../symbols/title-text'
import { NewBadge } from '../tag/tag'
import styles from './product-card.module.css'

type Props = {
  product: ProductCardData
  /** How wide the cut-out is shown. */
  sizes: string
  /** One of the pictures in view when the page opens. */
  isFirst?: boolean
  /** Can it be ticked to be compared? */
  isComparable?: boolean
}

/**
 * A product in a grid: the whole card leads to its page, a second link to its documents (`hash=true`,
 * spec: common-parts/product-card). Stands under an `h2`.
 */
export function ProductCard({ product, sizes, isFirst, isComparable = false }: Props) {
  const { id, title, cover, isNew, categoryName, facts } = product
  const href = `/GoodsInfoView?id=${encodeURIComponent(id)}`
  return (
    <article className={styles.card} data-facts={facts ? true : undefined}>
      <div className={styles.stage}>
        {cover && <Picture picture={cover} sizes={sizes} isFirst={isFirst} alt="" className={styles.cutout} />}
        {isNew && <NewBadge className={styles.badge} />}
        {isComparable && <CompareTick product={collectedOf(product)} place="corner" />}
      </div>
      <h3 className={styles.title}>
        <SiteLink href={href} className={styles.cover}>
          <TitleText text={title} />
        </SiteLink>
      </h3>
      {facts ? <Facts facts={facts} /> : <p className={styles.category}>{categoryName}</p>}
      <p className={styles.links}>
        <SiteLink href={href} className={styles.details}>
          查看详情
          <span className="visually-hidden">：{title}</span>
          <Icon name="chevron-right" size={18} />
        </SiteLink>
        <SiteLink href={`${href}&hash=true`} className={styles.documents}>
          <Icon name="book" size={28} className={styles.book} />
          产品资料
          <span className="visually-hidden">：{title}</span>
        </SiteLink>
        {isComparable && <AddToListButton product={id} name={product.model || title} look="sign" />}
      </p>
    </article>
  )
}

/** The same parameters on all cards of a list (spec: products/card-parameters). */
function Facts({ facts }: { facts: NonNullable<ProductCardData['facts']> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>
            <Symbols text={name} />
          </dt>
          <dd className={styles.factValue}>
            <Symbols text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
