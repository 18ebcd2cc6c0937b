import type { Attribute } from '../attributes/attribute'
import { readValue, shownUnit, writeValue } from '../attributes/typed-value'
import type { TypedValue } from '../attributes/value'
import { type Choices, choicesOf } from '../order-codes/choices'
import { codesOf } from '../order-codes/codes'
import { impliedValues } from '../order-codes/implied-values'
import { readCode } from '../order-codes/read-code'
import type { OrderingRule, RuleOption, RuleValue } from '../order-codes/rule'
import { type Demand, distance, type Stated, type Values, type Verdict, verdictsOf } from './meets'

/** A product as it is chosen from: its rule, and what it states of attributes, by their keys. */
export type Candidate = { rule: OrderingRule | null; series: ReadonlyMap<string, TypedValue> }

/** The nearest of a product's codes that meets the demands. */
export type Fit = { code: string; verdicts: readonly Verdict[] /** Codes that meet them, counted up to `MOST_COUNTED`. */; count: number }

/** What meets all demands but one. */
export type NearMiss = { code: string; failing: Verdict }

export const MOST_COUNTED = 200

/** For what isn't met, so many are looked at: options are put in order before, so that the best is among the first. */
const MOST_COMPARED = 40

type Attributes = ReadonlyMap<string, Attribute>

/** The nearest code that meets all demands; null when none does. A product without a rule is one thing without a code. */
export const nearestFit = (candidate: Candidate, demands: readonly Demand[], attributes: Attributes): Fit | null =>
  nearest({ candidate, demands, attributes, missed: null })

/** What a product fails with its nearest code, where that is one demand alone. */
export function nearMiss(candidate: Candidate, demands: readonly Demand[], attributes: Attributes): NearMiss | null {
  for (const missed of demands) {
    const others = demands.filter((one) => one !== missed)
    const found = nearest({ candidate, demands: others, attributes, missed })
    const failing = found?.verdicts.find(({ demand }) => demand === missed)
    if (found && failing && !failing.isMet) return { code: found.code, failing }
  }
  return null
}

/** @property missed what need not be met, but should be failed by as little as can be */
type Search = { candidate: Candidate; demands: readonly Demand[]; attributes: Attributes; missed: Demand | null }

function nearest(search: Search): Fit | null {
  const { candidate, demands, attributes, missed } = search
  const { rule } = candidate
  if (rule) return nearestCode(rule, search)
  const verdicts = verdictsOf(missed ? [...demands, missed] : demands, seriesValues(candidate, attributes, false))
  return meetsAll(verdicts, missed) ? { code: '', verdicts, count: 1 } : null
}

function nearestCode(rule: OrderingRule, search: Search): Fit | null {
  const { candidate, demands, attributes, missed } = search
  const judged = missed ? [...demands, missed] : demands
  const series = seriesValues(candidate, attributes, true)
  const narrowed = narrowedRule(rule, search, series)
  if (!narrowed) return null
  let best: Fit | null = null
  let count = 0
  for (const { code, choices } of codesOf(narrowed)) {
    const verdicts = verdictsOf(judged, valuesOfCode(rule, choices, attributes, series))
    if (!meetsAll(verdicts, missed)) continue
    count += 1
    if (!best || isBetter(verdicts, best.verdicts, missed)) best = { code, verdicts, count }
    if (count >= (missed ? MOST_COMPARED : MOST_COUNTED)) break
  }
  return best && { ...best, count }
}

const meetsAll = (verdicts: readonly Verdict[], missed: Demand | null): boolean =>
  verdicts.every(({ demand, isMet }) => isMet || demand === missed)

function isBetter(one: readonly Verdict[], other: readonly Verdict[], missed: Demand | null): boolean {
  const [lack, otherLack] = [lackOf(one, missed), lackOf(other, missed)]
  return lack < otherLack || (lack === otherLack && isNearer(one, other))
}

/** How much is lacking of what need not be met. */
function lackOf(verdicts: readonly Verdict[], missed: Demand | null): number {
  const verdict = missed && verdicts.find(({ demand }) => demand === missed)
  return verdict && !verdict.isMet ? (verdict.gap ?? 0) : 0
}

