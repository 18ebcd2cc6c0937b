import type { Payload } from 'payload'
import { z } from 'zod'
import { SEED_KEY as KEY } from '../src/database/seed-key'

/** Is there while the first seeding of an empty database is under way: everything that is there is the seed's. */
const BEGUN = 'seed-begun'

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
  await payload.kv.delete(BEGUN)
}

/**
 * Notes that the first seeding of an empty database begins; when an earlier run was broken off, that it goes on.
 *
 * @param isEmpty whether the database holds no content yet
 * @returns whether everything that is there was written by the seed, so that broken off work may be completed
 */
export async function beginSeeding(payload: Payload, isEmpty: boolean): Promise<boolean> {
  if (isEmpty) await payload.kv.set(BEGUN, true)
  return isEmpty || payload.kv.has(BEGUN)
}

/** Forgets earlier runs, before a reset: should it be broken off, the next start seeds. */
export async function forgetJournal(payload: Payload): Promise<void> {
  await payload.kv.delete(KEY)
}
