import { foldText, GAP } from './fold'
import { SPELLING } from './lexicon'
import type { Query, Token } from './query'

/** In which part of an entry something is looked for. */
export type Field = 'name' | 'spelling' | 'details' | 'quantities' | 'texts'

/** Is this in that field? Of quantities one that is the same, else as a part of the text. */
export type Needle = { field: Field; text: string }

/** Any of these. */
export type Clause = readonly Needle[]

/** All of these; nothing is never meant. */
export type Condition = readonly Clause[]

/** From its names alone to all that it says: each finds what the one before it finds, and more. */
export const levels = ['name', 'details', 'texts'] as const
export type Level = (typeof levels)[number]

/**
 * What must hold for a query at one level.
 *
 * @param withSpelling whether Latin letters may spell Chinese
 */
export const conditionOf = ({ tokens }: Query, level: Level, withSpelling: boolean): Condition =>
  tokens.map((token) => clauseOf(token, level, withSpelling))

export function clauseOf(token: Token, level: Level, withSpelling: boolean): Clause {
  const words = [token.text, ...token.synonyms, ...(withSpelling ? token.spelt : [])]
  const spelling: Needle[] = withSpelling && SPELLING.test(token.text) ? [{ field: 'spelling', text: token.text }] : []
  const name = [...words.map((text): Needle => ({ field: 'name', text })), ...spelling]
  if (level === 'name') return name
  const details: Needle[] = token.quantity ? [{ field: 'quantities', text: token.quantity }] : inText('details', words)
  return level === 'details' ? [...name, ...details] : [...name, ...details, ...inText('texts', words)]
}

/** One character of Chinese stands in nearly every text. */
const inText = (field: 'details' | 'texts', words: readonly string[]): Needle[] =>
  words.map((word) => ({ field, text: wordInText(word) })).filter(({ text }) => text.length > 1)

/** A word of Latin letters begins where it stands in a text; a number is one from its beginning to its end. */
function wordInText(word: string): string {
  const text = foldText(word)
  const from = /^\p{Script=Han}/u.test(word) ? GAP.length : 0
  return text.slice(from, /^\d+$/.test(word) ? undefined : -GAP.length)
}
