import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { AddForm } from './add-form'
import styles from './free-column.module.css'

/** Nothing is chosen yet, or nothing of it is known. */
export function NothingToCompare() {
  return (
    <EmptyState title="还没有选择要对比的产品" line="在产品列表里勾选“对比”，或者在这里输入型号；最多四款并排，相同的参数可以折叠。">
      <div className={styles.empty}>
        <AddForm entries={[]} />
        <ButtonLink href="/GoodsListView">去产品中心选择</ButtonLink>
      </div>
    </EmptyState>
  )
}
