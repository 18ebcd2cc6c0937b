import { readCode } from '@/domain/order-codes/read-code'
import type { OrderingRule, RuleOption, RuleValue } from '@/domain/order-codes/rule'

/** A row of the ordering table of a catalogue. */
export type PrintedPart = { name: string; example: string; choices: string }

/** An ordering table, and the rules of the products in its catalogue. */
export type PrintedOrdering = { parts: readonly PrintedPart[]; rules: readonly OrderingRule[] }

/** Stand in front of a choice and are none: kinds of current, and how HU1-PV is connected where others have poles. */
const BESIDE = ['AC', 'DC', 'Y']

/** A choice of nothing, and its code. */
const LEFT_OUT = '空'

/** What a row says nothing about itself: it names another table. */
export const isElsewhere = ({ choices }: PrintedPart) => choices.startsWith('见')

/** The product that a table takes for its example, and what its rows are about; null when the example is none of its codes. */
export function orderingOf({ parts, rules }: PrintedOrdering) {
  for (const rule of rules) {
    for (const behind of [parts.length, parts.length - 1]) {
      const front = behind - rule.options.length
      const [ofPrefix, ofOptions, accessory] = [parts.slice(0, Math.max(front, 0)), parts.slice(Math.max(front, 0), behind), parts[behind]]
      if (ofPrefix.length > 0 && isExample(rule, ofPrefix, ofOptions, accessory)) return { rule, ofPrefix, ofOptions, accessory }
    }
  }
  return null
}

const examplesIn = (parts: readonly PrintedPart[]) => parts.map(({ example }) => example)

function isExample(rule: OrderingRule, ofPrefix: PrintedPart[], ofOptions: PrintedPart[], accessory: PrintedPart | undefined): boolean {
  if (examplesIn(ofPrefix).join('-') !== rule.prefix) return false
  const code = [rule.prefix, ...examplesIn(ofOptions)].join(' ')
  const read = readCode(rule, accessory ? `${code} ${accessory.example}` : code)
  return read?.code === code && read.accessories.join() === (accessory?.example ?? '')
}

/** Sentences on what a table and the rules say differently, none when they agree (spec: order-codes/catalogues). */
export function disagreementsOf(printed: PrintedOrdering): string[] {
  const ordering = orderingOf(printed)
  if (!ordering) return [`${examplesIn(printed.parts).join(' ')} is no code of these products`]
  const { rule, ofPrefix, ofOptions, accessory } = ordering
  const concerned = concernedBy(rule, printed.rules)
  const series = seriesIn(printed.rules)
  return [
    ...concerned.filter(({ prefix }) => !areSaid(prefix.split('-'), printed.parts)).map(({ prefix }) => `${prefix} is not in the table`),
    ...ofPrefix.flatMap((part) => ofPartOfPrefix(part, concerned)),
    ...rule.options.flatMap((option, index) => ofOption(ofOptions[index], option, concerned, series)),
    ...(accessory ? ofAccessories(accessory, concerned, series) : []),
  ]
}

/** The products that a table stands for: those with one of its options. */
export const concernedBy = <R extends OrderingRule>(rule: OrderingRule, rules: readonly R[]): R[] =>
  rules.filter(({ options }) => options.some(({ key }) => rule.options.some((option) => option.key === key)))

/** What is part of the prefix in one product is an option in another: the modules of a cabinet. */
function ofPartOfPrefix(part: PrintedPart, rules: readonly OrderingRule[]): string[] {
  const values = rules.flatMap(({ options }) => options.find(({ name }) => name === part.name)?.values ?? [])
  return values.filter(({ fragment }) => !areSaid([fragment], [part])).map(({ fragment }) => `${part.name} lacks ${fragment}`)
}

function ofOption(part: PrintedPart | undefined, option: RuleOption, rules: readonly OrderingRule[], series: readonly string[]): string[] {
  if (!part) return [`${option.name} is not in the table`]
  const values = valuesOf(option.key, rules)
  const isItsName = option.name.includes(part.name.replaceAll(' ', '')) || option.name.includes(part.name)
  return [...(isItsName ? [] : [`${option.name} is called ${part.name}`]), ...differences(part, values, series)]
}

