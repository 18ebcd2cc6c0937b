import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
import type { ProductCard } from '@/contract/product-cards'
import type { Product } from '@/contract/products'
import { relationGroups } from '@/domain/product-relations'
import styles from './related-products.module.css'
import { sectionIds } from './sections'

/** 配套与替代: accessories, spare parts and what replaces what; absent without any (spec: products/relations). */
export function RelatedProducts({ product: { id, relations } }: { product: Product }) {
  if (relations.length === 0) return null
  return (
    <section id={sectionIds.relations} className={`${section.section} container`} aria-label="配套与替代" tabIndex={-1}>
      <h2 className={section.title}>配套与替代</h2>
      {relations.map(({ key, products, isMore }) => (
        <div key={key} className={styles.group}>
          <h3 className={styles.name}>{relationGroups.find((group) => group.key === key)?.label}</h3>
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product.id}>
                <Row product={product} />
              </li>
            ))}
            {isMore && (
              <li className={styles.more}>
                还有其他产品，这里没有全部列出，可<SiteLink href={`/Consult?product=${id}`}>咨询工程师</SiteLink>。
              </li>
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Row({ product: { id, title, cover, categoryName } }: { product: ProductCard }) {
  return (
    <SiteLink href={`/GoodsInfoView?id=${id}`} className={styles.row}>
      <span className={styles.picture}>
        {cover && <Picture picture={cover} sizes="(max-width: 800px) 18vw, 5vw" alt="" className={styles.cover} />}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <TitleText text={title} />
        </span>
        <span className={styles.category}>{categoryName}</span>
      </span>
    </SiteLink>
  )
}
