import { type Formula, type Piece, spoken } from '@/domain/selector/formula'
import { keyAt } from '@/lib/key-at'
import styles from './formula-text.module.css'

/** A formula as text with lines, which is read out in words. */
export function FormulaText({ formula }: { formula: Formula }) {
  return (
    <span className={styles.formula}>
      <span className="visually-hidden">{spoken(formula)}</span>
      <span aria-hidden="true" className={styles.drawn}>
        <Pieces formula={formula} />
      </span>
    </span>
  )
}

const Pieces = ({ formula }: { formula: Formula }) => formula.map((piece, index) => <PieceText key={keyAt(index, '')} piece={piece} />)

function PieceText({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return <span className={styles.text}>{piece}</span>
  if ('symbol' in piece) {
    return (
      <span className={styles.text}>
        {piece.symbol}
        <sub>{piece.sub}</sub>
      </span>
    )
  }
  if ('root' in piece) {
    return (
      <span className={styles.text}>
        √
        <span className={styles.root}>
          <Pieces formula={piece.root} />
        </span>
      </span>
    )
  }
  return (
    <span className={styles.fraction}>
      <span className={styles.over}>
        <Pieces formula={piece.over} />
      </span>
      <span>
        <Pieces formula={piece.under} />
      </span>
    </span>
  )
}
