/** What an import takes at once: more would hold up the other writers of the database for too long. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
export const MAX_ROWS = 5000

/** What reading a workbook may cost. */
export type WorkbookLimits = {
  /** Of all its parts together, whatever a zip says of its sizes. */
  unpackedBytes: number
  /** Empty ones between others, too. */
  cells: number
  /** Memory and time of the thread that reads it. */
  heapMb: number
  ms: number
}

/**
 * Much more than 5,000 products need, a hundred columns for each row, and much less than what a file made to do harm unpacks to. An
 * export of 5,000 products takes a second and a few dozen megabytes.
 */
export const importLimits: WorkbookLimits = { unpackedBytes: 40 * 1024 * 1024, cells: 2 * 100 * MAX_ROWS, heapMb: 256, ms: 20_000 }

/** Rows of a sheet, as Excel has them; the first holds the headings. */
export const MAX_SHEET_ROWS = 1_048_575
