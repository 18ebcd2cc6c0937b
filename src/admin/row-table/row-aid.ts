import type { ReactNode } from 'react'
import type { DocumentId } from '../../lib/document-id'
import type { Cells, Column, Table, TableRow } from './table'

/** Cells that one press puts into a row, and what the button says. */
export type Offer = { label: string; cells: Cells }

export type Advice = {
  /** How the row is read, or why it can’t be. */
  says: string
  isWrong: boolean
  /** The cell that is wrong. */
  at: string | null
  repairs: readonly Offer[]
  /** References that would fit where none are chosen. */
  offer: Offer | null
  /** The same said as it is meant to be written, where it is read well but written otherwise. */
  tidy: Offer | null
  /** As pages show it. */
  printed: string
}

/** A sign beside a row, and what it means. */
export type Mark = { sign: string; says: string }

/** What a list knows of its rows beyond their fields. */
export type RowAid = { references: References; reading?: RowReading }

/** What the rows of a list say: their groups, how pages print them, and what they are good for. */
export type RowReading = {
  /** The column whose equal neighbours are one group. */
  bandBy: string
  /** The column by whose text one speaks of a row. */
  nameBy: string
  /** The head of the column of signs. */
  markLabel: string
  markOf: (row: TableRow) => Mark | null
  /** What all rows come to, beside their number. */
  sumUp: (table: Table) => string
  /** The head of the column that shows how pages print a row. */
  printedLabel: string
  adviceFor: (row: TableRow) => Advice
  suggestionsFor: (table: Table, row: TableRow, key: string) => readonly string[]
}

/** Documents that cells refer to. */
export type References = {
  /** Whether it is known which there are. */
  isKnown: boolean
  /** What one of them is called. */
  noun: string
  /** What none is called. */
  none: string
  draw: (ids: readonly DocumentId[]) => ReactNode
  write: (ids: readonly DocumentId[]) => string
  /** @returns null where nothing goes by that name */
  read: (text: string) => readonly DocumentId[] | null
  /**
   * Asks for those that go by these names, where not all are known: they can be read then.
   *
   * @returns whether it could be asked
   */
  find?: (texts: readonly string[]) => Promise<boolean>
  /** The dialog in which others are chosen. */
  pick: (props: PickerProps) => ReactNode
}

export type PickerProps = {
  row: TableRow
  column: Column
  chosen: readonly DocumentId[]
  onChoose: (ids: readonly DocumentId[]) => void
  onClose: () => void
}

export const NO_ADVICE: Advice = { says: '', isWrong: false, at: null, repairs: [], offer: null, tidy: null, printed: '' }
