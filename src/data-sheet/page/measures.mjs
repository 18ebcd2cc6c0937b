/** Points of a millimetre. */
const MM = 72 / 25.4

/** @param {number} millimetres */
export const mm = (millimetres) => millimetres * MM

export const PAGE = { width: mm(210), height: mm(297), margin: mm(14) }

/** Between the two columns. */
const GAP = mm(7.4)
export const COLUMN = (PAGE.width - 2 * PAGE.margin - GAP) / 2
/** Where the columns begin. */
export const COLUMNS = [PAGE.margin, PAGE.margin + COLUMN + GAP]

/** Where the columns of the first page begin and end at most, and those of the others. */
export const FIRST = { top: mm(94.5), bottom: mm(254) }
export const OTHERS = { top: mm(29), bottom: mm(277) }

/** No picture is printed with less than 200 dots an inch. */
export const POINTS_OF_PIXEL = 72 / 200

/** Between one table and the next. */
export const BETWEEN = mm(3.6)

export const COLOURS = {
  ink: '#0b1b33',
  text: '#33415c',
  secondary: '#5b6a80',
  line: '#d5dce6',
  brand: '#0b5fd7',
  amber: '#ff8a00',
  surface: '#f5f7fa',
}

/**
 * How large what can be made smaller is, to stay on one page: nothing is set smaller than the last of them.
 *
 * @typedef {object} Scale
 * @property {number} body points of the text in tables
 * @property {number} drawing points of a drawing's height at most
 * @property {number} accessories so many are named; the page of the product has all
 */

/** @type {readonly [Scale, ...Scale[]]} */
export const SCALES = [
  { body: 8.6, drawing: mm(78), accessories: 12 },
  { body: 8.6, drawing: mm(66), accessories: 10 },
  { body: 8.6, drawing: mm(62), accessories: 7 },
  { body: 8.2, drawing: mm(60), accessories: 6 },
  { body: 7.8, drawing: mm(54), accessories: 4 },
]
