import type { Payload } from 'payload'
import { z } from 'zod'

const KEY = 'seed'

const journalSchema = z.object({
  finishedAt: z.string().nullable(),
  /** What was seeded, as `collection:key`, so that what an editor has deleted since is not brought back. */
  seeded: z.array(z.string()),
})

export type Journal = z.infer<typeof journalSchema>

/** What earlier runs of the seed did; nothing yet in a new database. */
export async function readJournal(payload: Payload): Promise<Journal> {
  const stored = await payload.kv.get(KEY)
  return journalSchema.safeParse(stored).data ?? { finishedAt: null, seeded: [] }
}

/** Written once, at the end of a run: until then a run that was broken off goes on where it stopped. */
export async function writeJournal(payload: Payload, seeded: Iterable<string>): Promise<void> {
  await payload.kv.set(KEY, { finishedAt: new Date().toISOString(), seeded: [...seeded].sort() })
}
