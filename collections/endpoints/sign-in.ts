import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Account, findAccount } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { isFactorDemanded } from '../../src/accounts/demanded-factor'
import { knownDevice } from '../../src/accounts/device-cookie'
import { enrolmentTicket } from '../../src/accounts/enrolment-ticket'
import { matchesPassword } from '../../src/accounts/password-hash'
import { useCode } from '../../src/accounts/second-factor'
import { clientAddress } from '../../src/limits/client-address'
import { type Attempt, giveBackCode, giveBackSignIn, limitCodes, limitSignIns } from '../../src/limits/sign-in-limits'
import { recordForAccount } from '../hooks/audit-accounts'
import { refusedInChinese } from '../hooks/refused-in-chinese'
import { completeSignIn } from './complete-sign-in'
import { sent } from './sent'

const credentials = z.object({
  email: z.string().max(320),
  // Longer ones than any that is accepted: no work for them.
  password: z.string().min(1).max(1000),
  code: z.string().max(40).optional(),
})

/**
 * `POST /cms-api/users/login`, in place of Payload's, with the same answer: asks for the second factor, and tells nobody who has
 * an account: text and work are the same for those that don't exist.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email: typed, password, code } = await sent(req, credentials)
    const email = typed.trim().toLowerCase()
    const account = await findAccount(req, { email: { equals: email } })
    const attempt = { email, address: clientAddress(req), device: knownDevice(req, account) }
    await refusedInChinese(req, () => limitSignIns(req.payload, attempt))
    if (!(await matchesPassword(account, password)) || !account) throw new AuthenticationError(req.t)
    await giveBackSignIn(req.payload, attempt)
    return account.secondFactorSince ? withCode(req, account, attempt, code) : withoutCode(req, account)
  },
}

async function withoutCode(req: PayloadRequest, account: Account): Promise<Response> {
  if (!(await isFactorDemanded(req, account))) return completeSignIn(req, account, '')
  const message = '您的角色必须使用两步验证，请先启用。'
  return Response.json({ errors: [{ message }], code: 'second-factor-enrolment', ticket: enrolmentTicket(account) }, { status: 403 })
}

async function withCode(req: PayloadRequest, account: Account, attempt: Attempt, code = ''): Promise<Response> {
  if (code.trim() === '') return askForCode('请输入验证码。')
  await refusedInChinese(req, () => limitCodes(req.payload, attempt))
  const used = await asOne(req, () => useCode(req, account.id, code))
  if (!used) {
    await recordForAccount(req, account, { action: 'sign-in-failed', actor: account.name, detail: '验证码不正确' })
    return askForCode('验证码不正确，或已经用过。请等应用显示新的验证码，再试一次。')
  }
  await giveBackCode(req.payload, attempt)
  return completeSignIn(req, account, used === 'app' ? '两步验证' : '恢复码')
}

/** The password was right; the same request with `code` besides is the next step. */
const askForCode = (message: string) => Response.json({ errors: [{ message }], code: 'second-factor' }, { status: 401 })
