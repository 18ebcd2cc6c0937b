import type { ListedRow } from '@/contract/lookup'
import { lookupStatuses } from '@/contract/lookup-statuses'
import styles from './figures.module.css'
import { resultNames } from './result-names'

type Props = { rows: readonly Pick<ListedRow, 'status'>[] }

/**
 * How many rows have come to which result. Each figure shows its rows alone, together with those of other pressed ones; nothing pressed
 * shows all. The browser does it by itself, in the styles of the table: also without scripts.
 */
export function Figures({ rows }: Props) {
  const counts = lookupStatuses.map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
  return (
    <>
      <fieldset className={styles.figures}>
        <legend className="visually-hidden">只看</legend>
        {counts.map(({ status, count }) => (
          <label key={status} className={styles.figure} data-status={status}>
            <input type="checkbox" name="only" value={status} disabled={count === 0} className={styles.box} />
            <span className={styles.count}>{count}</span>
            <span className={styles.name}>{resultNames[status].figure}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(({ status, count }) => count > 0 && <span key={status} data-status={status} style={{ flexGrow: count }} />)}
      </div>
    </>
  )
}
