import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { CategoryOverview } from '@/contract/category-overview'
import type { ProductCategoryTree } from '@/contract/products'
import { chooseChild, everything, toHref } from '../list-state'
import styles from './sub-categories.module.css'

type Props = { categories: CategoryOverview['children']; tree: ProductCategoryTree }

/** What a parent category is divided into, each with what it is for. */
export function SubCategories({ categories, tree }: Props) {
  return (
    <ul className={styles.list}>
      {categories.map(({ id, name, description, productCount }) => (
        <li key={id} className={styles.entry}>
          <SiteLink href={toHref(chooseChild(everything, id, tree))} className={styles.name}>
            {name} <span className={styles.count}>{productCount} 款</span>
          </SiteLink>
          {description && (
            <p className={styles.description}>
              <Symbols text={description} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
