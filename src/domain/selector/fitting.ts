import type { Attribute } from '../attributes/attribute'
import { readValue, shownUnit, writeValue } from '../attributes/typed-value'
import type { TypedValue } from '../attributes/value'
import { type Choices, choicesOf } from '../order-codes/choices'
import { codesOf } from '../order-codes/codes'
import { impliedValues } from '../order-codes/implied-values'
import type { OrderingRule, RuleOption, RuleValue } from '../order-codes/rule'
import { type Demand, distance, type Stated, type Values, type Verdict, verdictsOf } from './meets'

/** A product as it is chosen from: its rule, and what it states of attributes, by their keys. */
export type Candidate = { rule: OrderingRule | null; series: ReadonlyMap<string, TypedValue> }

/** The nearest of a product's codes that meets the demands. */
export type Fit = { code: string; verdicts: readonly Verdict[]; /** Codes that meet them, counted up to `MOST_COUNTED`. */ count: number }

/** What meets all demands but one. */
export type NearMiss = { code: string; failing: Verdict }

export const MOST_COUNTED = 200

/** So many are looked at for the nearest: options are put in order before, so that it is among the first. */
const MOST_COMPARED = 40

type Attributes = ReadonlyMap<string, Attribute>

/** The nearest code that meets all demands; null when none does. A product without a rule is one thing without a code. */
export function nearestFit(candidate: Candidate, demands: readonly Demand[], attributes: Attributes): Fit | null {
  const { rule } = candidate
  if (!rule) {
    const verdicts = verdictsOf(demands, seriesValues(candidate, attributes, false))
    return verdicts.every(({ isMet }) => isMet) ? { code: '', verdicts, count: 1 } : null
  }
  const series = seriesValues(candidate, attributes, true)
  const setKeys = new Set(rule.options.flatMap(({ values }) => values.flatMap(({ sets = {} }) => Object.keys(sets))))
  const narrowed = { ...rule, options: rule.options.map((option) => fittingOption(rule, option, demands, attributes, series, setKeys)) }
  if (narrowed.options.some(({ values }) => values.length === 0)) return null
  let best: Fit | null = null
  let count = 0
  for (const { code, choices } of codesOf(narrowed)) {
    const verdicts = verdictsOf(demands, valuesOfCode(rule, choices, attributes, series))
    if (!verdicts.every(({ isMet }) => isMet)) continue
    count += 1
    if (count <= MOST_COMPARED && (!best || isNearer(verdicts, best.verdicts))) best = { code, verdicts, count }
    if (count >= MOST_COUNTED) break
  }
  return best && { ...best, count }
}

/** What a product fails with its nearest code, where that is one demand alone. */
export function nearMiss(candidate: Candidate, demands: readonly Demand[], attributes: Attributes): NearMiss | null {
  for (const missed of demands) {
    const fit = nearestFit(candidate, demands.filter((one) => one !== missed), attributes)
    if (!fit) continue
    const values = candidate.rule ? codeValues(candidate, fit.code, attributes, missed) : seriesValues(candidate, attributes, false)
    const [failing] = values ? verdictsOf([missed], values) : []
    if (failing && !failing.isMet) return { code: fit.code, failing }
  }
  return null
}

/** The values of a code that was just found; of the missed demand the best that any code has. */
function codeValues(candidate: Candidate, code: string, attributes: Attributes, { attributes: keys }: Demand): Values | null {
  const { rule } = candidate
  if (!rule) return null
  const series = seriesValues(candidate, attributes, true)
  const isSet = rule.options.some(({ values }) => values.some(({ sets = {} }) => keys.some((key) => Object.hasOwn(sets, key))))
  if (!isSet) return series
  for (const one of codesOf(rule)) if (one.code === code) return valuesOfCode(rule, one.choices, attributes, series)
  return null
}

export const isNearer = (one: readonly Verdict[], other: readonly Verdict[]): boolean => {
  const [first, rest] = distance(one)
  const [otherFirst, otherRest] = distance(other)
  return first < otherFirst || (first === otherFirst && rest < otherRest)
}

/** What the series states; what the rule leaves open is open for a code. */
function seriesValues({ series }: Candidate, attributes: Attributes, isOpen: boolean): Map<string, Stated> {
  return new Map(
    [...series].flatMap(([key, value]): [string, Stated][] => {
      const attribute = attributes.get(key)
      return attribute ? [[key, { value, isOpen: isOpen && isDivided(value), text: printed(attribute, value) }]] : []
    }),
  )
}

/** Parts with notes hold for some of the devices alone: 50（M）/ 70（H）. Others are alternatives that each device has. */
const isDivided = (value: TypedValue): boolean => value.kind !== 'flag' && value.parts.length > 1 && value.parts.some(({ note }) => Boolean(note))

/** What a code has: what its choices set, and of all else what the series states. */
export function valuesOfCode(rule: OrderingRule, choices: Choices, attributes: Attributes, series: ReadonlyMap<string, Stated>): Values {
  return new Map([...series, ...setValues(impliedValues(rule, choices), attributes)])
}

function setValues(sets: Readonly<Record<string, string>>, attributes: Attributes): [string, Stated][] {
  return Object.entries(sets).flatMap(([key, text]): [string, Stated][] => {
    const attribute = attributes.get(key)
    const reading = attribute && readValue(attribute, text)
    return attribute && reading && 'value' in reading ? [[key, { value: reading.value, isOpen: false, text: printed(attribute, reading.value) }]] : []
  })
}

function printed(attribute: Attribute, value: TypedValue): string {
  const unit = shownUnit(value, attribute)
  return `${writeValue(value, attribute)}${unit ? ` ${unit}` : ''}`
}

/** An option with those values alone that fail no demand by what they set, the nearest first. What two options set is left as it is. */
function fittingOption(
  rule: OrderingRule,
  option: RuleOption,
  demands: readonly Demand[],
  attributes: Attributes,
  series: ReadonlyMap<string, Stated>,
  setKeys: ReadonlySet<string>,
): RuleOption {
  const own = new Set(option.values.flatMap(({ sets = {} }) => Object.keys(sets)))
  const isShared = (key: string) => rule.options.some((other) => other !== option && other.values.some(({ sets = {} }) => Object.hasOwn(sets, key)))
  const decided = demands.filter(({ attributes: keys }) => {
    const first = keys.find((key) => setKeys.has(key) || series.has(key))
    return first !== undefined && own.has(first) && !isShared(first)
  })
  if (decided.length === 0) return option
  const judged = choicesOf(option).map((value: RuleValue) => ({
    value,
    verdicts: verdictsOf(decided, new Map([...series, ...setValues(value.sets ?? {}, attributes)])),
  }))
  const fitting = judged.filter(({ verdicts }) => verdicts.every(({ isMet }) => isMet))
  const sorted = fitting.toSorted((one, other) => (isNearer(one.verdicts, other.verdicts) ? -1 : isNearer(other.verdicts, one.verdicts) ? 1 : 0))
  return { ...option, isOptional: false, values: sorted.map(({ value }) => value) }
}
