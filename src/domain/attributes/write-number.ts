import { writeNumeral } from './numerals'
import { convert, type UnitName } from './units'
import type { NumberPart, NumberValue } from './value'

/** What is printed of a number value, without its unit; `readNumber` reads it again as the same. */
export function writeNumber({ parts, unit }: NumberValue, own: UnitName | null): string {
  return parts
    .map((part, index) => {
      const before = parts[index - 1]
      const shown = unit && own ? inUnit(part, own, unit) : part
      return `${before ? jointBetween(before, part) : ''}${writePart(shown, isRepeated(before, part) ? undefined : before?.qualifier)}`
    })
    .join('')
}

function inUnit(part: NumberPart, from: UnitName, to: UnitName): NumberPart {
  const converted = (value: number | null) => (value === null ? null : convert(value, from, to))
  return { ...part, min: converted(part.min), max: converted(part.max) }
}

/** `3×57.7/100、3×230/400`: behind a pair the next one says again what it is. */
const isRepeated = (before: NumberPart | undefined, { joint }: NumberPart) => before?.joint === '/' && !joint

/** A full-width bracket brings its own space (spec: products/parameter-table). */
function jointBetween(before: NumberPart, { joint, qualifier }: NumberPart): string {
  if (joint === ' / ') return before.note ? '/ ' : ' / '
  if (joint) return joint
  return before.qualifier === qualifier ? '、' : '；'
}

function writePart(part: NumberPart, qualifierBefore: string | undefined): string {
  const { qualifier, note } = part
  const shown = qualifier && qualifier !== qualifierBefore ? `${qualifier}${/[×øΦ:]$/.test(qualifier) ? '' : ' '}` : ''
  return `${shown}${writeBounds(part)}${note ? `（${note}）` : ''}`
}

function writeBounds(part: NumberPart): string {
  const { min, max, isStrict, isDeviation, places = {} } = part
  if (min === null && max === null) return ''
  if (min === null) return `${isStrict ? '<' : '≤'} ${writeNumeral(max ?? 0, places.max)}`
  if (max === null) return `${isStrict ? '>' : '≥'} ${writeNumeral(min, places.min)}`
  if (isDeviation) return `±${writeNumeral(max, places.max)}`
  return min === max ? writeNumeral(min, places.min) : writeRange(min, max, part)
}

function writeRange(min: number, max: number, { isMeter, isDescending, places = {} }: NumberPart): string {
  const least = writeNumeral(min, places.min)
  const greatest = writeNumeral(max, places.max)
  if (isMeter) return `${least}(${greatest})`
  if (isDescending) return `${greatest}〜${least}`
  return min < 0 ? `${least} 〜 ${max > 0 ? '+' : ''}${greatest}` : `${least}〜${greatest}`
}
