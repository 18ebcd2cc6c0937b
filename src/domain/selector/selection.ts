import { choiceFields, type ChoiceField, type Field, fieldsOfKnown, isNumberField, type NumberField, numberFields } from './fields'
import { type Known, type Use, useNamed } from './uses'

/** What an address of the selector says, with what it doesn't say filled in (spec: selector/address). */
export type Selection = {
  use: Use
  known: Known
  numbers: Readonly<Record<NumberField, number>>
  choices: Readonly<Record<ChoiceField, string>>
  /** As they were typed, also where they make no sense. */
  typed: ReadonlyMap<Field, string>
  /** What makes no sense, in a Chinese sentence, by its field. */
  problems: ReadonlyMap<Field, string>
  /** Does the address ask for the result? */
  wantsResults: boolean
}

export const SELECTOR = '/selectProduct'

type Query = Pick<URLSearchParams, 'get'>

/** @returns null where the address names no use: then one chooses it */
export function readSelection(query: Query): Selection | null {
  const use = useNamed(query.get('use') ?? '')
  const [first] = use?.known ?? []
  if (!use || !first) return null
  const known = use.known.find((one) => one === query.get('known')) ?? first
  const typed = new Map(use.fields.flatMap((field) => textOf(query, field)))
  const numbers = byField(numberFields, (field) => numberOf(typed.get(field)) ?? numberFields[field].initial)
  const choices = byField(choiceFields, (field) => choiceOf(field, typed.get(field), use))
  const partial = { use, known, numbers, choices, typed }
  const problems = problemsOf(partial)
  return { ...partial, problems, wantsResults: query.get('step') === 'results' && problems.size === 0 }
}

/** One thing for each field of a table. */
const byField = <F extends Field, T>(table: Readonly<Record<F, unknown>>, valueOf: (field: F) => T): Record<F, T> =>
  Object.fromEntries(Object.keys(table).map((field) => [field, valueOf(field as F)])) as Record<F, T>

const textOf = (query: Query, field: Field): [Field, string][] => {
  const text = query.get(field)?.trim().slice(0, 20)
  return text ? [[field, text]] : []
}

const NUMBER = /^-?\d{1,7}(\.\d{1,6})?$/

/** As it is typed: full-width figures, thousands parted, a real minus. */
function numberOf(text = ''): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '').replace('−', '-')
  return NUMBER.test(plain) ? Number(plain) + 0 : null
}

function choiceOf(field: ChoiceField, text: string | undefined, { key }: Use): string {
  const { choices, initial } = choiceFields[field]
  const [value] = choices.flatMap((one) => (one.value === text ? [one.value] : []))
  return value ?? (field === 'poles' && key === 'surge' ? '4P' : initial)
}

/** The fields that count for what is known. */
export function askedFields({ use, known }: Pick<Selection, 'use' | 'known'>): Field[] {
  const others = use.known.filter((one) => one !== known).flatMap((one) => fieldsOfKnown[one] ?? [])
  const own = fieldsOfKnown[known] ?? []
  const isHidden = (field: Field) => !own.includes(field) && (others.includes(field) || (field === 'ik' && known === 'transformer'))
  return use.fields.filter((field) => !isHidden(field))
}

function problemsOf(selection: Omit<Selection, 'problems' | 'wantsResults'>): Map<Field, string> {
  const { numbers, choices, typed } = selection
  const asked = askedFields(selection)
  const problems = new Map(asked.flatMap((field) => (isNumberField(field) ? problemOf(field, typed.get(field)) : [])))
  const isSinglePhase = asked.includes('u') && choices.u === '230'
  if (asked.includes('poles') && isSinglePhase && ['3P', '4P'].includes(choices.poles)) {
    problems.set('poles', `单相 230 V 回路用不到 ${choices.poles}：请改选 1P、1P+N 或 2P，或把系统电压改为三相。`)
  }
  if (asked.includes('poles') && asked.includes('u') && !isSinglePhase && ['1P', '1P+N', '2P'].includes(choices.poles)) {
    problems.set('poles', `三相回路须同时断开三相，${choices.poles} 不够：请改选 3P 或 4P。`)
  }
  if (asked.includes('poles') && choices.earth === 'TN-C' && choices.poles === '4P') {
    problems.set('poles', 'TN-C 系统的 PEN 线不允许断开：请改选 3P。')
  }
  if (selection.known === 'motor' && choices.u === '230') problems.set('u', '三相电动机须接三相电压：请改选 400 V 或 690 V。')
  if (selection.known === 'transformer' && choices.u === '230') problems.set('u', '配电变压器低压侧为三相：请改选 400 V 或 690 V。')
  if (numbers.voc * numbers.ns > 2000 && asked.includes('ns')) problems.set('ns', '组串电压超过 DC 1,500 V，已不属于低压：请减少每串组件数。')
  return problems
}

function problemOf(field: NumberField, text: string | undefined): [Field, string][] {
  if (text === undefined) return []
  const { label, unit, least, most } = numberFields[field]
  const value = numberOf(text)
  const range = `${least}〜${most.toLocaleString('en-US')}${unit && ` ${unit}`}`.replace('-', '−')
  if (value === null) return [[field, `${label}须为数字，例如 ${numberFields[field].initial}。`]]
  return value < least || value > most ? [[field, `${label}须在 ${range} 之间，现在是 ${text}${unit && ` ${unit}`}。`]] : []
}

/** The address of a selection with another answer to some of its questions. */
export function selectionHref({ use, known, typed }: Selection, step: 'data' | 'results', changes: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ use: use.key, step, known, ...Object.fromEntries(typed), ...changes })
  return `${SELECTOR}?${query}`
}
