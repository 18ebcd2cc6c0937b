import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  LockedAuth,
} from 'payload'
import { z } from 'zod'
import type { User } from '../../src/payload-types'
import { roleLabels } from '../access/roles'
import { recordAudit } from './audit'
import { auditSubject } from './audit-subject'

/** Recorded: new accounts, and who was given which role. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({ collection, doc, operation, previousDoc, req }) => {
  const entry = { subject: auditSubject(collection, doc), collectionSlug: collection.slug, documentId: doc.id }
  if (operation === 'create') await recordAudit(req, { ...entry, action: 'create-user', detail: `角色：${roleLabels[doc.role]}` })
  else if (previousDoc.role !== doc.role) {
    await recordAudit(req, { ...entry, action: 'change-role', detail: `${roleLabels[previousDoc.role]} → ${roleLabels[doc.role]}` })
  }
  return doc
}

/** Recorded: who signs in, also by a new password that was sent by e-mail. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ collection, req, user }) => {
  const entry = { subject: auditSubject(collection, user), collectionSlug: collection.slug, documentId: user.id }
  await recordAudit(req, { ...entry, action: 'sign-in', actor: user.name })
}

const tried = z.object({ email: z.string() })

/** Whoever fails to sign in need not be one of the staff: enough of the address to tell mistakes from attacks. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.slice(0, 2)}***@${host}`
}

/** Recorded: sign-ins that fail. A locked account says what to do. */
export const recordFailedSignIn: CollectionAfterErrorHook = async ({ collection, error, req, result }) => {
  const isLocked = error instanceof LockedAuth
  if (!isLocked && !(error instanceof AuthenticationError)) return
  const { data } = tried.safeParse(req.data)
  const actor = data ? maskedEmail(data.email) : '未知'
  const detail = isLocked ? '账号已锁定' : '邮箱或密码不正确'
  await recordAudit(req, { action: 'sign-in-failed', actor, detail, collectionSlug: collection?.slug })
  if (isLocked)
    return { response: { ...result, errors: [{ message: '登录失败次数过多，账号已暂时锁定。请 10 分钟后再试，或请管理员解锁。' }] } }
}
