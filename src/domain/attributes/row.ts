import { type Attribute, nameOf } from './attribute'
import { isOutside, plainSpelling } from './spelling'
import { readValue, shownUnit, writeValue } from './typed-value'
import { quantityOfUnit, type UnitName, unitNamed, unitSpellings } from './units'
import type { TypedValue } from './value'

/** A row of parameters as it is stored. */
export type RowText = { value: string; unit: string }

/** What stands between the values of two attributes. */
type Between = '/' | '×'

/** A row whose value programs can compare: for each of its attributes one. */
export type TypedRow = { entries: readonly { attribute: Attribute; value: TypedValue }[]; between: readonly Between[] }

export type RowReading = { row: TypedRow } | { problem: string; attribute: Attribute }

/**
 * Reads a row by its attributes: one has the whole value, several have a part of it each (`65 / 50`, `105 × 165 × 108`).
 *
 * @param attributes at least one
 */
export function readRow(attributes: readonly Attribute[], { value, unit }: RowText): RowReading {
  const [first] = attributes
  if (!first) throw new Error('A row without attributes is free text')
  const whole = unit.trim() === '' ? null : (unitNamed(unit) ?? undefined)
  if (whole === undefined) return { attribute: first, problem: `单位“${unit}”不认识。请从属性的单位中选一个，或把它写进名称。` }
  if (whole !== null && attributes.length === 1 && first.kind !== 'number') {
    return { attribute: first, problem: `${first.name}没有单位，请去掉单位 ${unit}。` }
  }
  const parts = attributes.length === 1 ? [{ text: value, between: '/' as const }] : partsOf(value, attributes.length)
  if (parts.length !== attributes.length) {
    const names = attributes.map(nameOf).join('、')
    return {
      attribute: first,
      problem: `选了 ${attributes.length} 个属性（${names}），数值却有 ${parts.length} 部分：“${value}”。请用 / 或 × 分成 ${attributes.length} 部分。`,
    }
  }
  const entries: { attribute: Attribute; value: TypedValue }[] = []
  for (const [index, attribute] of attributes.entries()) {
    const reading = readValue(
      attribute,
      parts[index]?.text ?? '',
      unitFor(
        attribute,
        parts.slice(index + 1).map(({ text }) => text),
        whole,
        attributes,
      ),
    )
    if ('problem' in reading) return { attribute, problem: reading.problem }
    entries.push({ attribute, value: reading.value })
  }
  return { row: { entries, between: parts.slice(1).map(({ between }) => between) } }
}

/** Signs between parts: those with blanks around them, or more of them where these are not enough. */
const PATTERNS = [/\s+\/\s+|(?<=）)\s*\/\s*/g, /\s+\/\s+|(?<=）)\s*\/\s*|\s*×\s*/g, /\s*[/×]\s*/g]

function partsOf(value: string, count: number): { text: string; between: Between }[] {
  const text = plainSpelling(value)
  const ways = PATTERNS.map((pattern) => cut(text, pattern))
  return ways.find((parts) => parts.length === count) ?? ways[1] ?? []
}

function cut(text: string, pattern: RegExp): { text: string; between: Between }[] {
  const parts: { text: string; between: Between }[] = []
  let start = 0
  let between: Between = '/'
  for (const match of text.matchAll(pattern)) {
    if (!isOutside(text, match.index)) continue
    parts.push({ text: text.slice(start, match.index), between })
    start = match.index + match[0].length
    between = match[0].includes('×') ? '×' : '/'
  }
  return [...parts, { text: text.slice(start), between }]
}

/** One attribute has the unit that was given; of several each has the next one to its right that fits: `45 × 89 × 87 mm / 0.36 kg`. */
function unitFor(attribute: Attribute, behind: readonly string[], whole: UnitName | null, all: readonly Attribute[]): UnitName | null {
  if (all.length === 1) return whole
  const { unit } = attribute
  if (unit === null) return null
  const candidates = [...behind.map(unitAtEnd), whole]
  return candidates.find((one) => one && quantityOfUnit(one) === quantityOfUnit(unit)) ?? null
}

function unitAtEnd(text: string): UnitName | null {
  const spelling = unitSpellings.find((one) => text.endsWith(one) && /[\d\s）]$/.test(text.slice(0, -one.length)))
  return spelling ? (unitNamed(spelling) ?? null) : null
}

/** What is printed of a row: a unit that all share stands behind the value, others within it. */
export function writeRow({ entries, between }: TypedRow): RowText {
  const shown = entries.map(({ attribute, value }) => ({ text: writeValue(value, attribute), unit: shownUnit(value, attribute) ?? '' }))
  const unit = shown[0]?.unit ?? ''
  if (shown.every((one) => one.unit === unit))
    return {
      value: joined(
        shown.map(({ text }) => text),
        between,
      ),
      unit,
    }
  const texts = shown.map((one, index) => {
    const isShared = between[index] === '×' && shown[index + 1]?.unit === one.unit
    return one.unit && !isShared ? withUnit(one.text, one.unit) : one.text
  })
  return { value: joined(texts, between), unit: '' }
}

/** A full-width bracket brings its own space (spec: products/parameter-table). */
function joined(texts: readonly string[], between: readonly Between[]): string {
  return texts.reduce((before, text, index) => {
    const sign = between[index - 1] ?? '/'
    return `${before}${before.endsWith('）') && sign === '/' ? '' : ' '}${sign} ${text}`
  })
}

/** The unit stands before a note at the end: `1〜6 mm²（双线）`. */
const withUnit = (text: string, unit: string) => text.replace(/(（[^（）]*）)?$/, ` ${unit}$1`)

/**
 * A row as it is printed: what its attributes say of it, or the text as it stands where there are none, or where it can't be read.
 */
export function printedRow(attributes: readonly Attribute[], text: RowText): RowText & { typed: TypedRow | null } {
  const reading = attributes.length > 0 ? readRow(attributes, text) : null
  if (!reading || 'problem' in reading) return { ...text, typed: null }
  return { ...writeRow(reading.row), typed: reading.row }
}
