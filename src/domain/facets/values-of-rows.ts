import type { Attribute } from '../attributes/attribute'
import { readRow } from '../attributes/row'
import type { TypedValue } from '../attributes/value'
import { type ProductValue, productValues } from './product-value'

/** A row of a product's parameters. */
export type ParameterRow<K> = { value: string; unit: string; attributes: readonly K[] }

/**
 * What a product has for attributes, out of the rows of its parameters. A row that can't be read, or names an attribute that is gone, says
 * nothing.
 *
 * @param attributeOf by what rows name it
 */
export function valuesOfRows<K>(rows: readonly ParameterRow<K>[], attributeOf: (name: K) => Attribute | undefined): Map<K, ProductValue[]> {
  const typed = new Map<K, TypedValue[]>()
  for (const { attributes, ...text } of rows) {
    const known = attributes.flatMap((name) => attributeOf(name) ?? [])
    if (known.length === 0 || known.length < attributes.length) continue
    const reading = readRow(known, text)
    if ('problem' in reading) continue
    for (const [index, name] of attributes.entries()) {
      const value = reading.row.entries[index]?.value
      if (value) typed.set(name, [...(typed.get(name) ?? []), value])
    }
  }
  return new Map([...typed].map(([name, values]) => [name, productValues(values)]))
}
