import { typesetText, typesetTitle } from '../article/typeset-html'
import symbols from '../symbols/symbols.module.css'
import styles from './highlight.module.css'
import { markWords } from './mark-words'

type Props = {
  text: string
  /** Is marked wherever it stands, or each of several; empty marks nothing. */
  keyword: string | readonly string[]
}

/** A match up to this length never breaks into two lines. */
const SHORT = 8

/** A text as `Symbols` sets it, in which a keyword is marked. On the server alone, as all that is set. */
export function MarkedText({ text, keyword }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: set from plain text in typeset-html
  return <span dangerouslySetInnerHTML={{ __html: marked(typesetText(text), keyword) }} />
}

/** The same for a title, as `TitleText` sets it. */
export function MarkedTitle({ text, keyword }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: set from plain text in typeset-html
  return <span className={symbols.title} dangerouslySetInnerHTML={{ __html: marked(typesetTitle(text), keyword) }} />
}

function marked(html: string, keyword: string | readonly string[]): string {
  const words = [keyword].flat().filter(Boolean)
  const markClass = words.every(({ length }) => length <= SHORT) ? `${styles.mark} ${styles.whole}` : (styles.mark ?? '')
  return words.length > 0 ? markWords(html, words, markClass) : html
}
