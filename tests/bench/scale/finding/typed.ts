import { searchTerms } from '../../../support/search-terms'

/** Every so many of what engineers type (tests/support/search-terms.yaml), and codes of this site. */
const EVERY = 8
const CODES = 6

/** What is typed on a site: terms and some of its order codes; and what a field holds at each letter of them. */
export function typedOn(codes: readonly string[]): { typed: string[]; keystrokes: string[] } {
  const typed = [...searchTerms.map(({ term }) => term).filter((_, index) => index % EVERY === 0), ...codes.slice(0, CODES)]
  return { typed, keystrokes: typed.flatMap((term) => [...term].map((_, index) => [...term].slice(0, index + 1).join(''))) }
}
