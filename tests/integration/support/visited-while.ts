import { expect } from 'vitest'
import { type Reading, read } from '../page-cache/client'

/** How many visitors ask at the same time. */
export const VISITORS = 4
const asBrowser = { accept: 'text/html' }

const BROKEN_OFF: Reading = { status: 0, headers: {}, body: '', outcome: 'none' }

/**
 * Visitors who ask all the time while something happens, for a page that is kept and for pages that are not.
 *
 * @returns what all of them were answered, with the status 0 where an answer broke off
 */
export async function visitedWhile(baseUrl: string, happens: () => Promise<unknown>): Promise<Reading[]> {
  const readings: Reading[] = []
  let isOver = false
  const visit = async (worker: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = turn % 2 === 0 ? '/News' : `/SearchResult?val=${worker}x${readings.length}`
      readings.push(await read(baseUrl, path, asBrowser).catch(() => BROKEN_OFF))
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, worker) => visit(worker)))
  try {
    await happens()
    // And what comes after it.
    const before = readings.length
    await expect.poll(() => readings.length).toBeGreaterThan(before + 20)
  } finally {
    isOver = true
  }
  await visits
  return readings
}

export const statuses = (readings: readonly Reading[]) => new Set(readings.map(({ status }) => status))
