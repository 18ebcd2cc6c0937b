import type { Attribute } from '../attributes/attribute'
import { choicesOf } from '../order-codes/choices'
import { impliedValues } from '../order-codes/implied-values'
import { readCode } from '../order-codes/read-code'
import type { OrderingRule } from '../order-codes/rule'

/** What an order code settles of what its series leaves open. */
export type ChosenCode = {
  /** Values of attributes that follow, by the attribute's key. */
  implied: Readonly<Record<string, string>>
  /** What is chosen of options that are no attributes: 用途 配电. */
  choices: readonly { name: string; value: string }[]
  /** All values that could be chosen of an attribute, by its key. */
  alternatives: ReadonlyMap<string, ReadonlySet<string>>
}

/** @returns null for what is no complete code of the rule */
export function chosenCode(rule: OrderingRule, code: string): ChosenCode | null {
  const reading = readCode(rule, code)
  if (!reading || reading.missing.length > 0) return null
  const values = rule.options.flatMap(choicesOf)
  const keys = new Set(values.flatMap(({ sets = {} }) => Object.keys(sets)))
  return {
    implied: impliedValues(rule, reading.choices),
    choices: rule.options.filter(isFree).flatMap((option) => {
      const chosen = choicesOf(option).find(({ fragment }) => fragment === (reading.choices[option.key] ?? ''))
      return chosen ? [{ name: option.name, value: chosen.label }] : []
    }),
    alternatives: new Map([...keys].map((key) => [key, new Set(values.flatMap(({ sets = {} }) => sets[key] ?? []))])),
  }
}

const isFree = (option: OrderingRule['options'][number]) => option.values.every(({ sets }) => Object.keys(sets ?? {}).length === 0)

/**
 * The condition of an attribute without what the code has settled: of 质量（4P）, nothing stays for a code with four poles.
 *
 * @returns null where it holds for what is not chosen
 */
export function openCondition({ condition }: Pick<Attribute, 'condition'>, { implied, alternatives }: ChosenCode): string | null {
  const words = condition.split(/\s+/).filter((word) => word !== '')
  const settled = words.map((word) => {
    const key = [...alternatives].find(([, texts]) => texts.has(word))?.[0]
    return key === undefined ? 'open' : implied[key] === word ? 'met' : 'other'
  })
  if (settled.includes('other')) return null
  return words.filter((_, index) => settled[index] === 'open').join(' ')
}
