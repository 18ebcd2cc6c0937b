import { type Choices, choicesOf } from './choices'
import type { OrderingRule } from './rule'

/** The values of attributes that follow from a code's choices, by the attribute's key; of two options that set one, the later counts. */
export const impliedValues = ({ options }: OrderingRule, choices: Choices): Record<string, string> =>
  Object.assign(
    {},
    ...options.map((option) => choicesOf(option).find(({ fragment }) => fragment === (choices[option.key] ?? ''))?.sets ?? {}),
  )
