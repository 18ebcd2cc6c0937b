import { Symbols } from '@/components/symbols/symbols'
import styles from './compare-table.module.css'

/** The title of a group, over all columns. */
export function GroupHead({ name, columnCount }: { name: string; columnCount: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columnCount + 1}>
        <Symbols text={name} />
      </th>
    </tr>
  )
}
