import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { documentId } from '../../src/lib/document-id'
import { BASED_ON_HEADER, EDITED_AS_HEADER, NO_VERSION } from '../../src/lib/edit-headers'
import type { EditRefusal } from '../../src/lib/edit-refusal'

const singleWrite = z.object({ id: documentId })
const stored = z.object({ updatedAt: z.string().nullish(), editedBy: z.string().nullish(), deletedAt: z.string().nullish() })

/** What the newest version says about itself; a draft counts. */
type Newest = z.infer<typeof stored>

const ALREADY_CHECKED = 'stale-write-checked'

/**
 * Refuses a form's write of a document that was saved by somebody else since the form has read it. Payload looks at this for
 * documents without autosave only, and before the write, so that two writers can still pass each other; here the transaction of the write is open.
 */
export const refuseStaleWrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const write = singleWrite.safeParse(args).data
  if (operation !== 'update' || !write || !comesFromForm(req)) return args
  const options = { depth: 0, draft: true, trash: true, overrideAccess: true, disableErrors: true, req } as const
  const newest = await req.payload.findByID({ ...options, collection: collection.slug as CollectionSlug, id: write.id })
  // What is gone is refused by Payload.
  if (newest) refuseIfStale(req, stored.parse(newest))
  return args
}

/** The same for a global. */
export const refuseStaleGlobalWrite: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' || !comesFromForm(req)) return args
  const newest = await req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, draft: true, overrideAccess: true, req })
  refuseIfStale(req, stored.parse(newest))
  return args
}

/** The first write of a request only: what its hooks write besides is not what the form has shown. */
function comesFromForm(req: PayloadRequest): boolean {
  if (req.payloadAPI !== 'REST' || !req.headers.has(BASED_ON_HEADER) || req.context[ALREADY_CHECKED]) return false
  req.context[ALREADY_CHECKED] = true
  return true
}

function refuseIfStale({ headers, user }: PayloadRequest, newest: Newest): void {
  // Nobody is signed in any more: that is refused by the rights.
  if (!user) return
  if (headers.get(EDITED_AS_HEADER) !== String(user.id)) {
    throw refusal('这个浏览器里登录的已经是另一个账号。', { code: 'other-account', name: user.name })
  }
  if (newest.deletedAt) throw refusal('这条内容已被移入回收站。', { code: 'in-trash' })
  const savedAt = newest.updatedAt ?? NO_VERSION
  if (headers.get(BASED_ON_HEADER) === savedAt) return
  throw refusal('这条内容已被其他人修改。', { code: 'newer-version', savedBy: newest.editedBy ?? null, savedAt })
}

const refusal = (message: string, data: EditRefusal) => new APIError(message, 409, data, true)
