import { splitSymbols } from './split-symbols'
import styles from './symbols.module.css'

/**
 * Text with electrical symbols set as engineers write them: `Icu` becomes I with a lowered cu, and a number never
 * parts from its unit.
 */
export function Symbols({ text }: { text: string }) {
  return splitSymbols(text).map((part, index) => {
    const key = `${index}-${part.text}`
    if (part.kind === 'symbol') {
      return (
        <span key={key} className={styles.symbol}>
          {part.text}
          <sub>{part.sub}</sub>
        </span>
      )
    }
    if (part.kind === 'quantity') {
      return (
        <span key={key} className={styles.quantity}>
          {part.text}
        </span>
      )
    }
    return part.text
  })
}
