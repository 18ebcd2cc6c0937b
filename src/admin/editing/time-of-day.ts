import { formatDateTime } from '../../lib/dates'

/** `14:32`, in Shanghai; with the date when it wasn't today. */
export function timeOfDay(instant: string): string {
  const [date = '', time = ''] = formatDateTime(instant).split(' ')
  const isToday = formatDateTime(new Date().toISOString()).startsWith(date)
  return isToday ? time.slice(0, 5) : `${date} ${time.slice(0, 5)}`
}
