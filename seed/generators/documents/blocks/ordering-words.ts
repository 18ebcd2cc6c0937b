import type { OrderingRule } from '../core/ordering-rules'

type Value = OrderingRule['options'][number]['values'][number]

/** The choices of an option as a table prints them: `M：50 kA；H：70 kA；空：不带`. */
export const choicesOf = (values: readonly Value[]): string =>
  [...values.filter(({ fragment }) => fragment), ...values.filter(({ fragment }) => !fragment)]
    .map(({ fragment, label }) => `${fragment || '空'}：${label}`)
    .join('；')

/** Words of a table may leave the fragments to another one. */
const ELSEWHERE = /见.*(?:表|指南)/
const BESIDE = /（[^）]*）/g
const TOKEN = /[A-Za-z0-9][A-Za-z0-9.+-]*/g

const tokensOf = (words: string): string[] => words.match(TOKEN) ?? []

/**
 * Where the words of a table and the fragments of the rules disagree about what can be chosen.
 *
 * @param words as they are printed: `M：50 kA；H：70 kA`, `1、2、3`, `1〜63`
 * @param fragments of all rules that the table stands for
 * @param others words that stand before a choice and are none: a series, `AC`
 * @returns sentences, none when they agree
 */
export function disagreements(words: string, fragments: readonly string[], others: readonly string[]): string[] {
  const tokens = tokensOf(words)
  const ranges = [...words.matchAll(/([\d.]+)P?〜([\d.]+)/g)].map(([, from, to]) => [Number(from), Number(to)] as const)
  const isNamed = (fragment: string) =>
    tokens.includes(fragment) || ranges.some(([from, to]) => Number.parseFloat(fragment) >= from && Number.parseFloat(fragment) <= to)
  const isOpen = ELSEWHERE.test(words)
  const headed = words
    .replaceAll(BESIDE, '')
    .split(/[；、]/)
    .flatMap((part) => tokensOf(part).find((token) => !others.includes(token)) ?? [])
  return [
    ...fragments.filter((fragment) => fragment && !isOpen && !isNamed(fragment)).map((fragment) => `“${words}”没有 ${fragment}`),
    ...headed.filter((token) => !isOpen && !fragments.includes(token)).map((token) => `订货规则没有“${words}”的 ${token}`),
  ]
}
