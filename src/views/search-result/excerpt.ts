import { findMatch } from '@/components/highlight/find-match'

/** More than two lines at the width of a row. */
const LENGTH = 140
/** At most so much stands before the match. */
const LEAD = 40

const ELLIPSIS = '…'
const SENTENCE_ENDS = ['。', '！', '？', '；']

/**
 * A part of a plain text: around the first match of the keyword, from the start of its sentence where that is near, or
 * the beginning when there is no match. Never cut through a character.
 */
export function excerptOf(text: string, keyword: string): string {
  const characters = [...text]
  if (characters.length <= LENGTH) return text
  const match = findMatch(text, keyword)
  const at = match === -1 ? 0 : [...text.slice(0, match)].length
  const start = Math.min(startBefore(characters, at), characters.length - LENGTH)
  const end = start + LENGTH
  const part = characters.slice(start, end).join('').trim()
  return `${start > 0 ? ELLIPSIS : ''}${part}${end < characters.length ? ELLIPSIS : ''}`
}

function startBefore(characters: readonly string[], at: number): number {
  if (at <= LEAD) return 0
  const lead = characters.slice(at - LEAD, at)
  const sentence = lead.findLastIndex((character) => SENTENCE_ENDS.includes(character))
  return at - LEAD + sentence + 1
}
