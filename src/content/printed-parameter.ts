import type { Product } from '../contract/products'
import type { Attribute } from '../domain/attributes/attribute'
import { factsOf } from '../domain/attributes/facts'
import { printedRow } from '../domain/attributes/row'
import type { DocumentId } from '../lib/document-id'
import { idsOf, type Reference } from '../lib/references'
import { marksOf, withoutMarks } from '../lib/source-marks'

/** Attributes by their database ids. */
export type KnownAttributes = ReadonlyMap<DocumentId, Attribute>

type Row = { name: string; value: string; unit?: string | null; attributes?: readonly Reference[] | null }
type Printed = Product['parameterGroups'][number]['rows'][number]

/** A row of parameters as it is printed everywhere, and what programs are told of it (spec: content/typed-parameters). */
export function printedParameter(row: Row, attributes: KnownAttributes): Printed {
  const named = idsOf(row.attributes).flatMap((id) => attributes.get(id) ?? [])
  const { value, unit, typed } = printedRow(named, { value: withoutMarks(row.value), unit: withoutMarks(row.unit ?? '') })
  // What is printed anew still comes from where its value stands; a mark between number and unit would part them.
  const marks = marksOf(row.value)
  const printed = unit ? { value, unit: unit + marks } : { value: value + marks, unit }
  return { name: row.name, ...printed, facts: typed ? factsOf(typed) : [] }
}

type GroupedRow = Row & { group: string }

/** Parameter rows under their group names, in the order of first appearance. */
export function groupParameters(rows: readonly GroupedRow[], attributes: KnownAttributes): Product['parameterGroups'] {
  const groups = new Map<string, Product['parameterGroups'][number]>()
  for (const row of rows) {
    const group = withoutMarks(row.group)
    const entry = groups.get(group) ?? { name: row.group, rows: [] }
    entry.rows.push(printedParameter(row, attributes))
    groups.set(group, entry)
  }
  return [...groups.values()]
}
