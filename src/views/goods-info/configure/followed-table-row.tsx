'use client'

import { Symbols } from '@/components/symbols/symbols'
import type { FollowingRow } from '@/contract/configurator'
import { followedRow } from '@/domain/order-codes/followed-row'
import { quantityOf } from '@/lib/quantity'
import table from '../parameter-table.module.css'
import { useConfigure } from './configure-context'
import styles from './followed-values.module.css'

/** A row of the table of parameters, with the value of what is chosen, marked; absent where it does not hold for it. */
export function FollowedTableRow({ row }: { row: FollowingRow }) {
  const { implied } = useConfigure()
  const shown = followedRow(row, implied)
  if (!shown) return null
  return (
    <tr className={styles.followed}>
      <th scope="row" className={table.name}>
        <Symbols text={shown.name} />
      </th>
      <td className={table.value}>
        <Symbols text={quantityOf(shown)} /> <span className={styles.mark}>按所选</span>
      </td>
    </tr>
  )
}
