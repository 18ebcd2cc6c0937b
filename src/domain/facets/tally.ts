import { type Condition, touches } from './condition'
import type { ProductValue } from './product-value'

/**
 * So many products have this for an attribute, among those that meet all wishes for other attributes.
 *
 * @property isMeeting do they meet the wish for this attribute, too?
 */
export type Tally = ProductValue & { count: number; isMeeting: boolean }

/** What a product has, by the key or the id of the attribute. */
export type ValuesByAttribute<K> = ReadonlyMap<K, readonly ProductValue[]>

/** Does a product meet all conditions? */
export const meetsAll = <K>(values: ValuesByAttribute<K>, conditions: ReadonlyMap<K, Condition>): boolean =>
  unmet(values, conditions).length === 0

function unmet<K>(values: ValuesByAttribute<K>, conditions: ReadonlyMap<K, Condition>): K[] {
  return [...conditions].flatMap(([attribute, condition]) =>
    (values.get(attribute) ?? []).some((value) => touches(value, condition)) ? [] : [attribute],
  )
}

/** Counts by a look at every product: for previews, and what databases are compared with. */
export function tallyPlainly<K>(
  products: readonly ValuesByAttribute<K>[],
  attributes: readonly K[],
  conditions: ReadonlyMap<K, Condition>,
): Map<K, Tally[]> {
  const tallies = new Map<K, Map<string, Tally>>(attributes.map((attribute) => [attribute, new Map()]))
  for (const values of products) {
    const failed = unmet(values, conditions)
    if (failed.length > 1) continue
    for (const attribute of failed.length === 1 ? failed : attributes) {
      for (const value of values.get(attribute) ?? []) note(tallies.get(attribute), value, failed.length === 0)
    }
  }
  return new Map([...tallies].map(([attribute, found]) => [attribute, [...found.values()]]))
}

function note(tallies: Map<string, Tally> | undefined, value: ProductValue, isMeeting: boolean): void {
  const name = JSON.stringify([value.choice, value.min, value.max, value.isLeast, value.isGreatest, isMeeting])
  const tally = tallies?.get(name) ?? { ...value, count: 0, isMeeting }
  tally.count += 1
  tallies?.set(name, tally)
}
