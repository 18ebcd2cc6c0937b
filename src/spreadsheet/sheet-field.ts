import { isBlank } from './sheet'

/** Why a cell can't be taken over; the reason is a Chinese sentence without its end. */
export class CellProblem extends Error {
  constructor(
    readonly column: string,
    reason: string,
    /** Which entry of a list, counted from 0. */
    readonly entry?: number,
  ) {
    super(reason)
  }
}

/** A cell that is undefined belongs to a column that the sheet doesn't have. */
export type Cells = readonly (string | undefined)[]

/** What reading cells gives: how an export would write them, and what to store. */
type Reading<D> = { cells: string[]; patch: Partial<D> }

/** One stored value and the columns it is kept in. */
export type SheetField<D> = {
  /** Its name in the check's report. */
  label: string
  columns: readonly string[]
  required: boolean
  /** The cells of a stored document; of undefined, a new one, they are empty. */
  write: (doc: D | undefined) => string[]
  /** @throws CellProblem */
  read: (cells: Cells, doc: D | undefined) => Reading<D>
  /** The cells in a few words, for the report. */
  describe: (cells: readonly string[]) => string
}

type Definition<D, V> = {
  label: string
  columns?: readonly string[]
  required?: boolean
  of: (doc: D) => V
  write: (value: V) => string[]
  /** `current` is how the stored value is written now. */
  read: (cells: Cells, current: readonly string[]) => V
  patch: (value: V, doc: D | undefined) => Partial<D>
  describe?: (cells: readonly string[]) => string
}

/** Makes a field of a sheet; `read` of what `write` gives must give the same value back. */
export function sheetField<D, V>(definition: Definition<D, V>): SheetField<D> {
  const { label, columns = [label], required = false, of, write, read, patch, describe = inShort } = definition
  const cellsOf = (doc: D | undefined) => (doc === undefined ? columns.map(() => '') : write(of(doc)))
  return {
    label,
    columns,
    required,
    write: cellsOf,
    read: (cells, doc) => {
      const value = read(cells, cellsOf(doc))
      return { cells: write(value), patch: patch(value, doc) }
    },
    describe,
  }
}

const LONGEST_DESCRIPTION = 80

function inShort(cells: readonly string[]): string {
  const text = cells.filter((cell) => !isBlank(cell)).join(' / ')
  return text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION)}…` : text
}
