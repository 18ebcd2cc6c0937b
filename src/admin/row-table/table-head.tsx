import type { RowAid } from './row-aid'
import ends from './row-ends.module.css'
import styles from './row-table.module.css'
import type { Column } from './table'

type Props = { columns: readonly Column[]; aid: RowAid | undefined; isReadOnly: boolean }

/** The columns of a table, as wide as their texts need, and their names. */
export function TableHead({ columns, aid, isReadOnly }: Props) {
  const widest = columns.toSorted((one, other) => other.maxLength - one.maxLength).find(({ kind }) => kind !== 'references')
  return (
    <>
      <colgroup>
        <col className={styles.numbers} />
        {columns.map((one) => (
          <col key={one.key} style={{ width: one === widest ? undefined : widthOf(one, aid !== undefined) }} />
        ))}
        {aid && <col className={styles.printedColumn} />}
        {aid && <col className={styles.marks} />}
        {!isReadOnly && <col className={styles.menus} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.number}>
            <span className={styles.hidden}>行</span>
          </th>
          {columns.map((one) => (
            <th key={one.key} scope="col">
              {one.label}
              {one.isRequired && <span aria-hidden="true"> *</span>}
            </th>
          ))}
          {aid && <th scope="col">{aid.printedLabel}</th>}
          {aid && <th scope="col">{aid.markLabel}</th>}
          {!isReadOnly && (
            <th scope="col" className={ends.menu}>
              <span className={styles.hidden}>操作</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}

/**
 * As much room as texts of a column need, in pixels.
 *
 * @param isDense many columns are side by side
 */
function widthOf({ kind, maxLength }: Column, isDense: boolean): number {
  if (kind === 'references') return 176
  return isDense ? Math.max(72, Math.min(240, maxLength * 2.8)) : Math.max(96, Math.min(240, maxLength * 8))
}

/** With the numbers of the rows, and what pages print; the widest column gets the room that is left. */
export const leastWidth = (columns: readonly Column[], isDense: boolean) =>
  columns.reduce((sum, column) => sum + widthOf(column, isDense), isDense ? 60 + 152 + 56 + 44 : 60 + 44)
