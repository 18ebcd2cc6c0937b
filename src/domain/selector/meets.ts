import type { NumberPart, TypedValue } from '../attributes/value'
import { type Derated, deratedBy, type Surrounding } from './derating'
import { figure } from './formula'

/** What is demanded of a device, in the unit of the attributes that answer it. */
export type Demand = {
  key: string
  /** 额定电流 In. */
  name: string
  unit: string
  /** The attributes that answer it, by their keys: the first that a product states counts. */
  attributes: readonly string[]
  /** A device that doesn't state it has nothing to do with it, as a thermal relay with breaking. */
  isOptional?: true
  /** Of a voltage: what stands for the other kind of current says nothing. */
  supply?: 'AC' | 'DC'
  /** Where a device carries less than it states. */
  surroundings?: readonly Surrounding[]
} & ({ how: 'at-least' | 'at-most' | 'within'; value: number } | { how: 'one-of'; choices: readonly string[] })

/** How one demand is met. */
export type Verdict = {
  demand: Demand
  isMet: boolean
  /** What the device has; null when it doesn't state it. */
  has: string | null
  /** How much more than demanded, as a share of that; null where it is yes or no alone, as of a voltage. */
  margin: number | null
  /** How much is lacking; null where that is no number. */
  gap: number | null
  /** Of what `has` was made, where that is less than the device states: 2,000 A × 0.9（60 ℃）. */
  derated?: string
}

/** What a device states of an attribute, by its key; several parts hold all, or one of them for each device (`isOpen`). */
export type Stated = { value: TypedValue; isOpen: boolean; text: string }
export type Values = ReadonlyMap<string, Stated>

/** How all demands are met; what is optional and not stated is left out. */
export const verdictsOf = (demands: readonly Demand[], values: Values): Verdict[] =>
  demands.flatMap((demand) => verdictOf(demand, values) ?? [])

/** Are all demands met? */
export const meets = (demands: readonly Demand[], values: Values): boolean => verdictsOf(demands, values).every(({ isMet }) => isMet)

function verdictOf(demand: Demand, values: Values): Verdict | null {
  const stated = demand.attributes.flatMap((key) => values.get(key) ?? [])[0]
  if (!stated) return demand.isOptional ? null : { demand, isMet: false, has: null, margin: null, gap: null }
  const { value, isOpen, text } = stated
  const plain = { demand, has: text, margin: null, gap: null }
  if (demand.how === 'one-of') return { ...plain, isMet: isChosen(demand.choices, stated) }
  const numbers = value.kind === 'number' ? partsFor(demand, value.parts) : []
  if (numbers.length === 0) return { ...plain, isMet: false }
  if (demand.how === 'within') {
    const holds = (part: NumberPart) =>
      (part.min ?? Number.NEGATIVE_INFINITY) <= demand.value && demand.value <= (part.max ?? Number.POSITIVE_INFINITY)
    return { ...plain, isMet: isOpen ? numbers.every(holds) : numbers.some(holds) }
  }
  const derated = deratedBy(demand.surroundings ?? [], values)
  if (derated.factor === null) return { ...plain, isMet: false, derated: derated.text }
  return measured(demand, numbers, stated, derated)
}

function isChosen(choices: readonly string[], { value, isOpen }: Stated): boolean {
  const parts = value.kind === 'choice' ? value.parts.map((part) => part.value) : []
  const isIn = (part: string) => choices.includes(part)
  return parts.length > 0 && (isOpen ? parts.every(isIn) : parts.some(isIn))
}

/** The parts that are about this kind of current: AC or DC before a part holds until another one. */
function partsFor({ supply }: Demand, parts: readonly NumberPart[]): NumberPart[] {
  let qualifier = ''
  return parts.filter((part) => {
    qualifier = part.qualifier ?? qualifier
    return !supply || !/AC|DC/.test(qualifier) || qualifier.includes(supply)
  })
}

/** More or less than a number: what is open counts by its worst part. */
function measured(demand: Demand & { value: number }, parts: readonly NumberPart[], stated: Stated, derated: Derated): Verdict {
  const isLeast = demand.how === 'at-least'
  const { isOpen, text } = stated
  const ends = parts.map(
    ({ min, max }) => (isLeast ? (isOpen ? min : max) : isOpen ? max : min) ?? (isLeast !== isOpen ? 1 : -1) * Number.MAX_VALUE,
  )
  const end = isLeast === isOpen ? Math.min(...ends) : Math.max(...ends)
  const isBounded = Math.abs(end) < Number.MAX_VALUE
  const isLess = isBounded && derated.factor < 1
  // With the digits that are shown.
  const has = isLess ? Number(figure(end * derated.factor)) : end
  const surplus = isLeast ? has - demand.value : demand.value - has
  return {
    demand,
    isMet: surplus >= 0,
    has: isLess ? `${has.toLocaleString('en-US')} ${demand.unit}` : text,
    margin: surplus >= 0 && isBounded && demand.value > 0 && !demand.supply ? surplus / demand.value : null,
    gap: surplus < 0 && isBounded ? -surplus : null,
    ...(isLess && { derated: `${text} × ${derated.text}` }),
  }
}

/** How far above the demands a device is, for the order: the margin of the first demand, then those of all others together. What it has no number for is far. */
export function distance(verdicts: readonly Verdict[]): [number, number] {
  const [first, ...others] = verdicts
  return [first?.margin ?? Number.MAX_VALUE, others.reduce((sum, { margin }) => sum + (margin ?? 0), 0)]
}

/** So much more than demanded is too large: twice. */
export const isOversized = ([first]: readonly Verdict[]): boolean => (first?.margin ?? 0) >= 1
