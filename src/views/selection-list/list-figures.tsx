import { type ListRow, piecesOf } from '@/domain/selection-list/list'
import styles from './list-figures.module.css'

/** How many there are: models, and pieces of them. */
export function ListFigures({ rows }: { rows: readonly Pick<ListRow, 'quantity'>[] }) {
  return (
    <dl className={styles.figures}>
      <Figure value={rows.length} label="个型号" />
      <Figure value={piecesOf(rows)} label="台" />
    </dl>
  )
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value.toLocaleString('en')}</dd>
    </div>
  )
}
