import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { type Account, accountById } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { isFactorDemanded } from '../../src/accounts/demanded-factor'
import { ownerOfTicket } from '../../src/accounts/enrolment-ticket'
import { enrolmentAddress, newSecret, periodOfCode } from '../../src/accounts/one-time-codes'
import { seal, unseal } from '../../src/accounts/seal'
import { recoveryCodesLeft, replaceRecoveryCodes, turnOff, turnOn } from '../../src/accounts/second-factor'
import { currentSession, endSessions } from '../../src/accounts/sessions'
import { hasRole } from '../../src/domain/roles'
import { documentId } from '../../src/lib/document-id'
import { clientAddress } from '../../src/limits/client-address'
import { enrolmentCodeTries } from '../../src/limits/rate-limits'
import { recordForAccount } from '../hooks/audit-accounts'
import { checkCurrentPassword } from '../hooks/check-credentials'
import { refusedInChinese } from '../hooks/refused-in-chinese'
import { completeSignIn } from './complete-sign-in'
import { sent } from './sent'
import { signedIn } from './sessions'

const ENROLMENT_MINUTES = 20
const PURPOSE = 'enrolment'

const refuse = (message: string, status = 400) => new APIError(message, status, undefined, true)

/** Either the ticket of a sign-in that may not go on without a second factor, or a session and its password. */
const who = z.object({ ticket: z.string().optional(), currentPassword: z.string().optional() })
const confirmation = z.object({ ticket: z.string().optional(), enrolment: z.string(), code: z.string().max(40) })
const enrolmentContent = z.object({ id: documentId, secret: z.string(), until: z.number() })

/** Who sets up a second factor. @throws APIError when it is nobody, or is set up already */
async function enrolling(req: PayloadRequest, ticket: string | undefined): Promise<Account> {
  const account = ticket ? await ownerOfTicket(req, ticket) : await accountById(req, signedIn(req).id)
  if (!account) throw refuse('登录已超时，请重新登录后再启用两步验证。', 403)
  if (account.secondFactorSince) throw refuse('两步验证已经启用。')
  return account
}

/** A new secret as QR code and in letters. It is stored nowhere until a code proves that the app has it. */
const begin: Endpoint = {
  path: '/me/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const { ticket, currentPassword } = await sent(req, who)
    const account = await enrolling(req, ticket)
    if (!ticket) await checkCurrentPassword(req, currentPassword, account.id)
    const { siteName } = await req.payload.findGlobal({
      slug: 'site-information',
      depth: 0,
      select: { siteName: true },
      overrideAccess: true,
    })
    const secret = newSecret()
    const enrolment = seal(PURPOSE, JSON.stringify({ id: account.id, secret, until: Date.now() + ENROLMENT_MINUTES * 60_000 }))
    const picture = renderSVG(enrolmentAddress(secret, siteName || '内容管理', account.email), { border: 2 })
    return Response.json({ enrolment, secret, picture, email: account.email })
  },
}

/** The first code of the app: turns the second factor on; with a ticket it lets in, too. */
const confirm: Endpoint = {
  path: '/me/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const { ticket, enrolment, code } = await sent(req, confirmation)
    await refusedInChinese(req, () => enrolmentCodeTries.consume(req.payload, clientAddress(req)))
    const { account, codes } = await asOne(req, async () => {
      const account = await enrolling(req, ticket)
      const secret = secretFor(account, enrolment)
      const period = periodOfCode(secret, code)
      if (period === null) throw refuse('验证码不正确。请核对手机时间是否自动校准，再输入应用里新显示的 6 位数字。')
      const codes = await turnOn(req, account.id, secret, period)
      const here = currentSession(req)
      await endSessions(req, account.id, ({ id }) => id === here)
      await recordForAccount(req, account, { action: 'second-factor-on', actor: account.name })
      return { account, codes }
    })
    await enrolmentCodeTries.giveBack(req.payload, clientAddress(req))
    if (!ticket) return Response.json({ recoveryCodes: codes })
    return completeSignIn(req, account, '两步验证', { recoveryCodes: codes })
  },
}

/** @throws APIError when this account did not begin here, or too long ago */
function secretFor({ id }: Account, enrolment: string): string {
  const text = unseal(PURPOSE, enrolment)
  const { data } = enrolmentContent.safeParse(text && JSON.parse(text))
  if (!data || String(data.id) !== String(id) || data.until < Date.now()) throw refuse('二维码已过期，请重新开始。')
  return data.secret
}

const withPassword = z.object({ currentPassword: z.string().optional() })

/** Off again, for who need not have one. */
const off: Endpoint = {
  path: '/me/second-factor/off',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const { currentPassword } = await sent(req, withPassword)
    await checkCurrentPassword(req, currentPassword, user.id)
    if (await isFactorDemanded(req, user)) throw refuse('您的角色必须使用两步验证，不能停用。换手机时，请管理员重设。')
    await asOne(req, async () => {
      await turnOff(req, user.id)
      await endSessions(req, user.id, ({ id }) => id === currentSession(req))
      await recordForAccount(req, user, { action: 'second-factor-off' })
    })
    return Response.json({ message: '两步验证已停用。' })
  },
}

/** New recovery codes in place of the old ones. */
const recoveryCodes: Endpoint = {
  path: '/me/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const { currentPassword } = await sent(req, withPassword)
    await checkCurrentPassword(req, currentPassword, user.id)
    const codes = await asOne(req, async () => {
      const account = await accountById(req, user.id)
      if (!account?.secondFactorSince) throw refuse('还没有启用两步验证。')
      await recordForAccount(req, user, { action: 'recovery-codes' })
      return replaceRecoveryCodes(req, user.id)
    })
    return Response.json({ recoveryCodes: codes })
  },
}

/** An administrator takes away a colleague's second factor: the phone is lost, and so are the recovery codes. */
const reset: Endpoint = {
  path: '/:id/reset-second-factor',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    if (!hasRole(user, ['admin'])) throw refuse('只有管理员可以重设两步验证。', 403)
    const { currentPassword } = await sent(req, withPassword)
    await checkCurrentPassword(req, currentPassword, undefined)
    await asOne(req, async () => {
      const account = await accountById(req, String(req.routeParams?.id))
      if (!account?.secondFactorSince) throw refuse('此账号没有启用两步验证。', 404)
      await turnOff(req, account.id)
      await endSessions(req, account.id, () => false)
      await recordForAccount(req, account, { action: 'second-factor-reset' })
    })
    return Response.json({ message: '两步验证已重设。此账号的所有登录都已结束，下次登录时可以重新启用。' })
  },
}

/** Is it on, must it be, and how many recovery codes are left? */
const state: Endpoint = {
  path: '/me/second-factor',
  method: 'get',
  handler: async (req) => {
    const account = await accountById(req, signedIn(req).id)
    if (!account) throw refuse('登录已超时，请重新登录。', 403)
    return Response.json({
      since: account.secondFactorSince ?? null,
      recoveryCodesLeft: recoveryCodesLeft(account),
      isDemanded: await isFactorDemanded(req, account),
    })
  },
}

/** Setting up the second factor, for oneself; taking it away, for a colleague. */
export const secondFactorEndpoints: Endpoint[] = [state, begin, confirm, off, recoveryCodes, reset]
