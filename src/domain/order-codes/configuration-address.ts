import { type Choices, choicesOf, printCode } from './choices'
import { type Configuration, configured } from './configuration'
import { readCode } from './read-code'
import type { OrderingRule } from './rule'

/** The parameter with a whole code (spec: products/configure-address). */
export const CODE_PARAMETER = 'code'

/** The parameter with an accessory; it may be there several times. */
export const ACCESSORY_PARAMETER = 'with'

/** The parameter with the fragment of an option, by its place in the rule: `o1` is that of the first. */
export const optionParameter = (index: number): string => `o${index + 1}`

/** The parameters of a choice: the code, or where there is none, or it would be read otherwise, each fragment by itself. */
export function configurationParameters(rule: OrderingRule, configuration: Configuration): [string, string][] {
  const { code } = configured(rule, configuration)
  if (code !== null && isReadAs(rule, code, configuration)) return [[CODE_PARAMETER, code]]
  return [
    ...rule.options.map(({ key }, index): [string, string] => [optionParameter(index), configuration.choices[key] ?? '']),
    ...configuration.accessories.map((accessory): [string, string] => [ACCESSORY_PARAMETER, accessory]),
  ]
}

function isReadAs(rule: OrderingRule, code: string, { choices, accessories }: Configuration): boolean {
  const reading = readCode(rule, code)
  return (
    reading?.code === printCode(rule, choices) && printCode(rule, choices, reading.accessories) === printCode(rule, choices, accessories)
  )
}

/** A query, as a page or a browser has it. */
export type Query = Pick<URLSearchParams, 'get' | 'getAll' | 'has'>

/** Is this a parameter of a choice? */
export const isConfigurationParameter = (name: string): boolean =>
  [CODE_PARAMETER, ACCESSORY_PARAMETER].includes(name) || /^o\d{1,2}$/.test(name)

/** Does an address say anything about options? */
export const isConfigured = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name !== ACCESSORY_PARAMETER && isConfigurationParameter(name))

/** What an address chooses by fragments: those that the rule has. */
export function chosenFragments(rule: OrderingRule, query: Query): Configuration {
  const choices: Choices = Object.fromEntries(
    rule.options.flatMap((option, index) => {
      const fragment = query.get(optionParameter(index))
      const isKnown = fragment !== null && choicesOf(option).some((value) => value.fragment === fragment)
      return isKnown ? [[option.key, fragment]] : []
    }),
  )
  const asked = query.getAll(ACCESSORY_PARAMETER)
  return { choices, accessories: rule.accessories.map(({ code }) => code).filter((code) => asked.includes(code)) }
}

/** The choice of an address that says it whole; null for any other. */
export function wholeConfiguration(rule: OrderingRule, query: Query): Configuration | null {
  const code = query.get(CODE_PARAMETER)
  if (code !== null) {
    const reading = readCode(rule, code)
    return reading?.code ? { choices: reading.choices, accessories: inRuleOrder(rule, reading.accessories) } : null
  }
  const chosen = chosenFragments(rule, query)
  return rule.options.every(({ key }) => chosen.choices[key] !== undefined) ? chosen : null
}

/** Accessories in the order in which the rule has them. */
export const inRuleOrder = (rule: OrderingRule, accessories: readonly string[]): string[] =>
  rule.accessories.map(({ code }) => code).filter((code) => accessories.includes(code))
