import { SPELLING } from './lexicon'
import { joined, type Place, placesOf, placesSpelt } from './places'
import type { Query, Token } from './query'

/**
 * What of a printed text was asked for, in the spelling of the text: `HM3-250` for `hm3250`, 小型断路器 for 空开, 断路器 for `dlq`.
 *
 * @returns its places, in order, none within another
 */
export function matchedPlaces(text: string, { whole, tokens }: Query): Place[] {
  const asOne = whole.length > 1 ? placesOf(whole, text) : []
  return joined(asOne.length > 0 ? asOne : tokens.flatMap((token) => placesOfToken(token, text)))
}

function placesOfToken({ text: word, synonyms, spelt }: Token, text: string): Place[] {
  const literal = placesOf(word, text)
  if (literal.length > 0) return literal
  const meant = [...synonyms, ...spelt].sort((one, other) => other.length - one.length)
  const first = meant.map((other) => placesOf(other, text)).find((places) => places.length > 0)
  return first ?? (SPELLING.test(word) ? placesSpelt(word, text) : [])
}

/** The parts of a text that are marked. */
export const matchedParts = (text: string, query: Query): string[] =>
  matchedPlaces(text, query).map(([start, end]) => text.slice(start, end))
