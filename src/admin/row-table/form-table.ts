import type { FormField, FormState } from 'payload'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { type Cell, type Cells, type Column, isSameCell, isSameRow, type Table, type TableRow } from './table'

const ids = z.array(documentId).catch([])
const text = z.string().catch('')

/** Payload’s actions on the fields of a form, as far as a list needs them. */
type Action =
  | { type: 'ADD_ROW'; path: string; rowIndex: number; subFieldState: FormState }
  | { type: 'REMOVE_ROW'; path: string; rowIndex: number }
  | { type: 'MOVE_ROW'; path: string; moveFromIndex: number; moveToIndex: number }
  | { type: 'UPDATE'; path: string; value: unknown; valid: true; errorMessage: undefined }

/** Reads a list out of a form. What is as before is the very same object, so that only changed rows are drawn. */
export function tableReader(path: string, columns: readonly Column[]): (fields: FormState) => Table {
  let last: Table = []
  return (fields) => {
    const known = new Map(last.map((row) => [row.id, row]))
    const table = (fields[path]?.rows ?? []).map(({ id }, index): TableRow => {
      const cells = columns.map((column) => [column.key, cellOf(column, fields[`${path}.${index}.${column.key}`]?.value)])
      const row = { id, cells: Object.fromEntries(cells) }
      const before = known.get(id)
      return before && isSameRow(before, row) ? before : row
    })
    const isSame = table.length === last.length && table.every((row, index) => row === last[index])
    if (!isSame) last = table
    return last
  }
}

const cellOf = ({ kind }: Column, value: unknown): Cell => {
  if (kind === 'references') return ids.parse(Array.isArray(value) ? value : [value])
  return text.parse(value)
}

/** What the server says of cells, by their place: `2.value`. */
export function errorReader(path: string, columns: readonly Column[]): (fields: FormState) => Readonly<Record<string, string>> {
  let last: Readonly<Record<string, string>> = {}
  return (fields) => {
    const found = (fields[path]?.rows ?? []).flatMap((_, index) =>
      columns.flatMap(({ key }) => {
        const message = errorOf(fields[`${path}.${index}.${key}`])
        return message === null ? [] : [[`${index}.${key}`, message]]
      }),
    )
    const errors: Record<string, string> = Object.fromEntries(found)
    if (JSON.stringify(errors) !== JSON.stringify(last)) last = errors
    return last
  }
}

const errorOf = (field: FormField | undefined) => (field?.valid === false && field.errorMessage ? field.errorMessage : null)

/**
 * The steps that turn the list of a form into another one; what both have stays as it is, with all that a form knows of it.
 *
 * @param now as the form has it
 */
export function stepsBetween(path: string, columns: readonly Column[], now: Table, next: Table): Action[] {
  const wanted = new Set(next.map(({ id }) => id))
  const steps: Action[] = []
  const order = now.map(({ id }) => id)
  for (let index = order.length - 1; index >= 0; index -= 1) {
    if (wanted.has(order[index] ?? '')) continue
    order.splice(index, 1)
    steps.push({ type: 'REMOVE_ROW', path, rowIndex: index })
  }
  const known = new Map(now.map((row) => [row.id, row]))
  for (const [index, row] of next.entries()) {
    const from = order.indexOf(row.id)
    if (from < 0) steps.push({ type: 'ADD_ROW', path, rowIndex: index, subFieldState: fieldsOf(columns, row) })
    else if (from !== index) steps.push({ type: 'MOVE_ROW', path, moveFromIndex: from, moveToIndex: index })
    if (from >= 0) order.splice(from, 1)
    order.splice(index, 0, row.id)
    const before = known.get(row.id)
    if (before) steps.push(...updatesOf(`${path}.${index}`, before.cells, row.cells))
  }
  return steps
}

function updatesOf(path: string, before: Cells, after: Cells): Action[] {
  const changed = Object.entries(after).filter(([key, cell]) => !isSameCell(before[key], cell))
  return changed.map(([key, value]) => ({ type: 'UPDATE', path: `${path}.${key}`, value, valid: true, errorMessage: undefined }))
}

/** The fields of a new row; empty ones hold nothing, as in Payload’s own lists. */
function fieldsOf(columns: readonly Column[], { id, cells }: TableRow): FormState {
  const field = (value: unknown): FormField => ({ value, initialValue: value, valid: true, passesCondition: true })
  const own = columns.map((column) => [column.key, field(isSameCell(cells[column.key], '') ? undefined : cells[column.key])])
  return { id: field(id), ...Object.fromEntries(own) }
}
