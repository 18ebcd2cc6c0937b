'use client'

import { Symbols } from '../../components/symbols/symbols'
import type { Known } from './known-attributes'
import styles from './parameters.module.css'

/** Attributes in a cell: their symbols, and their names. */
export function DrawnAttributes({ known }: { known: readonly Known[] }) {
  return known.map(({ id, attribute: { symbol, name, condition } }) => (
    <span key={id} className={styles.attribute}>
      {symbol !== '' && (
        <span className={styles.symbol}>
          <Symbols text={symbol} />
        </span>
      )}
      {name}
      {condition !== '' && `，${condition}`}
    </span>
  ))
}
