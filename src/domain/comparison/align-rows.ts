import { mergedOrder } from './merged-order'
import type { SaidRow } from './said-row'

/** One parameter of all products; null for those that say nothing of it. */
export type AlignedRow = { key: string; name: string; group: string; cells: readonly (SaidRow | null)[] }

/**
 * The same parameter of all products in one row, whatever their order (spec: comparison/rows).
 *
 * @param columns what each product says, in its own order
 */
export function alignRows(columns: readonly (readonly SaidRow[])[]): AlignedRow[] {
  const attributeNamed = new Map(columns.flat().flatMap((row) => (row.typed ? row.names.map((name) => [name, row.key] as const) : [])))
  const keyed = columns.map((rows) => byKey(rows, attributeNamed))
  const order = mergedOrder(keyed.map((rows) => [...rows.keys()]))
  return order.flatMap((key) => {
    const cells = keyed.map((rows) => rows.get(key) ?? null)
    const first = cells.find((cell) => cell?.typed) ?? cells.find((cell) => cell !== null)
    return first ? [{ key, name: first.name, group: first.group, cells }] : []
  })
}

/** Free text stands in the row of the attribute that has its name; what a product says twice under one name stands in two rows. */
function byKey(rows: readonly SaidRow[], attributeNamed: ReadonlyMap<string, string>): Map<string, SaidRow> {
  const typed = new Set(rows.flatMap((row) => (row.typed ? [row.key] : [])))
  const keyed = new Map<string, SaidRow>()
  for (const row of rows) {
    const named = row.typed ? undefined : row.names.map((name) => attributeNamed.get(name)).find((key) => key !== undefined)
    const key = named && !typed.has(named) ? named : row.key
    keyed.set(keyed.has(key) ? `${key} ${row.group}` : key, row)
  }
  return keyed
}
