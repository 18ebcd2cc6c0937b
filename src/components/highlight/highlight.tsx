import styles from './highlight.module.css'
import { splitMatches } from './split-matches'

/** A match up to this length never breaks into two lines. */
const SHORT = 8

/** A text in which a keyword is marked wherever it stands; without the keyword in it, the text as it is. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return splitMatches(text, keyword).map(({ start, text: stretch, isMatch }) =>
    isMatch ? (
      <mark key={start} className={stretch.length <= SHORT ? `${styles.mark} ${styles.whole}` : styles.mark}>
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  )
}
