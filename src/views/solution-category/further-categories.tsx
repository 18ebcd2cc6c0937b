import { ArrowLink } from '@/components/button/button-link'
import styles from './further-categories.module.css'
import { categoryHref } from './solution-category-page'

/** The ways to other industries, or to the parts of this one; absent without any. */
export function FurtherCategories({ categories }: { categories: readonly { id: number; name: string }[] }) {
  if (categories.length === 0) return null
  return (
    <section className={`container ${styles.further}`} aria-labelledby="further-title">
      <h2 id="further-title" className={styles.title}>
        更多行业方案
      </h2>
      <ul className={styles.links}>
        {categories.map((category) => (
          <li key={category.id}>
            <ArrowLink href={categoryHref(category)} className={styles.link}>
              {category.name}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
