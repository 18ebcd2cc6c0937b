import { type Choices, printCode } from './choices'
import { codesOf } from './codes'
import type { Configuration } from './configuration'
import { CODE_PARAMETER, chosenFragments, inRuleOrder, type Query, unknownFragments } from './configuration-address'
import { narrowed } from './narrowed'
import { readCode } from './read-code'
import type { OrderingRule } from './rule'

/** What an address comes to. */
export type Opened = {
  configuration: Configuration
  /** In Chinese: what was corrected, or is missing and was filled in. */
  notes: readonly string[]
}

/** The choice from which one begins: the first code that a rule yields; null when it yields none. */
export const firstConfiguration = (rule: OrderingRule): Configuration | null => {
  const [first] = codesOf(rule)
  return first ? { choices: first.choices, accessories: [] } : null
}

/**
 * The choice that an address asks for, what it doesn't say filled in.
 *
 * @returns null when its code is none of this rule
 */
export function openConfiguration(rule: OrderingRule, query: Query): Opened | null {
  const text = query.get(CODE_PARAMETER)
  if (text === null) {
    const { choices, accessories } = chosenFragments(rule, query)
    const isWhole = rule.options.every(({ key }) => choices[key] !== undefined)
    const unknown = unknownFragments(rule, query)
    const filled = unknown.length > 0 ? '其余已按常用值补上' : '没有选的项已按常用值补上'
    return { configuration: { choices: filledIn(rule, choices), accessories }, notes: isWhole ? unknown : [...unknown, filled] }
  }
  const reading = readCode(rule, text)
  if (!reading) return null
  const { missing, notes } = reading
  const configuration = { choices: filledIn(rule, reading.choices), accessories: inRuleOrder(rule, reading.accessories) }
  return { configuration, notes: missing.length > 0 ? [...notes, '已按常用值补上'] : notes }
}

/** What is known stays, even where it doesn't go together; the rest is that of the first code with most of it. */
function filledIn(rule: OrderingRule, known: Choices): Choices {
  const keys = rule.options.map(({ key }) => key).filter((key) => known[key] !== undefined)
  if (keys.length === rule.options.length) return known
  for (let kept = keys.length; kept >= 0; kept -= 1) {
    const [first] = codesOf(narrowed(rule, known, new Set(keys.slice(0, kept))))
    if (first) return { ...first.choices, ...known }
  }
  return known
}

/** Is this how the site writes the code itself, without accessories? Pages of others are not worth keeping (spec: products/configure-address). */
export const isPrinted = (rule: OrderingRule, { choices, accessories }: Configuration, text: string): boolean =>
  accessories.length === 0 && printCode(rule, choices) === text
