import { randomBytes } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Account, accountById, changeAccount, findAccount } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { INVITATION_HOURS, invitationHash, invitationHashes, invitationLink } from '../../src/accounts/invitation'
import { sendInvitation } from '../../src/accounts/invitation-letter'
import { hasRole, roleLabels, roles } from '../../src/domain/roles'
import { clientAddress } from '../../src/limits/client-address'
import { invitationTries } from '../../src/limits/rate-limits'
import { recordForAccount } from '../hooks/audit-accounts'
import { refusedInChinese } from '../hooks/refused-in-chinese'
import { sent } from './sent'
import { signedIn } from './sessions'
import { setPassword } from './set-password'

const refuse = (message: string, status = 400) => new APIError(message, status, undefined, true)

/** @throws APIError for anybody but administrators */
function administrator(req: PayloadRequest) {
  const user = signedIn(req)
  if (!hasRole(user, ['admin'])) throw refuse('只有管理员可以邀请同事。', 403)
  return user
}

/** A new link for an account; any earlier one is no good any more. To be called in a transaction. */
async function newInvitation(req: PayloadRequest, account: Pick<Account, 'id' | 'name'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const invitedUntil = new Date(Date.now() + INVITATION_HOURS * 3_600_000).toISOString()
  await changeAccount(req, account.id, { invitedUntil, invitationHash: invitationHash(token) })
  await recordForAccount(req, account, { action: 'invite' })
  return token
}

/** Sends the link, or gives it to the administrator, who hands it on: where a mail server sends it, nobody else sees it. */
async function handOver(req: PayloadRequest, account: Pick<Account, 'id' | 'name' | 'email'>, token: string): Promise<Response> {
  const isSent = await sendInvitation(req.payload, account, token)
  return Response.json({ id: account.id, email: account.email, isSent, ...(!isSent && { link: invitationLink(token) }) })
}

const invited = z.object({ name: z.string().trim().min(1).max(40), email: z.email(), role: z.enum(roles) })

const invite: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    administrator(req)
    const data = await sent(req, invited)
    const { account, token } = await asOne(req, async () => {
      const account = await req.payload.create({
        collection: 'users',
        // Nobody knows this password: it is replaced by the one that the invited person chooses.
        data: { ...data, password: randomBytes(32).toString('base64url'), invitedUntil: new Date().toISOString() },
        depth: 0,
        overrideAccess: true,
        req,
      })
      return { account, token: await newInvitation(req, account) }
    })
    return handOver(req, account, token)
  },
}

/** The account of an invitation that was not accepted yet. @throws APIError when there is none */
async function openInvitation(req: PayloadRequest): Promise<Account> {
  administrator(req)
  const account = await accountById(req, String(req.routeParams?.id))
  if (!account?.invitedUntil) throw refuse('此账号没有待接受的邀请。', 404)
  return account
}

const renew: Endpoint = {
  path: '/:id/invitation',
  method: 'post',
  handler: async (req) => {
    const { account, token } = await asOne(req, async () => {
      const account = await openInvitation(req)
      return { account, token: await newInvitation(req, account) }
    })
    return handOver(req, account, token)
  },
}

/** With the invitation goes the account, which nobody has ever used. */
const withdraw: Endpoint = {
  path: '/:id/invitation',
  method: 'delete',
  handler: async (req) => {
    await asOne(req, async () => {
      const account = await openInvitation(req)
      await recordForAccount(req, account, { action: 'withdraw-invitation' })
      await req.payload.delete({ collection: 'users', id: account.id, depth: 0, overrideAccess: true, req })
    })
    return Response.json({ message: '邀请已撤回，链接不再有效。' })
  },
}

const accepted = z.object({ token: z.string(), password: z.string() })

/** The invited person chooses a password; with it one signs in, as always. */
const accept: Endpoint = {
  path: '/accept-invitation',
  method: 'post',
  handler: async (req) => {
    const { token, password } = await sent(req, accepted)
    await refusedInChinese(req, () => invitationTries.consume(req.payload, clientAddress(req)))
    const { email } = await asOne(req, async () => {
      const isOpen = { invitedUntil: { greater_than: new Date().toISOString() } }
      const account = await findAccount(req, { and: [{ invitationHash: { in: invitationHashes(token) } }, isOpen] })
      if (!account) throw refuse('此邀请链接已失效或已使用，请联系管理员重新邀请。', 403)
      await setPassword(req, account, password)
      await changeAccount(req, account.id, { invitedUntil: null, invitationHash: null })
      await recordForAccount(req, account, {
        action: 'accept-invitation',
        actor: account.name,
        detail: `角色：${roleLabels[account.role]}`,
      })
      return account
    })
    return Response.json({ email })
  },
}

/** A link in place of a typed password: made, renewed, withdrawn by administrators, accepted by whoever has it. */
export const invitationEndpoints: Endpoint[] = [invite, accept, renew, withdraw]
