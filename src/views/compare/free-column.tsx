import { Icon } from '@/components/icon/icon'
import type { ProductComparison } from '@/contract/product-comparison'
import { AddForm } from './add-form'
import { ChooseLink } from './choose-link'
import { entriesOf } from './entries-of'
import styles from './free-column.module.css'

/** The next column: chosen from the list of the same category, or by its model or order code. */
export function FreeColumn({ comparison }: { comparison: ProductComparison }) {
  const [first] = comparison.columns
  const products = comparison.columns.map(({ entry, code, model, cover }) => ({
    entry,
    name: code || model,
    picture: cover?.sources[0]?.src ?? cover?.src ?? '',
  }))
  return (
    <aside className={styles.free} aria-label="再选一款">
      <ChooseLink
        href={first?.categoryId ? `/GoodsListView?id=${first.categoryId}` : '/GoodsListView'}
        products={products}
        className={styles.choose}
      >
        <Icon name="plus" size={32} />
        再选一款
        <span className={styles.from}>{first?.categoryName ? `从${first.categoryName}中` : '从产品中心'}</span>
      </ChooseLink>
      <AddForm entries={entriesOf(comparison)} />
    </aside>
  )
}
