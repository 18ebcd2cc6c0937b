import 'server-only'
import { beforeExit } from '../lib/before-exit.mjs'
import { log } from '../lib/log.mjs'
import type { PendingCounts } from './pending-counts'

/** How long is collected, so that what is counted doesn't cost a transaction. */
const COLLECTING_MS = 1000

type Batches<T extends { count: number }> = {
  counts: PendingCounts<T>
  /** Writes rows; it is told of each that is in the database for good. */
  store: (batch: readonly T[], onStored: (row: T) => void) => Promise<void>
  /** What the log calls it when it can't be stored. */
  name: string
}

/**
 * Counts in memory, and stores within a second and when the process ends, one batch after the other. What can't be stored now is tried again
 * with the next batch.
 *
 * @returns counts something
 */
export function inBatches<T extends { count: number }>({ counts, store, name }: Batches<T>): (row: T) => void {
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(storeBatch)
    return storing
  }

  async function storeBatch(): Promise<void> {
    const batch = counts.take()
    if (batch.length === 0) return
    const stored = new Set<T>()
    try {
      await store(batch, (row) => stored.add(row))
    } catch (error) {
      for (const row of batch) if (!stored.has(row)) counts.add(row)
      log.error({ event: `${name} not stored`, err: error }, `The ${name} could not be stored; they are tried again`)
    }
  }

  beforeExit(flush)
  return (row) => {
    counts.add(row)
    timer ??= setTimeout(flush, COLLECTING_MS)
  }
}
