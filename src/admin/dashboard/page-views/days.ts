import { formatDateTime } from '../../../lib/dates'

const DAY_MS = 24 * 3_600_000

/** The last days in Asia/Shanghai, the oldest first, today among them, as `yyyy-MM-dd`. */
export function lastDays(count: number, now: Date = new Date()): string[] {
  return Array.from({ length: count }, (_, index) => {
    return formatDateTime(new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString()).slice(0, 10)
  })
}

/** A day as the axis names it: `11月22日`. */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(month)}月${Number(date)}日`
}
