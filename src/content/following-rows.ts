import type { FollowingPart, FollowingRow } from '../contract/configurator'
import { type Attribute, nameOf } from '../domain/attributes/attribute'
import { readRow } from '../domain/attributes/row'
import { readValue, shownUnit, writeValue } from '../domain/attributes/typed-value'
import type { NumberPart, TypedValue } from '../domain/attributes/value'
import type { OrderingRule } from '../domain/order-codes/rule'
import { idsOf, type Reference } from '../lib/references'
import { withoutMarks } from '../lib/source-marks'
import type { KnownAttributes } from './printed-parameter'

type Row = { group: string; name: string; value: string; unit?: string | null; attributes?: readonly Reference[] | null }

/** An attribute that options set, with the texts that they set. */
type SetAttribute = { attribute: Attribute; texts: readonly string[] }

/**
 * The parameters of a product that follow what is chosen (spec: products/configure-values): those that an option sets; multiples of such a
 * one (Ir 0.8〜1.0 In); and those that hold for some choices alone (质量（4P）). What an option sets and no row has stands at the end.
 */
export function followingRows(rule: OrderingRule, rows: readonly Row[], attributes: KnownAttributes): FollowingRow[] {
  const sets = setAttributes(rule, attributes)
  // A group is named as in the table: by its first row.
  const groups = new Map<string, { name: string; rows: number }>()
  const named = new Set<string>()
  const found = rows.flatMap((row): FollowingRow[] => {
    const group = groups.get(withoutMarks(row.group)) ?? { name: row.group, rows: 0 }
    const index = group.rows++
    groups.set(withoutMarks(row.group), group)
    const known = idsOf(row.attributes).flatMap((id) => attributes.get(id) ?? [])
    const reading = known.length > 0 ? readRow(known, { value: withoutMarks(row.value), unit: withoutMarks(row.unit ?? '') }) : null
    if (!reading || 'problem' in reading) return []
    const { entries, between } = reading.row
    const parts = entries.map(({ attribute, value }, at) => partOf(attribute, value, at > 0 ? (between[at - 1] ?? '/') : '', sets))
    const isFollowing = parts.some(({ texts, only }) => Object.keys(texts).length > 0 || only.length > 0)
    if (!isFollowing) return []
    for (const { attribute } of entries) named.add(attribute.key)
    return [{ place: { group: group.name, index }, name: row.name, parts }]
  })
  const others = [...sets.values()].filter(({ attribute }) => !named.has(attribute.key))
  return [...found, ...others.map(({ attribute, texts }) => rowOf(attribute, texts))]
}

function setAttributes({ options }: OrderingRule, attributes: KnownAttributes): ReadonlyMap<string, SetAttribute> {
  const known = new Map([...attributes.values()].map((attribute) => [attribute.key, attribute]))
  const sets = new Map<string, SetAttribute>()
  for (const [key, text] of options.flatMap(({ values }) => values.flatMap((value) => Object.entries(value.sets ?? {})))) {
    const attribute = known.get(key)
    if (attribute) sets.set(key, { attribute, texts: [...new Set([...(sets.get(key)?.texts ?? []), text])] })
  }
  return sets
}

const rowOf = (attribute: Attribute, texts: readonly string[]): FollowingRow => ({
  place: null,
  name: nameOf(attribute),
  parts: [
    {
      ...{ name: nameOf(attribute), key: attribute.key, between: '', only: [] },
      texts: printed(attribute, texts),
      series: { value: texts.join('、'), unit: '' },
    },
  ],
})

function partOf(attribute: Attribute, value: TypedValue, between: string, sets: ReadonlyMap<string, SetAttribute>): FollowingPart {
  const common = { name: nameOf(attribute), series: quantity(attribute, value), between, only: conditionsOf(attribute, sets) }
  const own = sets.get(attribute.key)
  if (own) return { ...common, key: attribute.key, texts: printed(attribute, own.texts) }
  const base = [...sets.values()].find((one) => one.attribute.symbol !== '' && one.attribute.symbol === attribute.unit)
  if (base && value.kind === 'number') return { ...common, key: base.attribute.key, texts: multiples(value.parts, base) }
  return { ...common, key: attribute.key, texts: {} }
}

const quantity = (attribute: Attribute, value: TypedValue) => ({
  value: writeValue(value, attribute),
  unit: shownUnit(value, attribute) ?? '',
})

/** What can't be read any more is left as the series has it. */
const printed = (attribute: Attribute, texts: readonly string[]) =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const reading = readValue(attribute, text)
      return 'value' in reading ? [[text, quantity(attribute, reading.value)]] : []
    }),
  )

/** 0.8〜1.0 In of 200 A: 160〜200 A. */
const multiples = (parts: readonly NumberPart[], { attribute, texts }: SetAttribute) =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const reading = readValue(attribute, text)
      const [one, ...others] = 'value' in reading && reading.value.kind === 'number' ? reading.value.parts : []
      if (!one || others.length > 0 || one.min === null || one.min !== one.max) return []
      const of = (factor: number | null) => (factor === null ? null : Number((factor * Number(one.min)).toPrecision(6)))
      const scaled = parts.map(({ places: _, ...part }) => ({ ...part, min: of(part.min), max: of(part.max) }))
      return [[text, quantity(attribute, { kind: 'number', parts: scaled })]]
    }),
  )

/** The words of a condition that are values of something that is chosen: 4P, 抽屉式 4P. */
const conditionsOf = ({ condition }: Attribute, sets: ReadonlyMap<string, SetAttribute>): FollowingPart['only'] =>
  condition.split(/\s+/).flatMap((word) => {
    const found = [...sets.values()].find(({ attribute, texts }) => attribute.kind === 'choice' && texts.includes(word))
    return found ? [{ key: found.attribute.key, value: word }] : []
  })
