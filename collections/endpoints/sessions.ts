import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { accountById } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { currentSession, endSessions, liveSessions, type Session } from '../../src/accounts/sessions'
import { recordForAccount } from '../hooks/audit-accounts'

/** Whoever is signed in. @throws Forbidden */
export function signedIn(req: PayloadRequest) {
  if (!req.user) throw new Forbidden(req.t)
  return req.user
}

const list: Endpoint = {
  path: '/me/sessions',
  method: 'get',
  handler: async (req) => {
    const account = await accountById(req, signedIn(req).id)
    const here = currentSession(req)
    const sessions = account ? liveSessions(account) : []
    return Response.json({ sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === here })) })
  },
}

const endOthers: Endpoint = {
  path: '/me/sessions',
  method: 'delete',
  handler: (req) => end(req, ({ id }) => id === currentSession(req)),
}

const endOne: Endpoint = {
  path: '/me/sessions/:session',
  method: 'delete',
  handler: (req) => end(req, ({ id }) => id !== req.routeParams?.session),
}

/** Ends sessions of whoever asks. */
async function end(req: PayloadRequest, isKept: (session: Session) => boolean): Promise<Response> {
  const user = signedIn(req)
  const ended = await asOne(req, async () => {
    const sessions = await endSessions(req, user.id, isKept)
    for (const { device, network } of sessions) {
      await recordForAccount(req, user, { action: 'end-session', detail: [device, network].filter(Boolean).join('，') })
    }
    return sessions.length
  })
  if (ended === 0 && req.routeParams?.session) throw new NotFound(req.t)
  return Response.json({ ended })
}

/** One's own sessions: a list of them, and the end of one or of all others. */
export const sessionEndpoints: Endpoint[] = [list, endOthers, endOne]
