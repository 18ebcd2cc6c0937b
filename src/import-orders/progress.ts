import { z } from 'zod'
import { importedCollections, SITE } from './places'

/** In the order in which they come; pictures last, which only an undoing counts. */
const places: readonly string[] = [...importedCollections, SITE, 'media']

const amounts = z.record(z.string(), z.number()).catch({})

/** How much of each kind is worked through. */
export type Done = Readonly<Record<string, number>>

/** What is known of an import while it runs: plain data, kept in the database so that each instance shows the same. */
export const progress = z.object({
  startedAt: z.string(),
  /** Whether it goes on where an earlier process was ended. */
  isResumed: z.boolean().catch(false),
  done: amounts,
  /** What the last look at the same source counted; a kind that isn't in it has no end that is known. */
  expected: amounts,
  /** The newest problems of the source, and how many there were. */
  problems: z.array(z.object({ message: z.string(), address: z.string() })).catch([]),
  problemCount: z.number().catch(0),
  conflictCount: z.number().catch(0),
})

export type Progress = z.infer<typeof progress>

export type KindProgress = { place: string; done: number; expected: number | null; left: number | null; share: number | null }

/** What is shown of it. What can't be known is null, and is not shown. */
export type ProgressView = {
  kinds: KindProgress[]
  share: number | null
  left: number | null
  perMinute: number | null
  secondsLeft: number | null
}

/** A rate of the first moments says nothing of the rest. */
const RATE_AFTER_MS = 5_000

/** How far an import is, and how long it will take at the rate it had so far. */
export function viewOf({ startedAt, done, expected }: Pick<Progress, 'startedAt' | 'done' | 'expected'>, now: number): ProgressView {
  const kinds = places
    .filter((place) => done[place] !== undefined || expected[place] !== undefined)
    .map((place) => kindOf(place, done, expected))
  const sum = kinds.reduce((total, kind) => total + kind.done, 0)
  const left =
    kinds.some((kind) => kind.left === null) || kinds.length === 0 ? null : kinds.reduce((total, kind) => total + (kind.left ?? 0), 0)
  const passed = now - Date.parse(startedAt)
  const perMinute = passed >= RATE_AFTER_MS && sum > 0 ? (sum * 60_000) / passed : null
  return {
    kinds,
    left,
    share: left === null ? null : shareOf(sum, sum + left),
    perMinute: perMinute === null ? null : Math.round(perMinute),
    secondsLeft: perMinute === null || left === null ? null : Math.ceil((left * 60) / perMinute),
  }
}

/** A source may have more than it had when it was counted: what is done is never more than the whole. */
function kindOf(place: string, done: Done, expected: Done): KindProgress {
  const count = done[place] ?? 0
  const known = expected[place]
  if (known === undefined) return { place, done: count, expected: null, left: null, share: null }
  const whole = Math.max(known, count)
  return { place, done: count, expected: whole, left: whole - count, share: shareOf(count, whole) }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

const counted = z.record(z.string(), z.record(z.string(), z.number())).catch({})

/** What a report counted, as what the next run of the same source may expect. */
export function expectedFrom(counts: unknown): Record<string, number> {
  const known = Object.entries(counted.parse(counts)).filter(([place]) => place !== 'media')
  return Object.fromEntries(known.map(([place, actions]) => [place, Object.values(actions).reduce((total, count) => total + count, 0)]))
}
