import { Symbols } from '@/components/symbols/symbols'
import type { ComparedCell, ComparedColumn, ProductComparison } from '@/contract/product-comparison'
import { quantityOf } from '@/lib/quantity'
import styles from './compare-table.module.css'
import { GroupHead } from './group-head'
import { NoValue } from './no-value'

type Props = { group: ProductComparison['groups'][number]; columns: readonly ComparedColumn[] }

/** Parameters that belong together, under their title. */
export function RowGroup({ group: { name, rows }, columns }: Props) {
  const isCompared = columns.length > 1
  const isSame = isCompared && rows.every((row) => row.isSame)
  return (
    <tbody data-same={isSame || undefined}>
      <GroupHead name={name} columnCount={columns.length} />
      {rows.map((row) => (
        <tr key={row.key} className={styles.row} data-same={(isCompared && row.isSame) || undefined}>
          <th scope="row" className={styles.parameter}>
            <Symbols text={row.name} />
          </th>
          {columns.map(({ entry }, index) => (
            <td key={entry} className={styles.cell}>
              <Cell cell={row.cells[index] ?? null} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell }: { cell: ComparedCell | null }) {
  if (!cell) return <NoValue />
  return (
    <div className={styles.value} data-different={cell.isDifferent || undefined}>
      <span>
        <Symbols text={quantityOf(cell)} />
        {cell.isDifferent && <span className="visually-hidden">（与多数不同）</span>}
      </span>
      {cell.best && <span className={styles.best}>{cell.best}</span>}
    </div>
  )
}
