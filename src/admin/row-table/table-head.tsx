import type { RowReading } from './row-aid'
import ends from './row-ends.module.css'
import styles from './row-table.module.css'
import type { Column } from './table'

type Props = { columns: readonly Column[]; reading: RowReading | undefined; isReadOnly: boolean }

/** The columns of a table, as wide as their texts need, and their names. */
export function TableHead({ columns, reading, isReadOnly }: Props) {
  const widest = columns.toSorted((one, other) => other.maxLength - one.maxLength).find(({ kind }) => kind !== 'references')
  const room = roomIn(columns, reading)
  return (
    <>
      <colgroup>
        <col className={styles.numbers} />
        {columns.map((one) => (
          <col key={one.key} style={{ width: one === widest ? undefined : growing(widthOf(one, room), reading) }} />
        ))}
        {reading && <col style={{ width: growing(PRINTED, reading) }} />}
        {reading && <col className={styles.marks} />}
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
          {reading && <th scope="col">{reading.printedLabel}</th>}
          {reading && <th scope="col">{reading.markLabel}</th>}
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

/** How much room a column gets, in pixels: at least, and for each character that may be in it. */
type Room = { least: number; each: number }

/** What is printed beside its cells says in full what a narrow one shows of. */
const roomIn = (columns: readonly Column[], reading: RowReading | undefined): Room => {
  if (reading) return { least: 72, each: 2.8 }
  return columns.length > MOST_WIDE ? { least: 88, each: 4.5 } : { least: 96, each: 8 }
}

/** So many columns beside each other have all the room that they like. */
const MOST_WIDE = 5

function widthOf({ kind, maxLength }: Column, { least, each }: Room): number {
  return kind === 'references' ? 176 : Math.max(least, Math.min(240, maxLength * each))
}

/** What pages print of a row. */
const PRINTED = 152

/** A table with the whole width of a form (`cqi`) has room for names in full, too, and not for values alone. */
const growing = (width: number, reading: RowReading | undefined) => (reading ? `max(${width}px, ${width * 0.09}cqi)` : width)

/** With the numbers of the rows, their menus, and what pages print; the widest column gets the room that is left. */
export const leastWidth = (columns: readonly Column[], reading: RowReading | undefined) =>
  columns.reduce((sum, column) => sum + widthOf(column, roomIn(columns, reading)), 60 + 44 + (reading ? PRINTED + 56 : 0))
