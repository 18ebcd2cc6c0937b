import { isPlainObject } from './shapes'

/** A form and the database write “nothing” differently. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** The text editor adds zeros that nobody has typed. */
const isEmptyInText = (value: unknown) => isEmpty(value) || value === 0

/** A form says 0 where there are no rows. */
const isNoRows = (rows: unknown, count: unknown) => Array.isArray(rows) && rows.length === 0 && count === 0

/** Are two values of a field the same for whoever reads them? */
export function isSame(a: unknown, b: unknown, isNothing = isEmpty): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b)) || isNoRows(a, b) || isNoRows(b, a)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index], isNothing))
  if (!isPlainObject(a) || !isPlainObject(b)) return false
  const nothing = 'root' in a && 'root' in b ? isEmptyInText : isNothing
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key], nothing))
}
