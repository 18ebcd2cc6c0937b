import type { ProductCategoryTree } from '@/contract/products'
import styles from './category-links.module.css'
import { chooseChild, chooseParent, everything, toHref } from './list-state'

/** The categories as plain links, for phones whose filter sheet has no script to open it. */
export function CategoryLinks({ tree }: { tree: ProductCategoryTree }) {
  return (
    <noscript>
      <nav aria-label="产品类别" className={styles.links}>
        {tree.map((parent) => (
          <p key={parent.id} className={styles.row}>
            <a href={toHref(chooseParent(everything, parent.id, tree))}>{parent.name}</a>
            {parent.children.map(({ id, name }) => (
              <a key={id} href={toHref(chooseChild(everything, id, tree))}>
                {name}
              </a>
            ))}
          </p>
        ))}
      </nav>
    </noscript>
  )
}
