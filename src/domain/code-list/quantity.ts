/** What Chinese lists count in; the digits before may be joined to it. */
export const UNITS = '台|只|个|件|套|支|块|组|路|回路'

/** Needs a blank before it or behind it: letters also stand in codes. */
export const LATIN_UNITS = 'pcs?|ea|sets?|units?'

/** A whole number as people write it, half or full width: `6`, `６`, `1,200`. No leading zero: those are parts of codes. */
export const COUNT = '[1-9１-９][0-9０-９]{0,2}(?:[,，][0-9０-９]{3})+|[1-9１-９][0-9０-９]{0,5}'

const QUANTITY = new RegExp(`^(?:(?:数量|qty)[:：]?)?\\s*[x×✕*]?\\s*(${COUNT})(?:\\.0+)?\\s*(?:${UNITS}|${LATIN_UNITS})?\\.?$`, 'i')
const WITH_UNIT = new RegExp(`(?:${UNITS}|${LATIN_UNITS})\\.?$`, 'i')

/** The number that digits of either width stand for. */
export const countOf = (digits: string): number => Number(digits.normalize('NFKC').replaceAll(',', ''))

/**
 * How many are wanted, by the text of a cell: `6`, `6.0`, `６台`, `x 6`, `1,200 pcs`.
 *
 * @returns null for anything else: fractions, formulas, `若干` and zero are no quantities, and none is guessed
 */
export function readQuantity(cell: string): number | null {
  const digits = QUANTITY.exec(plain(cell))?.[1]
  return digits === undefined ? null : countOf(digits)
}

/** Does the cell say what it counts? */
export const hasUnit = (cell: string): boolean => WITH_UNIT.test(plain(cell))

const plain = (text: string) => text.normalize('NFKC').trim()
