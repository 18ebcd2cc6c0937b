import { setTimeout as pause } from 'node:timers/promises'

/** Lets requests begin no faster than so many a second, and none while the source wants to be left alone. */
export type Pace = {
  /** Waits for one's turn. */
  turn: () => Promise<void>
  /** Nobody begins for so long. */
  rest: (ms: number) => void
}

export function keepPace(perSecond: number, signal?: AbortSignal): Pace {
  let next = 0
  let restUntil = 0
  return {
    async turn() {
      next = Math.max(next, Date.now()) + 1000 / perSecond
      const wait = Math.max(next - 1000 / perSecond, restUntil) - Date.now()
      if (wait > 0) await pause(wait, undefined, { signal })
      // Somebody may have been told to wait meanwhile.
      while (restUntil > Date.now()) await pause(restUntil - Date.now(), undefined, { signal })
      signal?.throwIfAborted()
    },
    rest(ms) {
      restUntil = Math.max(restUntil, Date.now() + ms)
    },
  }
}

/** No source may keep an import waiting for longer at once. */
const LONGEST_REST_MS = 120_000

/**
 * What `Retry-After` says: seconds, or a date.
 *
 * @returns milliseconds, 0 where it says nothing
 */
export function restOf(retryAfter: string | null, now = Date.now()): number {
  if (!retryAfter) return 0
  const ms = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_REST_MS)
}
