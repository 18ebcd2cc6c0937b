import { type ChoiceField, choiceFields, type Field, fieldsOfKnown, isNumberField, type NumberField, numberFields } from './fields'
import { whyNot } from './obstacles'
import { type Known, type Use, uses } from './uses'

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

/** On a cold day the voltage rises: up to here it can still be one of 1,500 V. */
const MOST_DC = 1500

type Query = Pick<URLSearchParams, 'get'>

/** @returns null where the address names no use: then one chooses it */
export function readSelection(query: Query, offered: readonly Use[] = uses): Selection | null {
  const use = offered.find(({ key }) => key === query.get('use'))
  const [first] = use?.known ?? []
  if (!use || !first) return null
  const known = use.known.find((one) => one === query.get('known')) ?? first
  const typed = new Map(use.fields.flatMap((field) => textOf(query, field)))
  const numbers = byField(
    numberFields,
    (field) => numberOf(typed.get(field)) ?? Number(use.initials?.[field] ?? numberFields[field].initial),
  )
  const choices = byField(choiceFields, (field) => choiceOf(field, typed.get(field), use))
  const partial = { use, known, numbers, choices, typed }
  const problems = problemsOf(partial)
  return { ...partial, problems, wantsResults: query.get('step') === 'results' && problems.size === 0 }
}

/** One thing for each field of a table. */
const byField = <F extends Field, T>(table: Readonly<Record<F, unknown>>, answerOf: (field: F) => T): Record<F, T> =>
  Object.fromEntries(Object.keys(table).map((field) => [field, answerOf(field as F)])) as Record<F, T>

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

function choiceOf(field: ChoiceField, text: string | undefined, { initials }: Use): string {
  const { choices, initial } = choiceFields[field]
  const [value] = choices.flatMap((one) => (one.value === text ? [one.value] : []))
  return value ?? initials?.[field] ?? initial
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
  for (const field of asked) {
    const reason = isNumberField(field) ? null : (noChoice(field, typed.get(field)) ?? whyNot(field, choices[field], selection))
    if (reason) problems.set(field, reason)
  }
  if (asked.includes('ns') && numbers.voc * numbers.ns > MOST_DC) {
    problems.set('ns', '组串电压超过 DC 1,500 V，已不属于低压：请减少每串组件数。')
  }
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

/** Only an address can say what the form doesn't offer: 1 MV. */
function noChoice(field: ChoiceField, text: string | undefined): string | null {
  const { label, choices } = choiceFields[field]
  if (text === undefined || choices.some(({ value }) => value === text)) return null
  return `${label}只有${choices.map((one) => one.label).join('、')}可选，现在是“${text}”：请改选其一。`
}

/** The address of a selection with another answer to some of its questions. */
export function selectionHref(
  { use, known, typed }: Selection,
  step: 'data' | 'results',
  changes: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ use: use.key, step, known, ...Object.fromEntries(typed), ...changes })
  return `${SELECTOR}?${query}`
}
