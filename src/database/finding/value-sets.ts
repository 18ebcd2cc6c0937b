import { touches } from '../../domain/facets/condition'
import type { ProductValue } from '../../domain/facets/product-value'
import type { Tally } from '../../domain/facets/tally'
import type { DocumentId } from '../../lib/document-id'
import type { AttributeCondition } from './attribute-values'

/** A piece of a value, with those products of a category that have it. */
type ValueSet<P> = ProductValue & { attribute: DocumentId; products: P }

/** What the products of one category have. Each product has a place, from 0 on, so that all of them are marked in one array. */
export type CategorySets = { size: number; byAttribute: ReadonlyMap<DocumentId, readonly ValueSet<Uint32Array>[]> }

/** @param sets with the numbers of the products, in any order */
export function categorySets(sets: readonly ValueSet<readonly number[]>[]): CategorySets {
  const places = new Map<number, number>()
  const placeOf = (product: number) => {
    const place = places.get(product) ?? places.size
    places.set(product, place)
    return place
  }
  const byAttribute = new Map<DocumentId, ValueSet<Uint32Array>[]>()
  for (const set of sets) {
    const placed = { ...set, products: Uint32Array.from(set.products, placeOf) }
    byAttribute.set(set.attribute, [...(byAttribute.get(set.attribute) ?? []), placed])
  }
  return { byAttribute, size: places.size }
}

/** How much room sets take, in numbers. */
export const roomOf = ({ byAttribute }: CategorySets): number =>
  [...byAttribute.values()].flat().reduce((sum, { products }) => sum + products.length, 1)

/** In the place of a condition: several. */
const SEVERAL = 0xffff

/** How many products meet all conditions, of which there is at least one. */
export const countMeeting = (sets: CategorySets, conditions: readonly AttributeCondition[]): number =>
  failuresOf(sets, conditions).reduce((sum, failed) => (failed === 0 ? sum + 1 : sum), 0)

/** As `AttributeValueIndex.tally` counts, within one category. */
export function tallySets(
  sets: CategorySets,
  attributes: readonly DocumentId[],
  conditions: readonly AttributeCondition[],
): (Tally & { attribute: DocumentId })[] {
  const failures = failuresOf(sets, conditions)
  return attributes.flatMap((attribute) => {
    const own = 1 + conditions.findIndex((condition) => condition.attribute === attribute)
    return (sets.byAttribute.get(attribute) ?? []).flatMap(({ products, ...value }) => {
      let [met, missed] = [0, 0]
      for (const product of products) {
        const failed = failures[product]
        if (failed === 0) met += 1
        else if (failed === own) missed += 1
      }
      const both = [
        { ...value, count: met, isMeeting: true },
        { ...value, count: missed, isMeeting: false },
      ]
      return both.filter(({ count }) => count > 0)
    })
  })
}

/** Of each product which condition it fails, counted from 1; 0 where it fails none. */
function failuresOf(sets: CategorySets, conditions: readonly AttributeCondition[]): Uint16Array {
  const failures = new Uint16Array(sets.size)
  for (const [index, condition] of conditions.entries()) {
    for (const [product, isMet] of meeting(sets, condition).entries()) {
      if (isMet === 0) failures[product] = failures[product] === 0 ? index + 1 : SEVERAL
    }
  }
  return failures
}

function meeting({ size, byAttribute }: CategorySets, { attribute, condition }: AttributeCondition): Uint8Array {
  const marks = new Uint8Array(size)
  const sets = (byAttribute.get(attribute) ?? []).filter((set) => touches(set, condition))
  for (const { products } of sets) for (const product of products) marks[product] = 1
  return marks
}

/** The tallies of several categories as those of one. */
export function summed<T extends Tally & { attribute: DocumentId }>(tallies: readonly T[]): T[] {
  const byName = new Map<string, T>()
  for (const tally of tallies) {
    const { attribute, choice, min, max, isLeast, isGreatest, isMeeting, count } = tally
    const name = [attribute, min, max, isLeast, isGreatest, isMeeting, choice].join(' ')
    byName.set(name, { ...tally, count: count + (byName.get(name)?.count ?? 0) })
  }
  return [...byName.values()]
}
