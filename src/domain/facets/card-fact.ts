import type { Attribute } from '../attributes/attribute'
import { shownUnit, writeValue } from '../attributes/typed-value'
import type { NumberPart, TypedValue } from '../attributes/value'
import type { FilterAttribute } from './filter-attribute'

/** So many parameters are on a card (spec: products/card-parameters). */
const MOST_FACTS = 3

/** A longer name gives way to its symbol. */
const LONGEST_NAME = 6

/** More values than these are a range. */
const MOST_VALUES = 3

/** What cards of a category show: the first filters that are numbers, and others where there are too few. */
export function cardFilters<F extends Pick<FilterAttribute, 'kind'>>(filters: readonly F[]): F[] {
  const numbers = filters.filter(({ kind }) => kind === 'number')
  return [...numbers, ...filters.filter(({ kind }) => kind !== 'number')].slice(0, MOST_FACTS)
}

/** How a card names an attribute. */
export function cardName({ name, symbol, condition }: Pick<Attribute, 'name' | 'symbol' | 'condition'>): string {
  const behind = condition && `，${condition}`
  if (!symbol) return `${name}${behind}`
  return name.length > LONGEST_NAME ? `${symbol}${behind}` : `${name} ${symbol}${behind}`
}

/** What a card says of a value: many numbers as one range. */
export function cardValue(attribute: Attribute, value: TypedValue | null): string {
  if (!value) return '—'
  const unit = shownUnit(value, attribute)
  const text = value.kind === 'number' ? writeValue({ ...value, parts: shortened(value.parts) }, attribute) : writeValue(value, attribute)
  return unit ? `${text} ${unit}` : text
}

function shortened(parts: NumberPart[]): NumberPart[] {
  const ends = parts.flatMap(({ min, max }) => [min ?? Number.NaN, max ?? Number.NaN])
  const isPlain = parts.every(({ note, qualifier }) => !note && !qualifier) && !ends.some(Number.isNaN)
  return parts.length > MOST_VALUES && isPlain ? [{ min: Math.min(...ends), max: Math.max(...ends) }] : parts
}
