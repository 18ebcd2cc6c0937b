import type { OrderingRule, RuleOption, RuleValue } from './rule'

/** The fragment that is chosen for each option, by its key; `''` where it is left out. */
export type Choices = Readonly<Record<string, string>>

const LEFT_OUT: RuleValue = { fragment: '', label: '不带' }

/** What can be chosen of an option; what may be left out can be chosen, too, and is so first unless the rule names it elsewhere. */
export const choicesOf = ({ isOptional, values }: RuleOption): readonly RuleValue[] =>
  isOptional && !values.some(({ fragment }) => fragment === '') ? [LEFT_OUT, ...values] : values

/** Do these choices have one of the named fragments in each of the named options? */
export const isMet = (when: Record<string, readonly string[]>, choices: Choices): boolean =>
  Object.entries(when).every(([key, fragments]) => fragments.includes(choices[key] ?? ''))

/** A code as printed, single spaces between its fragments; options that are left out leave no gap. */
export const printCode = ({ prefix, options }: OrderingRule, choices: Choices, accessories: readonly string[] = []): string =>
  [prefix, ...options.map(({ key }) => choices[key] ?? ''), ...accessories].filter(Boolean).join(' ')
