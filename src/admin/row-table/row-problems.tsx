import { type Advice, NO_ADVICE, type Offer, type RowReading } from './row-aid'
import styles from './row-problems.module.css'
import { type Column, type TableRow, textIn } from './table'

/** What is to be mended in a row: of which cell, in words, and what mends it at one press. */
type Problem = { key: string; says: string; repairs: readonly Offer[] }

/** What is wrong with a row: what its aid says, what is too long, and what the server said. */
export function problemsOf(row: TableRow, columns: readonly Column[], errors: Readonly<Record<string, string>>, advice: Advice): Problem[] {
  return columns.flatMap(({ key, label, maxLength }): Problem[] => {
    const over = textIn(row, key).length - maxLength
    if (advice.isWrong && advice.at === key) return [{ key, says: advice.says, repairs: advice.repairs }]
    if (over > 0) return [{ key, says: `${label}最多 ${maxLength} 个字，超出 ${over} 个字。`, repairs: [] }]
    const said = errors[key]
    return said === undefined || advice.isWrong ? [] : [{ key, says: `${label}：${said}`, repairs: [] }]
  })
}

/** Whether something of a row has to be mended. */
export const isRowWrong = (
  row: TableRow,
  columns: readonly Column[],
  errors: Readonly<Record<string, string>>,
  reading: RowReading | undefined,
) => problemsOf(row, columns, errors, reading?.adviceFor(row) ?? NO_ADVICE).length > 0

type Props = {
  problems: readonly Problem[]
  /** Of the table, with those that are no cells to type in. */
  columns: number
  /** Whether Tab comes to what mends them. */
  isReachable: boolean
  /** Undefined where nothing may be changed. */
  onRepair: ((offer: Offer) => void) | undefined
}

/** Below a row: what is wrong with it, and what mends it. */
export function RowProblems({ problems, columns, isReachable, onRepair }: Props) {
  return problems.map(({ key, says, repairs }) => (
    <tr key={key} className={styles.problem}>
      <td colSpan={columns}>
        <span role="img" aria-label="要改" className={styles.sign} />
        {says}
        {onRepair &&
          repairs.map((repair) => (
            <button
              key={repair.label}
              type="button"
              className={styles.repair}
              tabIndex={isReachable ? 0 : -1}
              onClick={() => onRepair(repair)}
            >
              {repair.label}
            </button>
          ))}
      </td>
    </tr>
  ))
}
