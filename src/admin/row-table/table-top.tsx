import type { ReactNode } from 'react'
import styles from './table-top.module.css'

type Props = {
  rows: number
  /** Infinity where there may be any number. */
  maxRows: number
  /** What the rows come to. */
  sum: string
  /** How many rows have something to be mended. */
  wrong: number
  onWrong: () => void
  children: ReactNode
}

/** Above a table: how many rows it has, and the way to those that have to be mended. */
export function TableTop({ rows, maxRows, sum, wrong, onWrong, children }: Props) {
  return (
    <div className={styles.top}>
      <p className={styles.count}>
        <b>{rows} 行</b>
        {Number.isFinite(maxRows) && ` · 最多 ${maxRows} 行`}
        {sum !== '' && <span className={styles.sum}>{sum}</span>}
      </p>
      {wrong > 0 && (
        <button type="button" className={styles.wrongCount} onClick={onWrong}>
          {wrong} 处要改
        </button>
      )}
      {children}
    </div>
  )
}
