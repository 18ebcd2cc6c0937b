import { SiteLink } from '@/components/site-link/site-link'
import type { ProductCard } from '@/contract/product-cards'
import { MenuSearch } from '../menu/menu-search'
import styles from './search-sheet.module.css'

/** The site search, with the hot products as shortcuts. */
export function SearchSheet({ hotProducts }: { hotProducts: ProductCard[] }) {
  return (
    <div className={styles.sheet}>
      <MenuSearch target="site" hasLabel />
      {hotProducts.length > 0 && (
        <div className={styles.shortcuts}>
          <p className={styles.label}>热门产品</p>
          <ul className={styles.list}>
            {hotProducts.map(({ id, model, title }) => (
              <li key={id}>
                <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(id)}`} className={styles.chip}>
                  {model || title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
