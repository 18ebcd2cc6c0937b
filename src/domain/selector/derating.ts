import type { NumberPart, TypedValue } from '../attributes/value'
import { figure } from './formula'

/** Where the device stands, and the attribute that says what is left there of its rated values: `1（40 ℃）/ 0.9（60 ℃）`. */
export type Surrounding = { attribute: string; at: number; unit: '℃' | 'm' }

/** The share that is left, and how the page says it; without a share the table of the device ends before. */
export type Derated = { factor: number; text: string }

type Row = { place: number; factor: number; text: string }

/**
 * What a device carries where it is warmer or higher than it was rated for, by its own data (spec: selector/derating). Between two rows
 * of its table the one behind counts, on the safe side; a device without a table carries what it states.
 *
 * @param values what the device states, by the keys of attributes
 */
export function deratedBy(
  surroundings: readonly Surrounding[],
  values: ReadonlyMap<string, { value: TypedValue }>,
): Derated | { factor: null; text: string } {
  let factor = 1
  const texts: string[] = []
  for (const { attribute, at, unit } of surroundings) {
    const rows = rowsOf(values.get(attribute)?.value, unit)
    const row = rows.find(({ place }) => place >= at)
    const last = rows.at(-1)
    if (!row && last) return { factor: null, text: `降容系数只给到 ${last.text}` }
    if (!row || row.factor >= 1) continue
    factor *= row.factor
    texts.push(`${figure(row.factor)}（${row.text}）`)
  }
  return { factor, text: texts.join(' × ') }
}

/** From the least place on. What has no place says nothing. */
function rowsOf(value: TypedValue | undefined, unit: Surrounding['unit']): Row[] {
  const parts = value?.kind === 'number' ? value.parts : []
  return parts.flatMap((part) => rowOf(part, unit) ?? []).toSorted((one, other) => one.place - other.place)
}

function rowOf({ max, note = '' }: NumberPart, unit: Surrounding['unit']): Row | null {
  const [, number] = /(-?[\d.,]+)\s*(?:℃|m)/.exec(note.replace('−', '-')) ?? []
  if (max === null || number === undefined || !note.includes(unit)) return null
  return { place: Number(number.replaceAll(',', '')), factor: max, text: note }
}
