/** A sheet as texts, whatever file it came from; the first row holds the headings. */
export type Sheet = {
  name: string
  rows: string[][]
  /** Whether its workbook has cells that are merged: of those only the first says something. */
  isMerged?: boolean
}

/** A file that can't be read at all; the message is for the editor. */
export class FileProblem extends Error {}

/** Rows and cells are counted as a spreadsheet shows them: the headings are row 1. */
export const HEADING_ROW = 1

/** Is there nothing in it, as far as an editor can see? */
export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === ''
