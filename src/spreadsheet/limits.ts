/** What an import takes at once: more would hold up the other writers of the database for too long. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
export const MAX_ROWS = 5000

/** Much more than 5,000 products need, and much less than what a file made to do harm unpacks to. */
export const MAX_UNPACKED_BYTES = 40 * 1024 * 1024

/** Empty ones between others, too: a hundred columns for each row. */
export const MAX_CELLS = 2 * 100 * MAX_ROWS

/** Rows of a sheet, as Excel has them; the first holds the headings. */
export const MAX_SHEET_ROWS = 1_048_575
