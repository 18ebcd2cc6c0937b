import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '../../src/lib/edit-headers'
import type { EditRefusal } from '../../src/lib/edit-refusal'
import { keyedHash } from '../../src/lib/keyed-hash'
import type { RecentSubmission } from '../../src/payload-types'

/** As long as somebody may come back to a form whose answer was lost. */
const KNOWN_MS = 24 * 3_600_000

const idempotencyKey = z.uuid()

const submissions = 'recent-submissions'

/**
 * Refuses to make a document a second time that a form has made already, when the answer to the first time was lost on its way: the
 * form is told its id, and saves what it holds now there. `noteMaking` notes each in the transaction that makes it.
 */
export const makeOnce: CollectionBeforeOperationHook = async ({ args, collection: { slug }, operation, req }) => {
  const contentHash = operation === 'create' ? hashOf(slug, req) : null
  if (contentHash === null) return args
  const made = await req.payload.db.findOne<RecentSubmission>({
    collection: submissions,
    where: { contentHash: { equals: contentHash }, expiresAt: { greater_than: Date.now() } },
    req,
  })
  if (!made?.answer) return args
  const options = { depth: 0, trash: true, overrideAccess: true, disableErrors: true, req } as const
  // What was deleted since may be made anew.
  if (!(await req.payload.findByID({ ...options, collection: slug as CollectionSlug, id: made.answer }))) return args
  const data: EditRefusal = { code: 'already-made', id: made.answer }
  throw new APIError('这条内容已经建立。', 409, data, true)
}

/** Notes which document a form has made, see `makeOnce`. */
export const noteMaking: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  const contentHash = operation === 'create' ? hashOf(slug, req) : null
  if (contentHash === null) return doc
  const where = { contentHash: { equals: contentHash } }
  await req.payload.db.deleteMany({ collection: submissions, where, req })
  const data = { contentHash, answer: String(doc.id), expiresAt: Date.now() + KNOWN_MS }
  await req.payload.db.create({ collection: submissions, data, req })
  return doc
}

/** @returns null for what no form sends; the key of another account, or for another collection, is another one */
function hashOf(slug: string, { headers, payloadAPI, user }: PayloadRequest): string | null {
  const key = idempotencyKey.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (payloadAPI !== 'REST' || !user || !key.success) return null
  return keyedHash('new document', JSON.stringify([slug, user.id, key.data]))
}
