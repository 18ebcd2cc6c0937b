import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { getCms } from '../cms'
import { atomically, type Transaction } from '../database/transaction'
import { keyedHash } from '../lib/keyed-hash'
import type { RecentSubmission } from '../payload-types'

/** The same content sent again so soon is the same submission (spec: service/sent-twice). */
const SAME_MS = 5_000

/** With a key of the sender's own, for as long as somebody may come back to a form whose answer was lost. */
const SAME_WITH_KEY_MS = 24 * 3_600_000

/** How long storing may take before it counts as broken off. */
const STORING_MS = 60_000

/** How often a second submission looks whether the first one has been answered. */
const POLL_MS = 100

const collection = 'recent-submissions'

/**
 * Stores what was sent, once: the same content sent again while it is being stored, or within 5 seconds after, gets the
 * first answer, in whichever process it arrives; with the same key of the sender within a day. When storing fails, the next one
 * that sends it tries.
 *
 * @param content all that makes a submission the same as another; only a keyed hash of it is kept
 * @param store checks and stores it, and returns the answer
 * @param key of the sender for this submission and its repetitions, as it came with the request
 */
export async function storeOnce(content: object, store: () => Promise<string>, key: string | null = null): Promise<string> {
  const cms = await getCms()
  const contentHash = keyedHash('submission', JSON.stringify(key ? { ...content, key } : content))
  const sameMs = key ? SAME_WITH_KEY_MS : SAME_MS
  for (;;) {
    const first = await claim(cms, contentHash)
    if (!first) return storeClaimed(cms, { contentHash, sameMs }, store)
    if (typeof first.answer === 'string') return first.answer
    await sleep(POLL_MS)
  }
}

type Claim = { contentHash: string; sameMs: number }

async function storeClaimed(cms: BasePayload, { contentHash, sameMs }: Claim, store: () => Promise<string>): Promise<string> {
  const where = { contentHash: { equals: contentHash } }
  const answer = await store().catch(async (error: unknown) => {
    await settle(() => atomically(cms, (req) => cms.db.deleteOne({ collection, where, req })))
    throw error
  })
  await settle(() => {
    const data = { answer, expiresAt: Date.now() + sameMs }
    return atomically(cms, (req) => cms.db.updateOne({ collection, where, data, req }))
  })
  return answer
}

/**
 * Notes what has come of it. A database that takes nothing just now is asked again beside the answer: what is stored is stored,
 * and whoever sends the same waits no longer than the fault lasts.
 */
async function settle(note: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + STORING_MS / 2
  const isNoted = () =>
    note().then(
      () => true,
      () => false,
    )
  const again = async () => {
    while (Date.now() < until && !(await isNoted())) await sleep(POLL_MS, undefined, { ref: false })
  }
  if (!(await isNoted())) void again()
}

/** @returns null when the content is now ours to store, else the submission that came first */
function claim(cms: BasePayload, contentHash: string): Promise<RecentSubmission | null> {
  return atomically(cms, async (req) => {
    const now = Date.now()
    await cms.db.deleteMany({ collection, where: { expiresAt: { less_than_equal: now } }, req })
    const first = await find(cms, contentHash, req)
    if (first) return first
    try {
      await cms.db.create({ collection, data: { contentHash, expiresAt: now + STORING_MS }, req })
      return null
    } catch (error) {
      // Another process was faster: the hash is unique.
      const faster = await find(cms, contentHash, req)
      if (faster) return faster
      throw error
    }
  })
}

function find(cms: BasePayload, contentHash: string, req: Transaction): Promise<RecentSubmission | null> {
  return cms.db.findOne<RecentSubmission>({ collection, where: { contentHash: { equals: contentHash } }, req })
}
