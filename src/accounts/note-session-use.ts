import { type AuthStrategy, type BasePayload, JWTAuthentication } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../database/transaction'
import { documentId } from '../lib/document-id'
import type { User } from '../payload-types'
import { isTooOld } from './sessions'

/** So exactly it is known when a session was last used: each request would otherwise be a write. */
const MINUTES = 10

const inSession = z.object({
  id: documentId,
  _sid: z.string(),
  sessions: z.array(z.object({ id: z.string(), createdAt: z.string().nullish(), lastSeenAt: z.string().nullish() })),
})

/** Payload's own way to know who asks, but for sessions that have lasted too long; it notes beside the answer that one is in use. */
export const noteSessionUse: AuthStrategy = {
  name: 'session',
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    const { data } = inSession.safeParse(result.user)
    const session = data?.sessions.find(({ id }) => id === data._sid)
    // Payload asks once more when nobody was found: only a session that is gone is none for it.
    if (data && session && isTooOld(session)) {
      await changeSessions(args.payload, data.id, (sessions) => sessions.filter((each) => !isTooOld(each)))
      return { user: null }
    }
    if (!data || !session || !isLongAgo(session.lastSeenAt)) return result
    noteUse(args.payload, data.id, session.id).catch((error: unknown) =>
      args.payload.logger.error({ err: error, msg: 'The use of a session could not be noted' }),
    )
    return result
  },
}

const isLongAgo = (instant: string | null | undefined) => !instant || Date.now() - Date.parse(instant) > MINUTES * 60_000

type Sessions = NonNullable<User['sessions']>

const noteUse = (cms: BasePayload, id: number | string, sid: string) =>
  changeSessions(cms, id, (sessions) =>
    sessions.map((session) => (session.id === sid ? { ...session, lastSeenAt: new Date().toISOString() } : session)),
  )

function changeSessions(cms: BasePayload, id: number | string, change: (sessions: Sessions) => Sessions): Promise<void> {
  return inTransaction(cms, async (req) => {
    const stored = await cms.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
    if (!stored?.sessions) return
    await cms.db.updateOne({ collection: 'users', id, data: { sessions: change(stored.sessions), updatedAt: null }, req, returning: false })
  })
}
