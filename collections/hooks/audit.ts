import type { PayloadRequest } from 'payload'
import { networkOf } from '../../src/accounts/network'
import type { AuditLog } from '../../src/payload-types'

/** Who acts when nobody is signed in: timed jobs, commands. */
export const SYSTEM = '系统'

/** Given as `context` to writes that are not worth an entry each: the demo content. */
export const WITHOUT_AUDIT = { skipsAudit: true } as const

/** What happened; whoever is signed in did it, unless `actor` says otherwise. */
export type AuditEntry = {
  action: AuditLog['action']
  actor?: string
  /** What it was done to, as a person calls it: no personal data from forms. */
  subject?: string
  collectionSlug?: string
  documentId?: number | string
  detail?: string
}

/**
 * Writes one entry of the audit log, in the request's transaction when it has one: the entry is there exactly when the
 * change is.
 *
 * @param req of the change, or of the endpoint that exports or imports
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  if (req.context.skipsAudit) return
  const { action, actor = actorOf(req), subject = '', collectionSlug = '', documentId = '', detail = '' } = entry
  await req.payload.create({
    collection: 'audit-log',
    data: {
      action,
      actor: actor.slice(0, 100),
      subject: subject.slice(0, 300),
      collectionSlug,
      documentId: String(documentId),
      detail: detail.slice(0, 500),
      network: networkOf(req),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Who acts: whoever is signed in, or has proved by a link to be the owner of an account. */
function actorOf({ context, user }: PayloadRequest): string {
  return typeof context.actor === 'string' ? context.actor : (user?.name ?? SYSTEM)
}
