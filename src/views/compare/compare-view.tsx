import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import type { ProductComparison } from '@/contract/product-comparison'
import { CompareTable } from './compare-table'
import { CompareTools } from './compare-tools'
import styles from './compare-view.module.css'
import { FreeColumn } from './free-column'
import { NothingToCompare } from './nothing-to-compare'
import { Remarks } from './remarks'
import { WatchHead } from './watch-head'

export const PAGE_TITLE = '产品对比'

export type CompareProps = {
  comparison: ProductComparison
  /** All that is read of the address, in its order. */
  entries: readonly string[]
  /** What it names beyond that. */
  leftOut: readonly string[]
  isMobile: boolean
  /** So many stand beside one another. */
  most: number
}

/** 产品对比, in both layouts (spec: comparison/page). */
export function CompareView(props: CompareProps) {
  const { comparison, isMobile, most } = props
  const { columns } = comparison
  const rows = comparison.groups.flatMap((group) => group.rows)
  const same = columns.length > 1 ? rows.filter(({ isSame }) => isSame) : []
  const counts = { different: rows.length - same.length, same: same.length }
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '产品中心', href: '/GoodsListView' }, { label: PAGE_TITLE }]} />
      <section className={`container ${styles.section}`} aria-labelledby="compare-title">
        <div className={styles.head}>
          <h1 id="compare-title" className={styles.title}>
            {PAGE_TITLE}
          </h1>
          {columns.length > 0 && <CompareTools entries={props.entries} hasFold={same.length > 0} isMobile={isMobile} />}
        </div>
        <Remarks comparison={comparison} leftOut={props.leftOut} most={most} isMobile={isMobile} />
        {columns.length === 0 && <NothingToCompare />}
        {columns.length > 0 && (
          <div className={styles.place}>
            <CompareTable comparison={comparison} counts={counts} isMobile={isMobile} />
            {columns.length < most && <FreeColumn comparison={comparison} />}
          </div>
        )}
        {columns.length > 1 && (
          <p className={styles.legend}>浅蓝底：与多数不同。绿色标记只用在数值越大越好的参数上；尺寸与质量只比较，不评优劣。</p>
        )}
      </section>
      <WatchHead />
    </>
  )
}