export const isNearer = (one: readonly Verdict[], other: readonly Verdict[]): boolean => {
  const [first, rest] = distance(one)
  const [otherFirst, otherRest] = distance(other)
  return first < otherFirst || (first === otherFirst && rest < otherRest)
}

/** The rated current of a code in A; null where it is not one alone. */
export function ratedCurrentOf(candidate: Candidate, code: string, attributes: Attributes): number | null {
  const { rule } = candidate
  const series = seriesValues(candidate, attributes, rule !== null)
  const choices = rule && readCode(rule, code)?.choices
  const value = (rule && choices ? valuesOfCode(rule, choices, attributes, series) : series).get('rated-current')?.value
  const [part, ...others] = value?.kind === 'number' ? value.parts : []
  return part && others.length === 0 && part.min === part.max ? part.max : null
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
const isDivided = (value: TypedValue): boolean =>
  value.kind !== 'flag' && value.parts.length > 1 && value.parts.some(({ note }) => Boolean(note))

/** What a code has: what its choices set, and of all else what the series states. */
export function valuesOfCode(rule: OrderingRule, choices: Choices, attributes: Attributes, series: Values): Values {
  return new Map([...series, ...setValues(impliedValues(rule, choices), attributes)])
}

function setValues(sets: Readonly<Record<string, string>>, attributes: Attributes): [string, Stated][] {
  return Object.entries(sets).flatMap(([key, text]): [string, Stated][] => {
    const attribute = attributes.get(key)
    const stated = attribute && statedOnce(attribute, text)
    return stated ? [[key, stated]] : []
  })
}

/** By attribute, by text: hundreds of codes of a rule set the same few texts. */
const statedTexts = new WeakMap<Attribute, Map<string, Stated | null>>()

function statedOnce(attribute: Attribute, text: string): Stated | null {
  const known = statedTexts.get(attribute) ?? new Map<string, Stated | null>()
  statedTexts.set(attribute, known)
  const stated = known.get(text)
  if (stated !== undefined) return stated
  const read = statedOf(attribute, text)
  known.set(text, read)
  return read
}

/** Null where the text is none that the attribute can have. */
function statedOf(attribute: Attribute, text: string): Stated | null {
  const reading = readValue(attribute, text)
  return 'value' in reading ? { value: reading.value, isOpen: false, text: printed(attribute, reading.value) } : null
}

function printed(attribute: Attribute, value: TypedValue): string {
  const unit = shownUnit(value, attribute)
  return `${writeValue(value, attribute)}${unit ? ` ${unit}` : ''}`
}

/** A rule with those values alone that fail no demand by what they set, the nearest first; null where an option has none left. */
function narrowedRule(rule: OrderingRule, search: Search, series: Values): OrderingRule | null {
  const options = rule.options.map((option) => fittingOption(rule, option, search, series))
  return options.some(({ values }) => values.length === 0) ? null : { ...rule, options }
}

const isSetBy = ({ values }: RuleOption, key: string): boolean => values.some(({ sets = {} }) => Object.hasOwn(sets, key))

/** What two options set is left as it is. */
function fittingOption(rule: OrderingRule, option: RuleOption, { demands, attributes, missed }: Search, series: Values): RuleOption {
  const isDecidedHere = ({ attributes: keys }: Demand) => {
    const first = keys.find((key) => series.has(key) || rule.options.some((one) => isSetBy(one, key)))
    return first !== undefined && isSetBy(option, first) && !rule.options.some((other) => other !== option && isSetBy(other, first))
  }
  const decided = (missed ? [...demands, missed] : demands).filter(isDecidedHere)
  if (decided.length === 0) return option
  const judged = choicesOf(option).map((value: RuleValue) => ({
    value,
    verdicts: verdictsOf(decided, new Map([...series, ...setValues(value.sets ?? {}, attributes)])),
  }))
  const fitting = judged.filter(({ verdicts }) => meetsAll(verdicts, missed))
  const sorted = fitting.toSorted((one, other) =>
    isBetter(one.verdicts, other.verdicts, missed) ? -1 : Number(isBetter(other.verdicts, one.verdicts, missed)),
  )
  return { ...option, isOptional: false, values: sorted.map(({ value }) => value) }
}
