import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { NO_VERSION } from '../../src/lib/edit-headers'
import type { EditRefusal } from '../../src/lib/edit-refusal'
import { IDEMPOTENCY_HEADER } from '../../src/lib/idempotency-header'
import { keyedHash } from '../../src/lib/keyed-hash'
import type { RecentSubmission } from '../../src/payload-types'

/** As long as somebody may come back to a form whose answer was lost. */
const KNOWN_MS = 24 * 3_600_000

const idempotencyKey = z.uuid()

const submissions = 'recent-submissions'

/** What a form has created, in the answer of its submission. */
const creation = z.object({ id: z.string(), savedAt: z.string() })

/**
 * Refuses to create a document that a form has created already, when the answer was lost on its way: the form is told its id and
 * version, and saves what it holds now there (record 0028). `noteCreation` notes each in the transaction that creates it.
 */
export const createOnce: CollectionBeforeOperationHook = async ({ args, collection: { slug }, operation, req }) => {
  const contentHash = operation === 'create' ? hashOf(slug, req) : null
  if (contentHash === null) return args
  const where = { contentHash: { equals: contentHash }, expiresAt: { greater_than: Date.now() } }
  const noted = await req.payload.db.findOne<RecentSubmission>({ collection: submissions, where, req })
  if (!noted?.answer) return args
  const created = creation.parse(JSON.parse(noted.answer))
  const options = { depth: 0, draft: true, trash: true, overrideAccess: true, disableErrors: true, req } as const
  // What was deleted since may be created anew.
  if (!(await req.payload.findByID({ ...options, collection: slug as CollectionSlug, id: created.id }))) return args
  const data: EditRefusal = { code: 'already-created', ...created }
  throw new APIError('这条内容已经建立，请在列表中打开它。', 409, data, true)
}

/** Notes which document a form has created, see `createOnce`. */
export const noteCreation: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  const contentHash = operation === 'create' ? hashOf(slug, req) : null
  if (contentHash === null) return doc
  await req.payload.db.deleteMany({ collection: submissions, where: { contentHash: { equals: contentHash } }, req })
  const answer = JSON.stringify({ id: String(doc.id), savedAt: doc.updatedAt ?? NO_VERSION } satisfies z.infer<typeof creation>)
  await req.payload.db.create({ collection: submissions, data: { contentHash, answer, expiresAt: Date.now() + KNOWN_MS }, req })
  return doc
}

/** @returns null for what no form sends; the key of another account, or for another collection, is another one */
function hashOf(slug: string, { headers, payloadAPI, user }: PayloadRequest): string | null {
  const key = idempotencyKey.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (payloadAPI !== 'REST' || !user || !key.success) return null
  return keyedHash('new document', JSON.stringify([slug, user.id, key.data]))
}
