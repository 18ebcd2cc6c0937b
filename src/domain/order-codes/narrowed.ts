import type { Choices } from './choices'
import type { OrderingRule } from './rule'

/** A rule with one fragment alone for the options that are known: then few combinations are gone through. */
export const narrowed = (rule: OrderingRule, choices: Choices, known: ReadonlySet<string>): OrderingRule => ({
  ...rule,
  options: rule.options.map((option) => {
    const fragment = choices[option.key] ?? ''
    const values = option.values.filter((value) => value.fragment === fragment)
    if (!known.has(option.key)) return option
    // What is left out need not be among the values.
    return values.length > 0 ? { ...option, isOptional: false, values } : { ...option, values: [{ fragment: '', label: '不带' }] }
  }),
})
