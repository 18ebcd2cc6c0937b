import type { Attribute } from './attribute'
import { NUMERAL, placesOf, readNumeral } from './numerals'
import { literal, plainSpelling } from './spelling'
import { convert, isCounting, quantityOfUnit, sameQuantity, type UnitName, unitNamed, unitSpellings } from './units'
import type { NumberPart, NumberValue, Reading } from './value'

const QUALIFIER = '3 ?AC|AC ?/ ?DC|AC|DC|3 ?×|1:|gG|aM|ø|Φ'
const SIGNED = `[+−-]?${NUMERAL}`
const UNIT = `(?:${unitSpellings.map(literal).join('|')})(?![A-Za-zΔ²])`

const WITH_UNIT = new RegExp(`\\d\\s*${UNIT}`)

/** Whether numbers have their unit beside them: `0.4 kA`; what stands in brackets is a note. */
export const namesUnit = (text: string): boolean => WITH_UNIT.test(plainSpelling(text).replace(/（[^（）]*）/g, ''))

/** One part: qualifier, sign, number with unit, up to another one, note; then what separates it from the next. */
const PART = new RegExp(
  `\\s*(?<qualifier>${QUALIFIER})?\\s*(?<sign>[≤≥<>±])?\\s*(?<first>${SIGNED})\\s*(?<firstUnit>${UNIT})?` +
    `(?:\\s*(?:〜|～|~|–|—|-|至|到)\\s*(?<second>${SIGNED})\\s*(?<secondUnit>${UNIT})?|\u27e8(?<greatest>${NUMERAL})\u27e9)?` +
    `\\s*(?<lastUnit>${UNIT})?\\s*(?:（(?<note>[^（）]+)）)?\\s*(?<unitBehind>${UNIT})?(?<joint>\\s*[、，；;或]\\s*|,\\s+|\\s*Y?/\\s*|$)`,
  'uy',
)

type Groups = Partial<Record<string, string>>
type Found = { groups: Groups; joint: string }

/**
 * Reads numbers as data sheets print them: `400、630、800`, `AC 400 / 690`, `−25 〜 +70`, `50（M） / 70（H）`, `≤ 30`, `1.25 kA`.
 *
 * @param unit of the whole, where the text names none; empty: the attribute's
 */
export function readNumber(attribute: Attribute, text: string, unit: UnitName | null): Reading<NumberValue> {
  const found = partsIn(plainSpelling(text))
  if (found.length === 0) return { problem: unreadable(text, attribute) }
  const named = unitsOf(found, unit ?? attribute.unit)
  const foreign = named.flat().find((one) => !fits(attribute, one))
  if (foreign) return { problem: foreignUnit(attribute, foreign) }
  const parts: NumberPart[] = []
  for (const [index, { groups }] of found.entries()) {
    const part = partOf(groups, named[index] ?? [], attribute.unit)
    if (typeof part === 'string') return { problem: part }
    const qualifier = qualifierOf(groups) ?? parts.at(-1)?.qualifier
    const joint = jointOf(found[index - 1]?.joint ?? '')
    parts.push({ ...part, ...(qualifier && { qualifier }), ...(joint && { joint }) })
  }
  const all = new Set(named.flat())
  const [only] = all
  return { value: { kind: 'number', parts, ...(all.size === 1 && only && only !== attribute.unit && isCounting(only) && { unit: only }) } }
}

function partsIn(text: string): Found[] {
  const found: Found[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < text.length) {
    const match = PART.exec(text)
    if (!match?.groups || match[0] === '') return []
    const joint = match.groups.joint ?? ''
    found.push({ groups: match.groups, joint })
    if (joint !== '' && PART.lastIndex === text.length) return []
    if (joint === '') break
  }
  return PART.lastIndex === text.length || found.at(-1)?.joint === '' ? found : []
}

