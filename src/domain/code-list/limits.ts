/** So many codes are looked up at once (spec: lookup/limits). */
export const MAX_CODES = 1000

/** Headings, empty rows and notes stand between codes. What follows is not read: reading must end, however much is pasted. */
export const MAX_ROWS = 5 * MAX_CODES

/** No maker's code is nearly as long; what is longer is some other text. */
export const MAX_CODE_LENGTH = 200

/** Lists of parts have no more columns. */
export const MAX_COLUMNS = 100

/** What is longer than a code and a quantity is neither. */
export const MAX_CELL_LENGTH = 2 * MAX_CODE_LENGTH

/** Of a file, and of what is pasted: room for a hundred thousand lines, so that they can be counted as too many. */
export const MAX_LIST_BYTES = 5 * 1024 * 1024
