/** 2026-03-18, 2026/3/18 9:30, 2026年3月18日 9:30:05 */
const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Reads a date as editors and Excel write it.
 *
 * @returns `2026-03-18`, with ` 09:30` or ` 09:30:05` as far as the cell says it; null when it is no date
 */
export function readDate(cell: string): string | null {
  const match = DATE.exec(cell.trim())
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const two = (part: string | undefined) => (part ?? '00').padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const time = `${two(hour)}:${two(minute)}:${two(second)}`
  if (!exists(`${date}T${time}`)) return null
  if (hour === undefined) return date
  return `${date} ${second === undefined ? time.slice(0, 5) : time}`
}

/** There is no 30 February. */
function exists(time: string): boolean {
  const instant = new Date(`${time}Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(time)
}
