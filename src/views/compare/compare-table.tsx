import type { ProductComparison } from '@/contract/product-comparison'
import { ColumnHeads } from './column-heads'
import styles from './compare-table.module.css'
import { DocumentRows } from './document-rows'
import { RowGroup } from './row-group'
import { SameRows } from './same-rows'
import { TABLE_ID } from './table-id'

type Props = { comparison: ProductComparison; counts: { different: number; same: number }; isMobile: boolean }

/** A column for each product, a row for each parameter (spec: comparison/rows). */
export function CompareTable({ comparison, counts, isMobile }: Props) {
  const { columns, groups, documents } = comparison
  return (
    <section className={styles.region} aria-label="产品参数对比表" tabIndex={isMobile ? undefined : 0}>
      <table id={TABLE_ID} className={styles.table} style={{ '--columns': columns.length }}>
        <caption className="visually-hidden">产品参数对比</caption>
        {!isMobile && (
          // All columns are known before the first cell arrives.
          <colgroup>
            <col className={styles.parameters} />
            <col span={columns.length} />
          </colgroup>
        )}
        <ColumnHeads comparison={comparison} counts={counts} isMobile={isMobile} />
        {groups.map((group) => (
          <RowGroup key={group.name} group={group} columns={columns} />
        ))}
        {documents.length > 0 && <DocumentRows documents={documents} columns={columns} />}
        {columns.length > 1 && <SameRows groups={groups} columnCount={columns.length} isMobile={isMobile} />}
      </table>
    </section>
  )
}
