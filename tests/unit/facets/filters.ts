import fc from 'fast-check'
import type { Matching } from '@/domain/attributes/kinds'
import type { TypedValue } from '@/domain/attributes/value'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import type { Wish } from '@/domain/facets/wish'
import { attribute, flag, poles } from '../attributes/attribute'

/** A filter for a test: a rated current, unless it is said otherwise. */
export const filter = (changes: Partial<FilterAttribute> = {}): FilterAttribute => ({
  ...attribute(),
  match: 'equal',
  categories: [],
  ...changes,
})

/** One of each kind, and of each way to be met. */
export const filters: FilterAttribute[] = [
  filter({ key: 'in' }),
  filter({ key: 'icu', match: 'at-least', unit: 'kA', symbol: 'Icu' }),
  filter({ key: 'mass', match: 'at-most', unit: 'kg', symbol: '', name: '质量' }),
  filter({ key: 'ue', match: 'within', unit: 'V', symbol: 'Ue' }),
  filter({ ...poles, key: 'poles' }),
  filter({ ...flag, key: 'phase-loss' }),
]

/** Few numbers, so that values and wishes meet. */
const number = fc.integer({ min: -3, max: 9 })
const end = fc.option(number)

const numberValue = fc
  .array(fc.tuple(end, end), { minLength: 1, maxLength: 3 })
  .map((parts): TypedValue => ({ kind: 'number', parts: parts.map(([one, other]) => inOrder(one, other)) }))

function inOrder(one: number | null, other: number | null) {
  return one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other }
}

const choiceValue = fc
  .subarray(['3P', '4P', '1P+N'], { minLength: 1 })
  .map((values): TypedValue => ({ kind: 'choice', parts: values.map((value) => ({ value })) }))

const flagValue = fc.boolean().map((isSo): TypedValue => ({ kind: 'flag', isSo }))

const valueFor = ({ kind }: FilterAttribute) => (kind === 'number' ? numberValue : kind === 'choice' ? choiceValue : flagValue)

/** What a product has for each filter: often nothing, sometimes in several rows. */
export const product = fc.record(Object.fromEntries(filters.map((one) => [one.key, fc.array(valueFor(one), { maxLength: 2 })])))

function numberWish(match: Matching): fc.Arbitrary<{ from: number | null; to: number | null }> {
  if (match === 'at-least') return number.map((from) => ({ from, to: null }))
  if (match === 'at-most') return number.map((to) => ({ from: null, to }))
  if (match === 'within') return number.map((one) => ({ from: one, to: one }))
  return fc
    .tuple(end, end)
    .filter(([one, other]) => one !== null || other !== null)
    .map(([one, other]) => {
      const { min, max } = inOrder(one, other)
      return { from: min, to: max }
    })
}

function wishFor({ key, kind, match }: FilterAttribute): fc.Arbitrary<Wish> {
  if (kind === 'number') return numberWish(match).map((wish) => ({ key, ...wish }))
  const values = kind === 'choice' ? ['1P+N', '3P', '4P'] : ['false', 'true']
  return fc.subarray(values, { minLength: 1 }).map((choices) => ({ key, choices }))
}

/** Wishes for some of the filters, in the order of their keys. */
export const wishes: fc.Arbitrary<Wish[]> = fc
  .tuple(...filters.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map((one) => fc.option(wishFor(one), { freq: 2 })))
  .map((all) => all.filter((wish) => wish !== null))