function ofAccessories(part: PrintedPart, rules: readonly OrderingRule[], series: readonly string[]): string[] {
  const all = rules.flatMap(({ accessories }) => accessories.map(({ code, name }) => ({ fragment: code, label: name })))
  return differences(part, all, series)
}

/** The values of an option in all rules. */
export const valuesOf = (key: string, rules: readonly OrderingRule[]): RuleValue[] =>
  rules.flatMap(({ options }) => options.find((option) => option.key === key)?.values ?? [])

/** As the rules say it: `M：50 kA；H：70 kA；空：不带`. */
export function inRulesWords(values: readonly RuleValue[]): string {
  const distinct = values.filter(({ fragment }, index) => values.findIndex((value) => value.fragment === fragment) === index)
  return [...distinct.filter(({ fragment }) => fragment), ...distinct.filter(({ fragment }) => !fragment)]
    .map(({ fragment, label }) => `${fragment || LEFT_OUT}：${label}`)
    .join('；')
}

function differences(part: PrintedPart, values: readonly RuleValue[], series: readonly string[]): string[] {
  if (isElsewhere(part)) return []
  const fragments = [...new Set(values.map(({ fragment }) => fragment))]
  const said = part.choices
    .replaceAll(/（[^）]*）/g, '')
    .split(/[；、]/)
    .flatMap((piece) => choiceIn(piece, fragments, series))
  return [
    ...fragments
      .filter((fragment) => fragment && !said.some((choice) => isMeant(choice, fragment)))
      .map((lacks) => `${part.name} lacks ${lacks}`),
    ...said.flatMap((choice) => strangeIn(choice, values)).map((strange) => `${part.name} has ${strange}, which no rule has`),
  ]
}

type Choice = { from: string; to: string; meaning: string }

/** The choice at the beginning of `M：50 kA`, `HBL1：1P+N` or `DPN 6〜40`, and what else stands there. */
function choiceIn(piece: string, fragments: readonly string[], series: readonly string[]): Choice[] {
  if (piece.trim().startsWith(LEFT_OUT)) return [{ from: LEFT_OUT, to: '', meaning: piece }]
  const found = [...piece.matchAll(/([A-Za-z\d][\w.+-]*)(?:〜([\w.]+))?/g)]
  const choice = found.find(([, from = '']) => fragments.includes(from) || ![...series, ...BESIDE].includes(from))
  if (!choice?.[1]) return []
  return [{ from: choice[1], to: choice[2] ?? '', meaning: piece.slice(choice.index + choice[0].length) }]
}

function isMeant({ from, to }: Choice, fragment: string): boolean {
  if (!to) return from === fragment
  const number = Number.parseFloat(fragment)
  return number >= Number.parseFloat(from) && number <= Number.parseFloat(to)
}

/** What no value has: the choice itself, an end of a range, or a number in what it means. */
function strangeIn({ from, to, meaning }: Choice, values: readonly RuleValue[]): string[] {
  const isKnown = (end: string) => values.some(({ fragment, label }) => (fragment || LEFT_OUT) === end || label === end)
  const strange = [from, to].filter((end) => end && !isKnown(end))
  if (strange.length > 0 || to) return strange
  const labels = values.flatMap(({ fragment, label }) => ((fragment || LEFT_OUT) === from || label === from ? numbersIn(label) : []))
  return numbersIn(meaning).filter((number) => !labels.includes(number))
}

const numbersIn = (text: string): string[] => text.replaceAll(/(\d),(\d)/g, '$1$2').match(/\d+/g) ?? []

/** `HB1-125` is called so, `HB1` and `125`. */
const wordsIn = (prefix: string): string[] => [prefix, ...prefix.split('-')]

const seriesIn = (rules: readonly OrderingRule[]) => rules.flatMap(({ prefix }) => wordsIn(prefix))

/** Whether the rows say each of these words. */
function areSaid(words: readonly string[], parts: readonly PrintedPart[]): boolean {
  const text = parts.map(({ example, choices }) => `${example} ${choices.replaceAll(/(\d),(\d)/g, '$1$2')}`).join(' ')
  const said = (text.match(/[A-Za-z\d][\w.-]*/g) ?? []).flatMap(wordsIn)
  return words.every((word) => said.includes(word))
}
