import { spread } from './choice'

const DAY_MS = 86_400_000

/** From the beginning of 2014 to the middle of 2026: the same whenever it is asked. */
const FIRST_DAY = Date.UTC(2014, 0, 2)
const DAYS = 4_550

/** When a document was published: on some day of the last years, in the working hours of Shanghai. */
export function publishingTime(n: number): string {
  const minutes = spread(n, 'minute') % (8 * 60)
  return new Date(FIRST_DAY + (spread(n, 'day') % DAYS) * DAY_MS + 3_600_000 + minutes * 60_000).toISOString()
}

/** When it was changed last: within a month. */
export const changingTime = (n: number) =>
  new Date(new Date(publishingTime(n)).getTime() + (spread(n, 'change') % 30) * DAY_MS + 60_000).toISOString()

/** Editors leave most documents where they are (100), and put some first. */
export const sortOrder = (n: number) => (spread(n, 'order') % 40 === 0 ? 1 + (spread(n, 'place') % 99) : 100)
