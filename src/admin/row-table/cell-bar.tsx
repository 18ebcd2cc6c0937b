'use client'

import styles from './cell-bar.module.css'
import type { RowAid } from './row-aid'
import { type Column, idsIn, type TableRow, textIn } from './table'

type Props = { row: TableRow | undefined; column: Column | undefined; aid: RowAid | undefined }

/** The whole of the cell that one is in, and how its row is read: this line teaches how to write. */
export function CellBar({ row, column, aid }: Props) {
  if (!row || !column) return null
  const advice = aid?.adviceFor(row)
  return (
    <div className={styles.cellBar}>
      <span className={styles.cellName}>{column.label}</span>
      <span className={styles.cellText}>
        {column.kind === 'references' ? aid?.references.write(idsIn(row, column.key)) : textIn(row, column.key)}
      </span>
      {advice && advice.says !== '' && (
        <span className={styles.cellReading} data-wrong={advice.isWrong || undefined}>
          {advice.says}
        </span>
      )}
    </div>
  )
}