/** Each number has its own unit, or that of the next one that has one: `0.05〜0.4 s`. */
function unitsOf(found: readonly Found[], whole: UnitName | null): (UnitName | null)[][] {
  let following = whole
  const named = found.toReversed().map(({ groups }) => {
    const last = unitNamed(groups.unitBehind ?? groups.lastUnit ?? groups.secondUnit ?? '') ?? undefined
    const first = unitNamed(groups.firstUnit ?? '')
    const hasTwo = Boolean(groups.second ?? groups.greatest)
    const own = hasTwo ? [first ?? last ?? following, last ?? following] : [first ?? last ?? following]
    following = first ?? last ?? following
    return own
  })
  return named.toReversed()
}

function fits({ unit }: Attribute, given: UnitName | null): boolean {
  if (unit === null || given === null) return unit === given
  return quantityOfUnit(unit) === quantityOfUnit(given)
}

/** The part in the attribute's unit, or what is wrong with it. */
function partOf(groups: Groups, named: readonly (UnitName | null)[], unit: UnitName | null): NumberPart | string {
  const { sign, first = '', second, greatest, note } = groups
  const last = second ?? greatest ?? first
  const min = numberOf(first, named[0], unit)
  const max = numberOf(last, named.at(-1), unit)
  if (min === undefined || max === undefined) return `“${first}”太大或太小，请检查是不是多写了数字。`
  const isDescending = min > max && second !== undefined && unit === 'AWG'
  if (min > max && !isDescending) return `范围应从小到大写：“${first}〜${last}”写反了。`
  if (sign && named.length > 1) return `“${sign}”只能放在一个数值前，不能放在范围“${first}〜${last}”前。`
  const common = { ...(note && { note: note.trim() }) }
  if (isDescending) return { min: max, max: min, isDescending, ...common }
  const isAsGiven = named.every((one) => one === unit)
  const places = isAsGiven ? { min: placesOf(first), max: named.length > 1 ? placesOf(last) : undefined } : {}
  return {
    ...boundsOf(sign, min, max),
    ...(greatest !== undefined && min < max && { isMeter: true as const }),
    ...common,
    ...placesGiven(places, sign),
  }
}

function boundsOf(sign: string | undefined, min: number, max: number): NumberPart {
  if (sign === '±') return { min: 0 - Math.abs(max), max: Math.abs(max), isDeviation: true } // taken from 0: ±0 would begin at −0
  const strictly = (sign === '<' || sign === '>') && { isStrict: true as const }
  if (sign === '≤' || sign === '<') return { min: null, max, ...strictly }
  if (sign === '≥' || sign === '>') return { min, max: null, ...strictly }
  return { min, max }
}

/** Of an open range, and of a deviation, the one number there is counts. */
function placesGiven({ min, max }: { min?: number | undefined; max?: number | undefined }, sign: string | undefined) {
  const isUpper = sign === '≤' || sign === '<' || sign === '±'
  const places = isUpper ? { ...(min && { max: min }) } : { ...(min && { min }), ...(max && { max }) }
  return Object.keys(places).length > 0 && { places }
}

function numberOf(text: string, given: UnitName | null | undefined, unit: UnitName | null): number | undefined {
  const value = readNumeral(text)
  return value === undefined || !given || !unit ? value : convert(value, given, unit)
}

function qualifierOf({ qualifier }: Groups): string | undefined {
  return qualifier
    ?.replace(/ ?\/ ?/, '/')
    .replace(/^3 ?AC$/, '3 AC')
    .replace(/^3 ?×$/, '3×')
}

function jointOf(text: string): NumberPart['joint'] {
  if (text.includes('Y')) return 'Y/'
  if (text.includes('/')) return text.trim() === text ? '/' : ' / '
  return text.includes('或') ? '或' : undefined
}

const EXAMPLES = '请写成 250（一个值）、16、25、40（几个值用顿号分开）、0.8〜1.0（范围）或 ≤ 30，说明放在全角括号里，例如 50（M）'

const unreadable = (text: string, { name }: Attribute) => `“${text}”读不出${name}的数值。${EXAMPLES}。`

function foreignUnit({ name, unit }: Attribute, given: UnitName | null): string {
  if (unit === null) return `${name}没有单位，请去掉单位 ${given}。`
  return `单位 ${given ?? ''} 不是${name}的单位，请用 ${sameQuantity(unit).join('、')}。`
}
