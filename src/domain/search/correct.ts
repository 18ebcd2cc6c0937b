import { distanceAtMost, distanceBetween } from '../../lib/letter-distance'
import type { Entry } from './entry'
import { foldName } from './fold'
import type { Lexicon } from './lexicon'
import type { Token } from './query'

/** What is longer is a sentence. */
const LONGEST_WORD = 24
const SHORTEST_WORD = 3
/** A code may differ in two letters from so many on. */
const LETTERS_OF_TWO_MISTAKES = 7

/** Letters and figures that look alike. */
const alike: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }
const looksOf = (word: string) => word.replace(/[oil]/g, (letter) => alike[letter] ?? letter)

/** A word that may have been meant, as it is compared and as it is printed. */
export type Meant = { word: string; printed: string }

/** What a word that nothing has may have been meant as: names of what was found near it, and the words that the lexicon knows. */
export function correctionOf({ text }: Token, near: readonly Pick<Entry, 'model' | 'title'>[], lexicon: Lexicon): Meant | null {
  if (text.length < SHORTEST_WORD || text.length > LONGEST_WORD) return null
  const most = mistakesIn(text)
  const candidates = new Map([...vocabularyOf(near), ...lexicon.known])
  let best: { meant: Meant; far: number } | null = null
  for (const [word, printed] of candidates) {
    const far = farness(text, word, Math.min(most, Math.floor(best?.far ?? most)))
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { meant: { word, printed }, far }
  }
  return best?.meant ?? spelledAlmost(text, most, lexicon)
}

/** How many letters differ, what looks alike for less than others; infinite for more mistakes than are believed. */
function farness(text: string, word: string, most: number): number {
  if (Math.abs(text.length - word.length) > most) return Number.POSITIVE_INFINITY
  const byLook = distanceAtMost(looksOf(text), looksOf(word), most)
  if (byLook > most) return Number.POSITIVE_INFINITY
  return byLook + distanceBetween(text, word) / 10
}

const mistakesIn = (text: string) => (text.length >= LETTERS_OF_TWO_MISTAKES ? 2 : 1)

/** Models, titles, and the words of titles; most titles have some words in common. */
function vocabularyOf(near: readonly Pick<Entry, 'model' | 'title'>[]): [string, string][] {
  const printed = near.flatMap(({ model, title }) => [model, title, ...title.split(/\s+/)].filter(Boolean))
  const folded = new Map([...new Set(printed)].map((word) => [word, foldName(word)]))
  return printed.map((word) => [folded.get(word) ?? '', word])
}

/** Of Chinese words whose spelling differs least, the shortest. */
function spelledAlmost(text: string, most: number, { groups, known }: Lexicon): Meant | null {
  if (!/^[a-z]{5,}$/.test(text)) return null
  const candidates = groups.flatMap(({ words, spellings }) => {
    const far = Math.min(...spellings.map((spelling) => farness(text, spelling, most)))
    const word = words.find((one) => /^\p{Script=Han}+$/u.test(one))
    return word && far < Number.POSITIVE_INFINITY ? [{ meant: { word, printed: known.get(word) ?? word }, far }] : []
  })
  const [best] = candidates.sort((one, other) => one.far - other.far || one.meant.word.length - other.meant.word.length)
  return best?.meant ?? null
}

/** Pieces of a word, one of which is right whatever the mistakes are: three letters each, or two of a short word. */
export function wholePieces(text: string): string[] {
  const length = text.length >= 6 ? 3 : 2
  const letters = [...text]
  const pieces = letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''))
  return [...new Set(pieces)].slice(0, LONGEST_WORD)
}
