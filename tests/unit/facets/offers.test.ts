import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypedValue } from '@/domain/attributes/value'
import { conditionOf, touches } from '@/domain/facets/condition'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import { offersOf, wishedNumber } from '@/domain/facets/offer'
import { productValues } from '@/domain/facets/product-value'
import { meetsAll, tallyPlainly } from '@/domain/facets/tally'
import { toggleChoice, toggleNumber, type Wish, wishFor } from '@/domain/facets/wish'
import { filters, product, wishes } from './filters'

type Product = Record<string, TypedValue[]>

const indexed = (one: Product) => new Map(Object.entries(one).map(([key, values]) => [key, productValues(values)]))
const conditionsOf = (wished: readonly Wish[]) => new Map(wished.map((wish) => [wish.key, conditionOf(wish)]))

/** What the words say, of the values as they were typed: a plain look at one product. */
function isMeant(one: Product, wish: Wish): boolean {
  const values = one[wish.key] ?? []
  const match = filters.find(({ key }) => key === wish.key)?.match
  return values.some((value) => {
    if (value.kind === 'flag') return 'choices' in wish && wish.choices.includes(String(value.isSo))
    if (value.kind === 'choice') return 'choices' in wish && value.parts.some((part) => wish.choices.includes(part.value))
    if ('choices' in wish) return false
    const { from, to } = wish
    return value.parts.some(({ min, max }) => {
      const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
      if (match === 'at-least') return most >= (from ?? Number.NaN)
      if (match === 'at-most') return least <= (to ?? Number.NaN)
      if (match === 'within') return least <= (from ?? Number.NaN) && (from ?? Number.NaN) <= most
      return least <= (to ?? Number.POSITIVE_INFINITY) && most >= (from ?? Number.NEGATIVE_INFINITY)
    })
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
    fc.assert(
      fc.property(products, wishes, (all, wished) => {
        for (const filter of filters) {
          for (const { value, count, isChosen } of offersFor(all, filter, wished)) {
            if (isChosen) continue
            const after = clicked(filter, value, wished)
            const hits = all.filter((one) => after.every((wish) => isMeant(one, wish))).length
            const own = all.filter((one) =>
              clicked(
                filter,
                value,
                wished.filter(({ key }) => key !== filter.key),
              ).every((wish) => isMeant(one, wish)),
            )
            // A choice that brings nothing of its own is not offered, though others beside it have products.
            expect(count).toBe(own.length === 0 ? 0 : hits)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('offer the same values whatever is wished, and what is chosen as chosen', () => {
    fc.assert(
      fc.property(products, wishes, (all, wished) => {
        for (const filter of filters) {
          const offers = offersFor(all, filter, wished)
          expect(offers.map(({ value }) => value)).toEqual(offersFor(all, filter, []).map(({ value }) => value))
          for (const { value, isChosen } of offers) {
            const after = clicked(filter, value, wished)
            const takesBack = JSON.stringify(after).length < JSON.stringify(wished).length
            if (filter.kind !== 'number') expect(isChosen).toBe(takesBack)
          }
        }
      }),
      { numRuns: 60 },
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
