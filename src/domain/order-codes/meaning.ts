import { choicesOf } from './choices'
import { readCode } from './read-code'
import type { OrderingRule } from './rule'

/** A remark behind the first comma or within brackets says more than a line has room for, and so does the symbol before a figure. */
export const briefLabel = (label: string) =>
  label
    .replace(/（[^）]*）/g, '')
    .replace(/，.*/, '')
    .replace(/^[IU][a-z]{1,4} (?=\d)/, '')

/** What a code of this rule stands for, option by option, in few words: `70 kA，3P，配电，200 A，固定板前`; empty for what is none. */
export function meaningOf(rule: OrderingRule, code: string): string {
  const { choices = {} } = readCode(rule, code) ?? {}
  return rule.options
    .flatMap((option) => {
      const fragment = choices[option.key]
      return fragment ? (choicesOf(option).find((value) => value.fragment === fragment)?.label ?? []) : []
    })
    .map(briefLabel)
    .join('，')
}
