import type { Condition, Needle } from '../../domain/search/condition'
import { isShort, namePieces, textPieces } from './grams'

/** What the full-text index is asked for; null for a condition that nothing meets. */
export function matchOf(wanted: Condition): string | null {
  if (wanted.length === 0 || wanted.some((clause) => clause.length === 0)) return null
  return wanted.map((clause) => `(${clause.map(needleOf).join(' OR ')})`).join(' AND ')
}

/** Letters and figures alone, and the gap between words: nothing of them is syntax. */
function needleOf({ field, text }: Needle): string {
  if (field === 'quantities') return `quantities : ${phrase([text])}`
  if (field === 'details' || field === 'texts') return `${field} : ${phrase(textPieces(text))}`
  return field === 'name' && isShort(text) ? `short : ${phrase([text])}` : `${field} : ${phrase(namePieces(text))}`
}

const phrase = (tokens: readonly string[]) => `"${tokens.join(' ').replaceAll('"', '""')}"`
