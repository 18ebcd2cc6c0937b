/** What XML can't hold, and what Excel would read as an escape. */
const UNSAFE = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|_(?=x[0-9a-fA-F]{4}_)/gu

/**
 * A text as cells of XLSX files spell it: `_xHHHH_` for what XML can't hold (ECMA-376, ST_Xstring). Excel and the reader
 * turn it back.
 */
export function xlsxText(text: string): string {
  // The writer keeps texts in a plain object and would find `constructor` there.
  if (text in {}) return escaped(text.charAt(0)) + text.slice(1)
  return text.replace(UNSAFE, escaped)
}

/** Characters beyond the first 65,536 are two units. */
const escaped = (character: string) => character.split('').map(escapedUnit).join('')

const escapedUnit = (unit: string) => `_x${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`
