import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { readContentState } from '../database/content-version'
import { log } from '../lib/log.mjs'
import { completeWidths, type Round, type Tries } from './complete-widths'

/** The first page after a start comes first. */
const FIRST_LOOK_MS = 3_000

/** A look costs one small reading while no picture has changed. */
const LOOK_MS = 15_000

/** Changes so long ago are looked at once more: clocks differ. */
const OVERLAP_MS = 3_600_000

/** A full disk doesn't get empty by asking, and a database that is away doesn't come back. */
const REST_MS = 600_000

/**
 * Looks from now on whether pictures lack widths (uploaded before a width existed, or seeded with few), and makes them in the background.
 *
 * @returns ends it; what was made by then is named
 */
export function keepWidthsComplete(cms: Payload): () => Promise<void> {
  const ending = new AbortController()
  const ended = lookAgainAndAgain(cms, ending.signal)
  return () => {
    ending.abort()
    return ended
  }
}

async function lookAgainAndAgain(cms: Payload, signal: AbortSignal): Promise<void> {
  const look = looking(cms, signal)
  let pause = FIRST_LOOK_MS
  for (;;) {
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    pause = await look()
  }
}

/** @returns looks, and says after how many milliseconds it should look again */
function looking(cms: Payload, signal: AbortSignal): () => Promise<number> {
  const tries: Tries = new Map()
  /** The last change of the library after which nothing was lacking that could be made. */
  let complete: number | null = null
  let changedAfter: Date | undefined
  return async () => {
    try {
      const now = Date.now()
      const change = (await readContentState(cms)).lastChange(['media'])
      if (change === complete) return LOOK_MS
      const round = await completeWidths(cms, { signal, tries, changedAfter })
      if (complete === null || round.completed > 0) report(round, tries)
      if (round.end === 'complete') {
        complete = change
        changedAfter = new Date(now - OVERLAP_MS)
      }
      return round.end === 'not stored' ? REST_MS : LOOK_MS
    } catch (error) {
      log.error({ event: 'picture widths failed', err: error }, 'Pictures can not be completed; later once more')
      return REST_MS
    }
  }
}

function report({ end, completed }: Round, tries: Tries): void {
  if (end === 'complete') log.info({ event: 'picture widths complete', completed, failed: tries.size }, 'Pictures have their widths')
  if (end === 'broken off') log.info({ event: 'picture widths broken off', completed }, 'The rest of the widths is made later')
}
