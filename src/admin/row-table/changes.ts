import { mergeOrder } from '../editing/merge-order'
import { type Cells, isSameCell, isSameRow, type Table, type TableRow } from './table'

/** What one step has changed: the rows that it was about, before and after. */
export type Change = { before: Table; after: Table }

/**
 * Takes a change back. What somebody else has changed since, or has put into the same rows, stays: a colleague’s words are not undone
 * with one’s own.
 */
export function undone(now: Table, { before, after }: Change): Table {
  const order = mergeOrder(idsOf(after), idsOf(before), idsOf(now)) ?? idsOf(now)
  const sides = { before: byId(before), after: byId(after), now: byId(now) }
  return order.flatMap((id) => undoneRow(sides.before.get(id), sides.after.get(id), sides.now.get(id)) ?? [])
}

/** The same change once more. */
export const redone = (now: Table, { before, after }: Change): Table => undone(now, { before: after, after: before })

const idsOf = (table: Table) => table.map(({ id }) => id)
const byId = (table: Table) => new Map(table.map((row) => [row.id, row]))

type MaybeRow = TableRow | undefined

function undoneRow(before: MaybeRow, after: MaybeRow, now: MaybeRow): MaybeRow {
  if (!before) return after && now && isSameRow(after, now) ? undefined : now
  if (!after) return now ?? before
  return now && { ...now, cells: undoneCells(before.cells, after.cells, now.cells) }
}

function undoneCells(before: Cells, after: Cells, now: Cells): Cells {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(
    keys.map((key) => {
      const isUntouched = isSameCell(before[key], after[key]) || !isSameCell(after[key], now[key])
      return [key, (isUntouched ? now[key] : before[key]) ?? '']
    }),
  )
}
