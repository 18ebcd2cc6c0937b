import { type Attribute, nameOf } from './attribute'
import type { TypedRow } from './row'
import { unitCode } from './units'
import type { NumberPart, TypedValue } from './value'

type Single = number | string | boolean

/** What programs are told of a parameter: values, or a range, in a unit that they know. */
export type Fact = {
  key: string
  /** As staff reads it: 额定极限短路分断能力 Icu（AC 400 V）. */
  name: string
  /** Empty where there is a range. */
  values: Single[]
  /** Of a range; null where it is open. */
  min: number | null
  max: number | null
  /** Empty where there is none. */
  unit: string
  /** Of UN/CEFACT; empty where it has none. */
  unitCode: string
  /** What is said about it: AC, a breaking class. */
  note: string
}

/** All that a row says: a fact for each of its attributes, several where an attribute has ranges or notes. */
export const factsOf = ({ entries }: TypedRow): Fact[] => entries.flatMap(({ attribute, value }) => factsOfValue(attribute, value))

function factsOfValue(attribute: Attribute, value: TypedValue): Fact[] {
  const { key, unit } = attribute
  const common = { key, name: nameOf(attribute), unit: unit ?? '', unitCode: unit ? (unitCode(unit) ?? '') : '' }
  return together(bareFacts(attribute, value)).map((fact) => ({ ...common, ...fact }))
}

type Bare = Pick<Fact, 'values' | 'min' | 'max' | 'note'>

function bareFacts(attribute: Attribute, value: TypedValue): Bare[] {
  if (value.kind === 'number') return value.parts.map(ofPart)
  if (value.kind === 'flag') return [{ values: [value.isSo], min: null, max: null, note: value.note ?? '' }]
  return value.parts.map((part) => ({ values: [labelOf(attribute, part.value)], min: null, max: null, note: part.note ?? '' }))
}

const labelOf = ({ choices }: Attribute, value: string) => choices.find((choice) => choice.value === value)?.label || value

function ofPart({ min, max, qualifier, note: said }: NumberPart): Bare {
  const note = [qualifier, said].filter(Boolean).join('，')
  return min !== null && min === max ? { values: [min], min: null, max: null, note } : { values: [], min, max, note }
}

/** Values about which the same is said are one list. */
function together(parts: readonly Bare[]): Bare[] {
  const [first] = parts
  const isList = first && parts.every(({ values, note }) => values.length > 0 && note === first.note)
  return isList ? [{ ...first, values: parts.flatMap(({ values }) => values) }] : [...parts]
}
