'use client'

import styles from './cell-bar.module.css'
import type { Offer, RowAid } from './row-aid'
import { type Column, idsIn, type TableRow, textIn } from './table'

type Props = {
  row: TableRow | undefined
  column: Column | undefined
  aid: RowAid | undefined
  onTidy: ((offer: Offer) => void) | undefined
}

/** The whole of the cell that one is in, and how its row is read: this line teaches how to write. */
export function CellBar({ row, column, aid, onTidy }: Props) {
  if (!row || !column) return null
  const reading = aid?.reading
  const advice = reading?.adviceFor(row)
  const tidy = onTidy && advice?.tidy
  const name = reading && column.key !== reading.nameBy ? `${textIn(row, reading.nameBy)} ` : ''
  return (
    <div className={styles.cellBar}>
      <span className={styles.cellName}>{`${name}${column.label}`}</span>
      <span className={styles.cellText}>
        {column.kind === 'references' ? aid?.references.write(idsIn(row, column.key)) : textIn(row, column.key)}
      </span>
      {advice && advice.says !== '' && (
        <span className={styles.cellReading} data-wrong={advice.isWrong || undefined}>
          {advice.says}
          {tidy && (
            <button type="button" className={styles.tidy} onClick={() => onTidy(tidy)}>
              {tidy.label}
            </button>
          )}
        </span>
      )}
    </div>
  )
}
