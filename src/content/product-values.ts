import 'server-only'
import { z } from 'zod'
import type { AttributeCondition } from '../database/finding/attribute-values'
import { readRow } from '../domain/attributes/row'
import type { TypedValue } from '../domain/attributes/value'
import type { ProductValue } from '../domain/facets/product-value'
import { meetsAll } from '../domain/facets/tally'
import { valuesOfRows } from '../domain/facets/values-of-rows'
import type { DocumentId } from '../lib/document-id'
import { idsOf, type Reference } from '../lib/references'
import { withoutMarks } from '../lib/source-marks'
import type { KnownAttributes } from './printed-parameter'

/** The fields by which a product's values are read: SQLite reads no relations of rows that are selected as a whole. */
export const valueFields = { parameters: { value: true, unit: true, attributes: true } } as const

const rows = z.array(
  z.object({
    value: z.string().nullish(),
    unit: z.string().nullish(),
    attributes: z.array(z.custom<Reference>()).nullish(),
  }),
)

const rowsOf = (product: object) =>
  (rows.nullish().parse(Reflect.get(product, 'parameters')) ?? []).map(({ value, unit, attributes }) => ({
    value: withoutMarks(value ?? ''),
    unit: withoutMarks(unit ?? ''),
    attributes: idsOf(attributes),
  }))

/** What a product has for each attribute, as the index has it of published ones. */
export const valuesOfProduct = (product: object, attributes: KnownAttributes): Map<DocumentId, ProductValue[]> =>
  valuesOfRows(rowsOf(product), (id) => attributes.get(id))

/** Does a product meet all conditions? */
export const isMeeting = (product: object, conditions: readonly AttributeCondition[], attributes: KnownAttributes): boolean =>
  meetsAll(valuesOfProduct(product, attributes), new Map(conditions.map(({ attribute, condition }) => [attribute, condition])))

/** What the first row of a product for each attribute states. */
export function typedValues(product: object, attributes: KnownAttributes): Map<DocumentId, TypedValue> {
  const values = new Map<DocumentId, TypedValue>()
  for (const { attributes: named, ...text } of rowsOf(product)) {
    const known = named.flatMap((one) => attributes.get(one) ?? [])
    const reading = known.length > 0 && known.length === named.length ? readRow(known, text) : null
    if (!reading || 'problem' in reading) continue
    for (const [index, id] of named.entries()) {
      const value = reading.row.entries[index]?.value
      if (value && !values.has(id)) values.set(id, value)
    }
  }
  return values
}

/** The value that the first row of a product has for an attribute; null when none can be read. */
export function firstValue(product: object, id: DocumentId, attributes: KnownAttributes): TypedValue | null {
  for (const { attributes: named, ...text } of rowsOf(product)) {
    const known = named.flatMap((one) => attributes.get(one) ?? [])
    if (!named.includes(id) || known.length < named.length) continue
    const reading = readRow(known, text)
    if ('row' in reading) return reading.row.entries[named.indexOf(id)]?.value ?? null
  }
  return null
}
