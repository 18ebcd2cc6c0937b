import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import type { ProductCard } from '@/contract/product-cards'
import styles from './product-sheet.module.css'

type Props = { title: string; href: string; products: ProductCard[] }

/** New or hot products with their pictures, two in a row. */
export function ProductLinks({ title, href, products }: Props) {
  if (products.length === 0) return null
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <p className={styles.groupTitle}>{title}</p>
        <SiteLink href={href} className={styles.groupMore} aria-label={`更多${title}`}>
          更多
          <Icon name="chevron-right" size={20} />
        </SiteLink>
      </div>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.id}>
            <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(product.id)}`} className={styles.card}>
              <span className={styles.cover}>{product.cover && <Picture picture={product.cover} sizes="5vw" alt="" />}</span>
              <span className={styles.text}>
                <span className={styles.model}>{product.model || product.title}</span>
                <span className={styles.kind}>{kindOf(product)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a product is, without the model that stands above it. */
function kindOf({ title, model, categoryName }: ProductCard): string {
  return model && title.startsWith(model) ? title.slice(model.length).trim() || categoryName : categoryName
}
