import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import type { ProductComparison } from '@/contract/product-comparison'
import { quantityOf } from '@/lib/quantity'
import styles from './compare-table.module.css'
import { FOLD_ID, NAMED_ROWS } from './fold'

type Props = { groups: ProductComparison['groups']; columnCount: number; isMobile: boolean }

/** What is the same, in one line that unfolds it: it belongs to the switch above the table. */
export function SameRows({ groups, columnCount, isMobile }: Props) {
  const rows = groups.flatMap((group) => group.rows).filter(({ isSame }) => isSame)
  if (rows.length === 0) return null
  const named = rows.slice(0, NAMED_ROWS).map(({ name, cells: [cell] }) => `${name} ${cell ? quantityOf(cell) : ''}`)
  const rest = rows.length > NAMED_ROWS ? '…' : ''
  return (
    <tbody className={styles.same} data-unfold="">
      <tr>
        <td colSpan={columnCount + 1}>
          <label htmlFor={FOLD_ID} className={styles.unfold}>
            <Icon name="plus" size={20} />
            相同的 {rows.length} 项{!isMobile && '：'}
            {!isMobile && (
              <span>
                <Symbols text={`${named.join('、')}${rest}`} />
              </span>
            )}
          </label>
        </td>
      </tr>
    </tbody>
  )
}
