import type { Matching } from '../attributes/kinds'
import type { NumberPart } from '../attributes/value'
import type { SaidRow } from './said-row'

/** Which of the cells is best, and in what. */
export type Best = { index: number; reason: '最大' | '范围最大' }

type Said = Pick<SaidRow, 'typed' | 'match'>

/**
 * The best value of a row (spec: comparison/best): the greatest where a wish is for so much at least, the range that holds all others where it is
 * for something within. Only if it can be told of all that say something, these are at least two, and one alone is best.
 */
export function bestCell(cells: readonly (Said | null)[]): Best | null {
  const match = cells.find((cell) => cell?.match)?.match ?? null
  const said = cells.flatMap((cell, index) => (cell ? [{ index, parts: cell.typed?.kind === 'number' ? cell.typed.parts : null }] : []))
  const known = said.flatMap(({ index, parts }) => (parts && parts.length > 0 ? [{ index, parts }] : []))
  if (known.length < 2 || known.length < said.length) return null
  return bestOf(known, match)
}

type Known = { index: number; parts: readonly NumberPart[] }

function bestOf(known: readonly Known[], match: Matching | null): Best | null {
  if (match === 'at-least') {
    const found = onlyOne(known, (one, other) => greatest(one) > greatest(other))
    return found ? { index: found.index, reason: '最大' } : null
  }
  if (match !== 'within' || !known.every(({ parts }) => parts.length === 1 && isRange(parts[0]))) return null
  const found = onlyOne(known, (one, other) => holds(one.parts[0], other.parts[0]) && !holds(other.parts[0], one.parts[0]))
  return found ? { index: found.index, reason: '范围最大' } : null
}

/** The one that is better than every other. */
const onlyOne = (known: readonly Known[], isBetter: (one: Known, other: Known) => boolean): Known | undefined =>
  known.find((one) => known.every((other) => other === one || isBetter(one, other)))

const greatest = ({ parts }: Known) => Math.max(...parts.map(({ max }) => max ?? Number.POSITIVE_INFINITY))

const least = (part: NumberPart) => part.min ?? Number.NEGATIVE_INFINITY
const most = (part: NumberPart) => part.max ?? Number.POSITIVE_INFINITY

const isRange = (part: NumberPart | undefined): boolean => part !== undefined && least(part) < most(part)

const holds = (one: NumberPart | undefined, other: NumberPart | undefined): boolean =>
  one !== undefined && other !== undefined && least(one) <= least(other) && most(one) >= most(other)
