import { type Choices, choicesOf, isMet, printCode } from './choices'
import type { Accessory, OrderingRule, RuleOption, RuleValue } from './rule'

/** What somebody has chosen: a fragment for each option, whether or not they go together, and codes of accessories. */
export type Configuration = { choices: Choices; accessories: readonly string[] }

/** Another choice, which would make possible what is not. */
export type Remedy = { key: string; option: RuleOption; value: RuleValue }

/** Why something can't be had with what is chosen before it, in Chinese. */
export type Obstacle = { reason: string; remedy: Remedy | null }

/** A value of an option, as it is offered. */
export type OfferedValue = { value: RuleValue; isChosen: boolean; obstacle: Obstacle | null }

export type ConfiguredOption = { option: RuleOption; values: readonly OfferedValue[]; chosen: OfferedValue | undefined }

export type OfferedAccessory = { accessory: Accessory; isChosen: boolean; obstacle: Obstacle | null }

export type Configured = {
  options: readonly ConfiguredOption[]
  accessories: readonly OfferedAccessory[]
  /** As printed; null while something that is chosen can't be had. */
  code: string | null
}

/**
 * What is offered beside what is chosen (spec: products/configure-exclusions). Of what can't be combined the last in the order of the code
 * gives way: what stands before it can always be chosen.
 */
export function configured(rule: OrderingRule, { choices, accessories }: Configuration): Configured {
  const options = rule.options.map((option): ConfiguredOption => {
    const values = choicesOf(option).map((value) => ({
      value,
      isChosen: value.fragment === choices[option.key],
      obstacle: obstacleTo(rule, choices, option.key, value.fragment),
    }))
    return { option, values, chosen: values.find(({ isChosen }) => isChosen) }
  })
  const offered = rule.accessories.map((accessory) => ({
    accessory,
    isChosen: accessories.includes(accessory.code),
    obstacle: accessoryObstacle(rule, choices, accessory),
  }))
  const isWhole = options.every(({ chosen }) => chosen && !chosen.obstacle) && offered.every((one) => !one.isChosen || !one.obstacle)
  return { options, accessories: offered, code: isWhole ? printCode(rule, choices, accessories) : null }
}

/** With another value of one option; everything else stays, even where it no longer fits. */
export const withChoice = ({ choices, accessories }: Configuration, key: string, fragment: string): Configuration => ({
  choices: { ...choices, [key]: fragment },
  accessories,
})

/** With an accessory, or without it; they stand in the order of the rule. */
export const withAccessory = (
  rule: OrderingRule,
  { choices, accessories }: Configuration,
  code: string,
  isWanted: boolean,
): Configuration => ({
  choices,
  accessories: rule.accessories.map((one) => one.code).filter((one) => (one === code ? isWanted : accessories.includes(one))),
})

function obstacleTo(rule: OrderingRule, choices: Choices, key: string, fragment: string): Obstacle | null {
  const exclusion = exclusionOf(rule, choices, key, fragment)
  if (!exclusion) return null
  const causes = Object.keys(exclusion.when).filter((other) => other !== key)
  const frees = (next: Choices) => !isMet(exclusion.when, next)
  return { reason: exclusion.reason, remedy: nearestRemedy(rule, { ...choices, [key]: fragment }, causes, frees) }
}

/** The first exclusion that a value meets whose last option is this one. */
function exclusionOf(rule: OrderingRule, choices: Choices, key: string, fragment: string) {
  const chosen = { ...choices, [key]: fragment }
  return rule.exclusions.find(({ when }) => Object.hasOwn(when, key) && lastOf(rule, when) === key && isMet(when, chosen))
}

const lastOf = ({ options }: OrderingRule, when: Readonly<Record<string, unknown>>) =>
  options.findLast(({ key }) => Object.hasOwn(when, key))?.key

function accessoryObstacle(rule: OrderingRule, choices: Choices, { fits }: Accessory): Obstacle | null {
  if (!fits || isMet(fits, choices)) return null
  const unmet = Object.entries(fits).filter(([key, fragments]) => !fragments.includes(choices[key] ?? ''))
  const reason = `只用于${unmet.map(([key, fragments]) => namesOf(rule, key, fragments)).join('，')}`
  const causes = unmet.map(([key]) => key)
  const isFitting = (next: Choices) => causes.slice(0, 1).every((key) => fits[key]?.includes(next[key] ?? ''))
  return { reason, remedy: nearestRemedy(rule, choices, causes.slice(0, 1), isFitting) }
}

const MOST_NAMES = 6

/** 安装方式 固定板前、固定板后 */
function namesOf({ options }: OrderingRule, key: string, fragments: readonly string[]): string {
  const option = options.find((one) => one.key === key)
  const labels = option ? choicesOf(option).flatMap(({ fragment, label }) => (fragments.includes(fragment) ? [label] : [])) : []
  return `${option?.name ?? key} ${labels.slice(0, MOST_NAMES).join('、')}${labels.length > MOST_NAMES ? '等' : ''}`
}

/** Of the other choices that would help, the one after which least doesn't fit; of equal ones, the nearest to what is chosen now. */
function nearestRemedy(rule: OrderingRule, choices: Choices, causes: readonly string[], helps: (next: Choices) => boolean): Remedy | null {
  const remedies = rule.options
    .filter(({ key }) => causes.includes(key))
    .flatMap((option) => {
      const values = choicesOf(option)
      const present = values.findIndex(({ fragment }) => fragment === choices[option.key])
      return values.flatMap((value, index) => {
        const next = { ...choices, [option.key]: value.fragment }
        if (!helps(next)) return []
        const misfits = rule.options.filter(({ key }) => exclusionOf(rule, next, key, next[key] ?? '')).length
        return [{ remedy: { key: option.key, option, value }, misfits, distance: Math.abs(index - present) }]
      })
    })
    .sort((one, other) => one.misfits - other.misfits || one.distance - other.distance)
  return remedies[0]?.remedy ?? null
}
