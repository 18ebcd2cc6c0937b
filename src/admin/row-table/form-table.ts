import type { FormField, FormState } from 'payload'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { countIn, countsIn, insidesOf, placeInside } from './rows-inside'
import { type Cell, type Column, emptyCell, isEmptyCell, isSameCell, isSameRow, newRowId, type Table, type TableRow } from './table'

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
  const insides = insidesOf(columns)
  let last: Table = []
  return (fields) => {
    const known = new Map(last.map((row) => [row.id, row]))
    const table = (fields[path]?.rows ?? []).map(({ id }, index): TableRow => {
      const cells = columns.map((column) => [column.key, cellOf(column, fields[`${path}.${index}.${column.key}`]?.value)])
      const row = { id, cells: Object.fromEntries([...cells, ...countsIn(insides, fields, `${path}.${index}`)]) }
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
    if (before) steps.push(...stepsWithin(`${path}.${index}`, columns, before, row))
  }
  return steps
}

/** What changes in a row that stays. */
function stepsWithin(path: string, columns: readonly Column[], before: TableRow, after: TableRow): Action[] {
  const steps = insidesOf(columns).flatMap(({ list, columns: inside }) => {
    const [from, to] = [countIn(before, list), countIn(after, list)]
    const gone = Array.from({ length: Math.max(0, from - to) }, (_, index) => from - 1 - index)
    const come = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
    return [
      ...gone.map((rowIndex): Action => ({ type: 'REMOVE_ROW', path: `${path}.${list}`, rowIndex })),
      ...come.map(
        (rowIndex): Action => ({ type: 'ADD_ROW', path: `${path}.${list}`, rowIndex, subFieldState: rowInside(inside, after, rowIndex) }),
      ),
    ]
  })
  const isThere = ({ key }: Column) => {
    const place = placeInside(key)
    return !place || place.index < Math.min(countIn(before, place.list), countIn(after, place.list))
  }
  const changed = columns.filter((column) => isThere(column) && !isSameCell(before.cells[column.key], after.cells[column.key]))
  return [...steps, ...changed.map((column) => updateOf(path, column, after))]
}

const updateOf = (path: string, column: Column, row: TableRow): Action => {
  const value = formValue(column, row.cells[column.key] ?? emptyCell(column))
  return { type: 'UPDATE', path: `${path}.${column.key}`, value, valid: true, errorMessage: undefined }
}

/** As a form keeps it. */
const formValue = ({ refersTo }: Column, cell: Cell): unknown => (refersTo?.isOne && typeof cell !== 'string' ? (cell[0] ?? null) : cell)

const fieldOf = (value: unknown): FormField => ({ value, initialValue: value, valid: true, passesCondition: true })

/** The fields of a new row; empty ones hold nothing, as in Payload’s own lists. */
function fieldsOf(columns: readonly Column[], row: TableRow): FormState {
  const own = columns.filter(({ key }) => !placeInside(key))
  const inside = insidesOf(columns).flatMap(({ list, columns: some }) => {
    const rows = Array.from({ length: countIn(row, list) }, (_, index) => rowInside(some, row, index))
    const numbered = rows.flatMap((fields, index) => Object.entries(fields).map(([key, field]) => [`${list}.${index}.${key}`, field]))
    const ids = rows.map(({ id }) => ({ id: text.parse(id?.value) }))
    return rows.length === 0 ? [] : [[list, { ...fieldOf(rows.length), disableFormData: true, rows: ids }], ...numbered]
  })
  return { id: fieldOf(row.id), ...cellsOf(own, row), ...Object.fromEntries(inside) }
}

/** The fields of a new row within a row. */
function rowInside(columns: readonly Column[], row: TableRow, index: number): FormState {
  const own = columns.filter(({ key }) => placeInside(key)?.index === index)
  const fields = Object.entries(cellsOf(own, row)).map(([key, field]) => [key.split('.').slice(2).join('.'), field])
  return { id: fieldOf(newRowId()), ...Object.fromEntries(fields) }
}

const cellsOf = (columns: readonly Column[], { cells }: TableRow): FormState =>
  Object.fromEntries(
    columns.map((column) => {
      const cell = cells[column.key] ?? emptyCell(column)
      return [column.key, fieldOf(isEmptyCell(cell) ? undefined : formValue(column, cell))]
    }),
  )
