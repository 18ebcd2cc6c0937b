/** Dates of legacy sites, in the forms that are met (spec: moving/dates-of-sources). Without an offset they are Shanghai time. */

/** Shanghai is eight hours ahead of UTC all year. */
const SHANGHAI = '+08:00'

/** Year, month, day, and perhaps hour, minute, second, with whatever stands between them, and perhaps an offset. */
const PARTS =
  /^(?<year>\d{4})\s*[-/.年]\s*(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})\s*日?(?:[T\s]*(?<hour>\d{1,2})\s*[:：时点]\s*(?<minute>\d{1,2})\s*(?:[:：分]\s*(?<second>\d{1,2})?)?\s*秒?(?:\.\d+)?)?\s*(?<offset>Z|[+-]\d{2}:?\d{2})?$/i

/** `20260301`, `202603010902`, `20260301090203`. */
const DIGITS = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?:(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?)?$/

/** What Java's `Date` prints. CST is China's time here, whatever else it is elsewhere. */
const OF_JAVA = /^\w{3} (?<name>\w{3}) (?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) CST (?<year>\d{4})$/

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Smaller numbers are seconds, larger ones milliseconds: 1e11 is the year 5138 or 1973. */
const FIRST_MILLISECONDS = 1e11

/** No website is older, and none is edited later. */
const YEARS = { first: 1970, last: 2199 } as const

/**
 * @param value a text or a number, as an answer has it
 * @returns the instant in UTC (`2026-03-01T01:02:03.000Z`), or null when it says none
 */
export function instantOf(value: unknown): string | null {
  if (typeof value === 'number') return ofEpoch(value)
  if (typeof value !== 'string') return null
  const written = value.trim()
  const parts = (PARTS.exec(written) ?? DIGITS.exec(written) ?? OF_JAVA.exec(written))?.groups
  if (parts) return ofParts(parts)
  return /^\d{9,13}$/.test(written) ? ofEpoch(Number(written)) : null
}

function ofEpoch(number: number): string | null {
  const date = new Date(number < FIRST_MILLISECONDS ? number * 1000 : number)
  return number > 0 && isOfWebsite(date) ? date.toISOString() : null
}

function ofParts(parts: Record<string, string | undefined>): string | null {
  const two = (text = '0') => text.padStart(2, '0')
  const month = parts.month ?? String(MONTHS.indexOf(parts.name ?? '') + 1)
  const day = `${parts.year}-${two(month)}-${two(parts.day)}`
  // A day that isn't in its month would become one of the next.
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null
  const date = new Date(`${day}T${two(parts.hour)}:${two(parts.minute)}:${two(parts.second)}${parts.offset?.toUpperCase() ?? SHANGHAI}`)
  return isOfWebsite(date) ? date.toISOString() : null
}

function isOfWebsite(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= YEARS.first && year <= YEARS.last
}
