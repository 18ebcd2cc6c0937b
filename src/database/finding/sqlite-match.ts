import type { Condition, Needle } from '../../domain/search/condition'
import { isLatinText, isShort, latinPieces, namePieces, textPieces } from './grams'
import { wordsOf } from './sqlite-words'

/** What the full-text index is asked for; null for a condition that nothing meets. */
export function matchOf(wanted: Condition): string | null {
  if (wanted.length === 0 || wanted.some((clause) => clause.length === 0)) return null
  return wanted.map((clause) => `(${clause.map(needleOf).join(' OR ')})`).join(' AND ')
}

/** Letters and figures alone, and the gap between words: nothing of them is syntax. */
function needleOf({ field, text }: Needle): string {
  if (field === 'quantities') return phrase(field, [text])
  if (field === 'details' && isLatinText(text)) return `details : ${phraseOf('latin', latinPieces(text))}`
  if (field === 'details' || field === 'texts') return phrase(field, textPieces(text))
  return field === 'name' && isShort(text) ? phrase('short', [text]) : phrase(field, namePieces(text))
}

const phrase = (field: Needle['field'] | 'short', pieces: readonly string[]) => `${field} : ${phraseOf(field, pieces)}`

const phraseOf = (marked: Parameters<typeof wordsOf>[0], pieces: readonly string[]) => `"${wordsOf(marked, pieces).replaceAll('"', '""')}"`
