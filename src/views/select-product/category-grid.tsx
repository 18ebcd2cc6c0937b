import { Icon } from '@/components/icon/icon'
import { iconNames } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import type { ProductCategoryTree } from '@/contract/products'
import styles from './category-grid.module.css'

type Category = ProductCategoryTree[number]

/** The parent categories with their icons and what is in them; each child leads to its own list. */
export function CategoryGrid({ categories }: { categories: ProductCategoryTree }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="categories-title">
      <h2 id="categories-title" className={styles.title}>
        按类别查找
      </h2>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id} className={styles.cell}>
            <CategoryHead category={category} />
            <ul className={styles.children}>
              {category.children.map(({ id, name }) => (
                <li key={id}>
                  <SiteLink href={listHref({ id, categoryName: category.name, subcategoryName: name })} className={styles.child}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryHead({ category: { id, name, icon, productCount } }: { category: Category }) {
  return (
    <h3>
      <SiteLink href={listHref({ category: id, categoryName: name })} className={styles.head}>
        <Icon name={iconNames.find((known) => known === icon) ?? 'bolt'} size={52} className={styles.icon} />
        <span className={styles.name}>{name}</span>
        <span className={`${styles.count} together`}>{productCount} 款</span>
        <Icon name="arrow-right" size={24} className={styles.arrow} />
      </SiteLink>
    </h3>
  )
}

/** The product list of a category (spec: addresses/list-parameters). */
function listHref(query: Record<string, string | number>): string {
  return `/GoodsListView?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
}
