import { writeNumeral } from '../attributes/numerals'
import type { FilterAttribute } from './filter-attribute'
import { FAR } from './product-value'
import type { Tally } from './tally'
import { choicesOf, type Wish, wishText } from './wish'

/** A value that is offered. */
export type Offer = {
  /** As in an address; of at least and at most the one number, without its dots. */
  value: string
  /** How it is shown, with its sign and unit: `≥ 50 kA`. */
  label: string
  isChosen: boolean
  /**
   * How many products the list has after a click on it (spec: products/filter-counts); of one that is chosen, how many have it. 0: it
   * leads to nothing.
   */
  count: number
}

type Counting = {
  filter: FilterAttribute
  /** Of all products of the categories, without any wish. */
  all: readonly Tally[]
  /** Of those that meet the wishes for other attributes. */
  present: readonly Tally[]
  wish: Wish | null
  /** How many products meet all wishes. */
  total: number
}

/** The values of an attribute that exist in the categories, in order; the same ones whatever is wished. */
export function offersOf(counting: Counting): Offer[] {
  return counting.filter.kind === 'number' ? numberOffers(counting) : choiceOffers(counting)
}

const sum = (tallies: readonly Tally[], isMeant: (tally: Tally) => boolean) =>
  tallies.reduce((count, tally) => (isMeant(tally) ? count + tally.count : count), 0)

function choiceOffers({ filter, all, present, wish, total }: Counting): Offer[] {
  const existing = new Set(all.map(({ choice }) => choice))
  const chosen = wish && 'choices' in wish ? wish.choices : []
  return choicesOf(filter)
    .filter(({ value }) => existing.has(value))
    .map(({ value, label }) => {
      const isChosen = chosen.includes(value)
      const own = sum(present, ({ choice }) => choice === value)
      const added = sum(present, ({ choice, isMeeting }) => choice === value && !isMeeting)
      // Further choices bring products to those that are there.
      const isFurther = chosen.length > 0 && !isChosen && own > 0
      return { value, label: label || value, isChosen, count: isFurther ? total + added : own }
    })
}

function numberOffers({ filter, all, present, wish }: Counting): Offer[] {
  const { match, unit } = filter
  return numbersIn(filter, all).map((value) => {
    const target: Wish = { key: filter.key, ...wishedNumber(match, value) }
    const isChosen = wish !== null && wishText(wish) === wishText(target)
    const label = `${SIGNS[match]}${writeNumeral(value)}${unit ? ` ${unit}` : ''}`
    return { value: String(value), label, isChosen, count: sum(present, isMetBy(match, value)) }
  })
}

const SIGNS = { equal: '', within: '', 'at-least': '≥ ', 'at-most': '≤ ' } as const

/** What a click on a number wishes for. */
export function wishedNumber(match: FilterAttribute['match'], value: number) {
  return { from: match === 'at-most' ? null : value, to: match === 'at-least' ? null : value }
}

/** Which pieces count for a number: one of each product at most. */
function isMetBy(match: FilterAttribute['match'], value: number): (tally: Tally) => boolean {
  if (match === 'at-least') return ({ max, isGreatest }) => isGreatest && max >= value
  if (match === 'at-most') return ({ min, isLeast }) => isLeast && min <= value
  return ({ choice, min, max }) => choice === '' && min <= value && max >= value
}

/** The ends of what products have: of more or less than wished, the better one. */
function numbersIn({ match }: FilterAttribute, all: readonly Tally[]): number[] {
  const ends = all
    .filter(({ choice }) => choice === '')
    .flatMap(({ min, max }) => (match === 'at-least' ? [max] : match === 'at-most' ? [min] : [min, max]))
  return [...new Set(ends)].filter((value) => Math.abs(value) < FAR).toSorted((one, other) => one - other)
}

/** Does choosing among them change anything? */
export const isWorthwhile = (offers: readonly Offer[], count: number): boolean => offers.some((offer) => offer.count < count)
