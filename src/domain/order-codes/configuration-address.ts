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

/** So much of a text that nobody knows is shown again. */
const MOST_SHOWN = 40

/** What an address asks for by fragments and the rule doesn't have, each in a sentence; a field that was left empty asks for nothing. */
export function unknownFragments(rule: OrderingRule, query: Query): string[] {
  const options = rule.options.flatMap((option, index) => {
    const fragment = query.get(optionParameter(index)) || null
    const isKnown = fragment === null || choicesOf(option).some((value) => value.fragment === fragment)
    return isKnown ? [] : [`${option.name}没有“${shown(fragment)}”这个选项`]
  })
  const codes = new Set(rule.accessories.map(({ code }) => code))
  const accessories = [...new Set(query.getAll(ACCESSORY_PARAMETER))].filter((code) => code !== '' && !codes.has(code))
  const [first] = accessories
  if (first === undefined) return options
  return [...options, `没有“${shown(first)}”${accessories.length > 1 ? `等 ${accessories.length} 个附件` : '这个附件'}`]
}

const shown = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

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
