import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Matching } from '@/domain/attributes/kinds'
import type { NumberPart, TypedValue } from '@/domain/attributes/value'
import { conditionOf, touches } from '@/domain/facets/condition'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import { offersOf, wishedNumber } from '@/domain/facets/offer'
import { productValues } from '@/domain/facets/product-value'
import { meetsAll, tallyPlainly } from '@/domain/facets/tally'
import { type NumberWish, toggleChoice, toggleNumber, type Wish, wishFor, withoutWish } from '@/domain/facets/wish'
import { filters, product, wishes } from './filters'

type Product = Record<string, TypedValue[]>

const indexed = (one: Product) => new Map(Object.entries(one).map(([key, values]) => [key, productValues(values)]))
const conditionsOf = (wished: readonly Wish[]) => new Map(wished.map((wish) => [wish.key, conditionOf(wish)]))

const NEVER = Number.NaN
const ALWAYS = { 'at-least': NEVER, 'at-most': NEVER, within: NEVER, equal: Number.POSITIVE_INFINITY }

/** What the words of an attribute say of one part of a number. */
function isNumberMeant({ min, max }: NumberPart, wish: NumberWish, match: Matching): boolean {
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
  const [from, to] = [wish.from ?? -ALWAYS[match], wish.to ?? ALWAYS[match]]
  if (match === 'at-least') return most >= from
  if (match === 'at-most') return least <= to
  return match === 'within' ? least <= from && from <= most : least <= to && most >= from
}

/** A plain look at one product, at the values as they were typed. */
function isMeant(one: Product, wish: Wish): boolean {
  const match = filters.find(({ key }) => key === wish.key)?.match ?? 'equal'
  return (one[wish.key] ?? []).some((value) => {
    if (value.kind === 'number') return 'from' in wish && value.parts.some((part) => isNumberMeant(part, wish, match))
    if ('from' in wish) return false
    return value.kind === 'flag' ? wish.choices.includes(String(value.isSo)) : value.parts.some((part) => wish.choices.includes(part.value))
  })
}

const products = fc.array(product, { maxLength: 12 })

function offersFor(all: readonly Product[], filter: FilterAttribute, wished: readonly Wish[]) {
  const values = all.map(indexed)
  const keys = filters.map(({ key }) => key)
  const present = tallyPlainly(values, keys, conditionsOf(wished)).get(filter.key) ?? []
  const total = values.filter((one) => meetsAll(one, conditionsOf(wished))).length
  const ofAll = tallyPlainly(values, keys, new Map()).get(filter.key) ?? []
  return offersOf({ filter, all: ofAll, present, wish: wishFor(wished, filter.key), total })
}

/** The wishes after a click on an offer. */
function clicked(filter: FilterAttribute, value: string, wished: readonly Wish[]): Wish[] {
  if (filter.kind !== 'number') return toggleChoice(wished, filter.key, value)
  return toggleNumber(wished, filter.key, wishedNumber(filter.match, Number(value)))
}

describe('filters', () => {
  it('let through what a look at each product lets through', () => {
    fc.assert(
      fc.property(products, wishes, (all, wished) => {
        for (const one of all) {
          const isThrough = meetsAll(indexed(one), conditionsOf(wished))
          expect(isThrough).toBe(wished.every((wish) => isMeant(one, wish)))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('count what the list has after the click', () => {
    const hits = (all: readonly Product[], wished: readonly Wish[]) =>
      all.filter((one) => wished.every((wish) => isMeant(one, wish))).length
    const expectTrue = (all: readonly Product[], wished: readonly Wish[], filter: FilterAttribute) => {
      for (const { value, count } of offersFor(all, filter, wished).filter(({ isChosen }) => !isChosen)) {
        const own = hits(all, clicked(filter, value, withoutWish(wished, filter.key)))
        // A choice that brings nothing of its own is not offered, though others beside it have products.
        expect(count).toBe(own === 0 ? 0 : hits(all, clicked(filter, value, wished)))
      }
    }
    fc.assert(
      fc.property(products, wishes, (all, wished) => {
        for (const filter of filters) expectTrue(all, wished, filter)
      }),
      { numRuns: 100 },
    )
  })

  it('offer the same values whatever is wished, and what is chosen as chosen', () => {
    const isTakenBack = (filter: FilterAttribute, value: string, wished: readonly Wish[]) =>
      JSON.stringify(clicked(filter, value, wished)).length < JSON.stringify(wished).length
    fc.assert(
      fc.property(products, wishes, fc.constantFrom(...filters), (all, wished, filter) => {
        const offers = offersFor(all, filter, wished)
        expect(offers.map(({ value }) => value)).toEqual(offersFor(all, filter, []).map(({ value }) => value))
        if (filter.kind === 'number') return
        for (const { value, isChosen } of offers) expect(isChosen).toBe(isTakenBack(filter, value, wished))
      }),
    )
  })
})

describe('what a product has', () => {
  it('is compared in pieces that have nothing in common, and say the same as its parts', () => {
    fc.assert(
      fc.property(product, fc.integer({ min: -4, max: 10 }), (one, number) => {
        for (const values of Object.values(one)) {
          const pieces = productValues(values)
          const hits = pieces.filter((piece) => piece.choice === '' && touches(piece, { from: number, to: number }))
          expect(hits.length).toBeLessThanOrEqual(1)
          const isIn = values.some(
            (value) =>
              value.kind === 'number' && value.parts.some(({ min, max }) => (min ?? number) <= number && (max ?? number) >= number),
          )
          expect(hits.length === 1).toBe(isIn)
        }
      }),
    )
  })
})
