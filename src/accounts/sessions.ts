import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { type AccountId, accountById, changeAccount } from './account'
import { deviceName } from './device'
import { networkOf } from './network'

export type Session = NonNullable<User['sessions']>[number]

/** More than that at once is nobody's daily work: the one that was used the longest ago ends. */
const MOST = 20

/** A session that is used is renewed, until it is as old as this: then everybody signs in again. */
const MOST_HOURS = 12

/** Has it lasted as long as any session may, however it was renewed? */
export const isTooOld = ({ createdAt }: { createdAt?: string | null }) => Date.now() >= Date.parse(createdAt ?? '') + MOST_HOURS * 3_600_000

const isAlive = (session: Session) => Date.parse(session.expiresAt) > Date.now() && !isTooOld(session)

/** The sessions of an account that have not expired, the last one used first. */
export function liveSessions({ sessions }: Pick<User, 'sessions'>): Session[] {
  return (sessions ?? []).filter(isAlive).sort((a, b) => String(b.lastSeenAt ?? '').localeCompare(String(a.lastSeenAt ?? '')))
}

/**
 * Begins a session: to be called in a transaction, so that two that begin at the same moment are both there.
 *
 * @returns its token, and when that ends (in seconds, as tokens count)
 */
export async function beginSession(req: PayloadRequest, id: AccountId): Promise<{ token: string; exp: number }> {
  const account = await accountById(req, id)
  if (!account) throw new Error('The account is gone')
  const collectionConfig = req.payload.collections.users.config
  const { tokenExpiration } = collectionConfig.auth
  const now = new Date()
  const session: Session = {
    id: randomUUID(),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + tokenExpiration * 1000).toISOString(),
    lastSeenAt: now.toISOString(),
    device: deviceName(req.headers.get('user-agent')),
    network: networkOf(req),
  }
  await changeAccount(req, id, { sessions: [session, ...liveSessions(account)].slice(0, MOST) })
  const user = { ...account, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, sid: session.id, user })
  return jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration })
}

/**
 * Ends the sessions of an account that are not to be kept.
 *
 * @returns those that ended
 */
export async function endSessions(req: PayloadRequest, id: AccountId, isKept: (session: Session) => boolean): Promise<Session[]> {
  const account = await accountById(req, id)
  if (!account) return []
  const alive = liveSessions(account)
  const ended = alive.filter((session) => !isKept(session))
  if (ended.length > 0) await changeAccount(req, id, { sessions: alive.filter(isKept) })
  return ended
}

/** The session in which a request is made; undefined when there is none. */
export function currentSession({ user }: PayloadRequest): string | undefined {
  const sid: unknown = user && Reflect.get(user, '_sid')
  return typeof sid === 'string' ? sid : undefined
}
