import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionAfterLogoutHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { roleLabels } from '../../src/domain/roles'
import { maskedEmail } from '../../src/lib/masked-email'
import type { User } from '../../src/payload-types'
import { type AuditEntry, recordAudit } from './audit'
import { auditSubject } from './audit-subject'

/** Under this name a request keeps that an account got a new password: Payload takes it away before anybody is told. */
export const newPasswordOf = (id: number | string) => `newPassword:${id}`

/** Writes what happened to an account. */
export async function recordForAccount(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'name'>,
  entry: Pick<AuditEntry, 'action' | 'actor' | 'detail'>,
): Promise<void> {
  const { config } = req.payload.collections.users
  await recordAudit(req, { ...entry, subject: auditSubject(config, account), collectionSlug: config.slug, documentId: account.id })
}

/** Recorded: new accounts, who was given which role, and that a password or an e-mail was changed. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') {
    if (!doc.invitedUntil) await recordForAccount(req, doc, { action: 'create-user', detail: `角色：${roleLabels[doc.role]}` })
    return doc
  }
  if (previousDoc.role !== doc.role) {
    await recordForAccount(req, doc, { action: 'change-role', detail: `${roleLabels[previousDoc.role]} → ${roleLabels[doc.role]}` })
  }
  if (previousDoc.email !== doc.email) {
    await recordForAccount(req, doc, { action: 'change-email', detail: `${maskedEmail(previousDoc.email)} → ${maskedEmail(doc.email)}` })
  }
  if (req.context[newPasswordOf(doc.id)]) await recordForAccount(req, doc, { action: 'change-password' })
  return doc
}

/** Recorded: who signs in. */
export const recordSignIn = (req: PayloadRequest, account: User, how: string) =>
  recordForAccount(req, account, { action: 'sign-in', actor: account.name, detail: how })

/** Recorded: who signs out. */
export const recordSignOut: CollectionAfterLogoutHook<User> = async ({ req }) => {
  if (req.user) await recordForAccount(req, req.user, { action: 'sign-out' })
}

const tried = z.object({ email: z.string() })

/**
 * Recorded: sign-ins that fail at the password, the same for accounts that don't exist. Whoever fails need not be one of the staff: enough
 * of the address to tell mistakes from attacks.
 */
export const recordFailedSignIn: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!(error instanceof AuthenticationError)) return
  const { data } = tried.safeParse(req.data)
  const actor = data ? maskedEmail(data.email) : '未知'
  await recordAudit(req, { action: 'sign-in-failed', actor, detail: '邮箱或密码不正确', collectionSlug: collection?.slug })
}
