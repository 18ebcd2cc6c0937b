import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Account } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { deviceCookie } from '../../src/accounts/device-cookie'
import { beginSession } from '../../src/accounts/sessions'
import { recordSignIn } from '../hooks/audit-accounts'

/**
 * Lets somebody in who has proved everything that is asked: a session, its cookie, and one by which this browser is known the
 * next time. The answer is that of Payload's own sign-in.
 *
 * @param how somebody signed in, for the audit log
 * @param also what the answer says besides
 */
export async function completeSignIn(req: PayloadRequest, account: Account, how: string, also: object = {}): Promise<Response> {
  const { exp, token } = await asOne(req, async () => {
    const session = await beginSession(req, account.id)
    await recordSignIn(req, account, how)
    return session
  })
  const user = await req.payload.findByID({
    collection: 'users',
    id: account.id,
    depth: 0,
    overrideAccess: false,
    user: { ...account, collection: 'users' },
  })
  const { config } = req.payload.collections.users
  const headers = new Headers()
  headers.append(
    'Set-Cookie',
    String(generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: req.payload.config.cookiePrefix, token })),
  )
  headers.append('Set-Cookie', deviceCookie(req, account))
  return Response.json(
    { message: req.t('authentication:passed'), exp, token, user: { ...user, collection: 'users' }, ...also },
    { headers },
  )
}
