import { type Choices, choicesOf } from './choices'
import { MOST_CODES, type OrderingRule } from './rule'

export type OrderCode = {
  /** As printed: `HM3-250 H 3 D 200 F`. */
  code: string
  choices: Choices
}

/** Options multiplied, before exclusions: more would take too long to go through. */
const MOST_COMBINATIONS = 1_000_000

/** How many combinations there are, whether they are excluded or not. */
const combinationsOf = ({ options }: OrderingRule): number => options.reduce((product, option) => product * choicesOf(option).length, 1)

/** Are there so many combinations that they are not gone through? Then no code is worked out. */
export const isTooWide = (rule: OrderingRule): boolean => combinationsOf(rule) > MOST_COMBINATIONS

/** All codes that a rule yields, in the order of its options and values; none when it is too wide. */
export function* codesOf(rule: OrderingRule): Generator<OrderCode> {
  if (isTooWide(rule)) return
  const keys = rule.options.map(({ key }) => key)
  for (const fragments of combinations(rule)) {
    const choices = Object.fromEntries(keys.map((key, index) => [key, fragments[index] ?? '']))
    yield { code: [rule.prefix, ...fragments].filter(Boolean).join(' '), choices }
  }
}

/** How many codes a rule yields; `MOST_CODES + 1` when there are more than that. */
export function countCodes(rule: OrderingRule): number {
  if (isTooWide(rule)) return MOST_CODES + 1
  if (rule.exclusions.length === 0) return Math.min(combinationsOf(rule), MOST_CODES + 1)
  let count = 0
  for (const _ of combinations(rule)) {
    count += 1
    if (count > MOST_CODES) break
  }
  return count
}

/** One fragment for each option, in order. What begins with an excluded combination is left at once, with all that would follow. */
function* combinations(rule: OrderingRule): Generator<readonly string[]> {
  const fragments = rule.options.map((option) => choicesOf(option).map(({ fragment }) => fragment))
  const isExcluded = excluderOf(rule)
  const chosen: string[] = []
  const next = fragments.map(() => 0)
  let depth = 0
  while (depth >= 0) {
    const fragment = fragments[depth]?.[next[depth] ?? 0]
    if (depth === fragments.length) {
      yield chosen
      depth -= 1
    } else if (fragment === undefined) {
      next[depth] = 0
      depth -= 1
    } else {
      next[depth] = (next[depth] ?? 0) + 1
      chosen[depth] = fragment
      if (!isExcluded(chosen, depth)) depth += 1
    }
  }
}

/** Tells whether an exclusion holds whose last option has just been chosen. Exclusions of unknown options hold never. */
function excluderOf({ options, exclusions }: OrderingRule): (chosen: readonly string[], last: number) => boolean {
  const byLast = options.map((): { index: number; fragments: ReadonlySet<string> }[][] => [])
  for (const { when } of exclusions) {
    const conditions = Object.entries(when).map(([key, fragments]) => ({
      index: options.findIndex((option) => option.key === key),
      fragments: new Set(fragments),
    }))
    if (conditions.some(({ index }) => index < 0)) continue
    byLast[Math.max(...conditions.map(({ index }) => index))]?.push(conditions)
  }
  return (chosen, last) =>
    (byLast[last] ?? []).some((conditions) => conditions.every(({ index, fragments }) => fragments.has(chosen[index] ?? '')))
}
