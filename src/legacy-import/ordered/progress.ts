import { importedCollections, type Place, SITE } from '../map/wanted'

const places: readonly Place[] = [...importedCollections, SITE]

/** How much of each kind is worked through. */
export type Done = Partial<Record<Place, number>>

/** What is known of an import while it runs: plain data, kept in the database so that each instance shows the same. */
export type Progress = {
  startedAt: string
  done: Done
  /** What the last look at the same source counted; a kind that isn't in it has no end that is known. */
  expected: Done
}

export type KindProgress = { place: Place; done: number; expected: number | null; left: number | null; share: number | null }

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
export function viewOf({ startedAt, done, expected }: Progress, now: number): ProgressView {
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
function kindOf(place: Place, done: Done, expected: Done): KindProgress {
  const count = done[place] ?? 0
  const known = expected[place]
  if (known === undefined) return { place, done: count, expected: null, left: null, share: null }
  const whole = Math.max(known, count)
  return { place, done: count, expected: whole, left: whole - count, share: shareOf(count, whole) }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

/** What a report counted, as what the next run of the same source may expect. */
export function expectedFrom(counts: Readonly<Record<string, Partial<Record<string, number>>>>): Done {
  const expected: Done = {}
  for (const place of places) {
    const counted = counts[place]
    if (counted) expected[place] = Object.values(counted).reduce<number>((total, count) => total + (count ?? 0), 0)
  }
  return expected
}
