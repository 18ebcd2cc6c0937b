import type { Attribute } from './attribute'
import { readChoices, readFlag, writeChoices, writeFlag } from './choices'
import { readNumber } from './read-number'
import type { UnitName } from './units'
import type { Reading, TypedValue } from './value'
import { writeNumber } from './write-number'

/**
 * The value that a text has for an attribute.
 *
 * @param unit of the whole text, where it names none itself; null: the attribute's
 */
export function readValue(attribute: Attribute, text: string, unit: UnitName | null = null): Reading<TypedValue> {
  if (text.trim() === '') return { problem: '请填写数值。' }
  if (attribute.kind === 'choice') return readChoices(attribute, text)
  return attribute.kind === 'flag' ? readFlag(attribute, text) : readNumber(attribute, text, unit)
}

/** What is printed of a value, without its unit. */
export function writeValue(value: TypedValue, attribute: Attribute): string {
  if (value.kind === 'choice') return writeChoices(value, attribute)
  return value.kind === 'flag' ? writeFlag(value) : writeNumber(value, attribute.unit)
}

/** The unit in which a value is printed; null for what has none. */
export const shownUnit = (value: TypedValue, { unit }: Attribute): UnitName | null =>
  value.kind === 'number' ? (value.unit ?? unit) : null
