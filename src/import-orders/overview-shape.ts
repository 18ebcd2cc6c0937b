import { z } from 'zod'
import { undoing } from './undoing'

const works = z.enum(['look', 'import', 'preview-undo', 'undo'])

const kind = z.object({
  place: z.string(),
  done: z.number(),
  expected: z.number().nullable(),
  left: z.number().nullable(),
  share: z.number().nullable(),
})

/** What is being worked on, or waits for a process. */
const active = z.object({
  id: z.string(),
  work: works,
  source: z.string(),
  by: z.string(),
  at: z.string(),
  isWaiting: z.boolean(),
  isStopping: z.boolean(),
  isResumed: z.boolean(),
  kinds: z.array(kind),
  share: z.number().nullable(),
  perMinute: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  problems: z.array(z.object({ message: z.string(), address: z.string() })),
  problemCount: z.number(),
  conflictCount: z.number(),
})

/** An import or a look at one that has ended, or was broken off. */
const run = z.object({
  id: z.string(),
  source: z.string(),
  isDry: z.boolean(),
  by: z.string(),
  at: z.string(),
  /** `open`: it was broken off, and can go on. */
  end: z.enum(['done', 'open', 'undone']),
  message: z.string(),
  arrival: z.enum(['published', 'drafts', 'scheduled']),
  publishAt: z.string().nullable(),
  /** What was done with how many documents, or would be; null where nothing is known of it. */
  totals: z.record(z.string(), z.number()).nullable(),
  hasReport: z.boolean(),
  /** With what it was ordered, to go on with the same. */
  order: z.record(z.string(), z.unknown()).nullable(),
  undo: undoing.nullable(),
})

/** What the page of imports shows: what runs, and what has run. */
export const overview = z.object({
  active: active.nullable(),
  runs: z.array(run),
  /** The import that can be taken back: the newest. */
  undoable: z.string().nullable(),
})

export type Overview = z.infer<typeof overview>
export type ActiveWork = z.infer<typeof active>
export type ListedRun = z.infer<typeof run>
