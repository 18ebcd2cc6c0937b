import { foldCode } from './fold-code'
import { unitOf } from './fragments-in'
import { readCode } from './read-code'
import type { OrderingRule } from './rule'

/** How codes may begin that somebody is typing, and what else they have then. */
export type Beginning = { beginning: string; rest: readonly string[] }

const MOST_WORDS = 6

/** `hm3250 200A` is the beginning `hm3250200a`, or `hm3250` of a code that has `200A` further on. The longest beginning comes first. */
export function beginningsOf(text: string, shortest: number): Beginning[] {
  const words = text.split(/\s+/).map(foldCode).filter(Boolean).slice(0, MOST_WORDS)
  return words
    .map((_, index) => {
      const end = words.length - index
      return { beginning: words.slice(0, end).join(''), rest: words.slice(end) }
    })
    .filter(({ beginning }) => beginning.length >= shortest)
}

/** A figure with the unit of poles or of a current. */
const FIGURE = /^(\d+)[ap]$/

/** Has a code, as it is printed, a fragment for each of these words? The last one may still be typed; figures may have a unit. */
export function hasWords(code: string, words: readonly string[]): boolean {
  const fragments = code.split(/\s+/).slice(1).map(foldCode)
  return words.every((word, index) => {
    const figure = FIGURE.exec(word)?.[1]
    const isLast = index === words.length - 1
    return fragments.some((fragment) => fragment === word || fragment === figure || (isLast && fragment.startsWith(word)))
  })
}

/** Those of several words that say what they are figures of: `4p`, `200a`. */
export const wordsWithUnits = (words: readonly string[]): string[] => words.filter((word) => FIGURE.test(word))

/** Are these figures, in a code of this rule, those of an option with that unit (spec: search/suggestions)? `HB1-63 1 B 4` has 4 A, and not 4P. */
export function hasUnits(rule: OrderingRule, code: string, words: readonly string[]): boolean {
  const choices = readCode(rule, code)?.choices ?? {}
  const figures = rule.options.flatMap((option) => {
    const folded = foldCode(choices[option.key] ?? '')
    return [folded, `${folded}${unitOf(option)}`]
  })
  return words.every((word) => figures.includes(word))
}
