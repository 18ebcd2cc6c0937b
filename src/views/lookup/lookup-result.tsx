'use client'

import type { LookupResult } from '@/contract/lookup'
import { Figures } from './figures'
import styles from './lookup-result.module.css'
import { Remarks } from './remarks'
import { ResultActions } from './result-actions'
import { FIRST_ROWS, ResultTable } from './result-table'
import { useChoices } from './use-choices'

/** The looked-up list: figures that filter, what can be done with it, and the table in the visitor's order (spec: lookup/results). */
export function LookupResultView({ result }: { result: LookupResult }) {
  const { rows, products } = result
  const choices = useChoices(rows)
  return (
    <section className={`container ${styles.result}`} aria-label="核对结果">
      <div className={styles.top}>
        <Figures rows={rows} />
        <ResultActions result={result} choices={choices} />
      </div>
      <Remarks result={result} />
      <ResultTable rows={rows} products={products} choices={choices} />
      {rows.length > FIRST_ROWS && (
        <label className={styles.all}>
          <input type="checkbox" name="all" className={styles.allBox} />
          显示全部 {rows.length} 行
        </label>
      )}
    </section>
  )
}
