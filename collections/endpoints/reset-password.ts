import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { findAccount } from '../../src/accounts/account'
import { asOne } from '../../src/accounts/as-one'
import { sent } from './sent'
import { setPassword } from './set-password'

const requestBody = z.object({ token: z.string().min(20), password: z.string() })

/**
 * `POST /cms-api/users/reset-password`, in place of Payload's, which lets whoever has the link in at once: here the new password
 * is what one signs in with, and the second factor is requestBody for as always.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { token, password } = await sent(req, requestBody)
    await asOne(req, async () => {
      const isOpen = { resetPasswordExpiration: { greater_than: new Date().toISOString() } }
      const account = await findAccount(req, { and: [{ resetPasswordToken: { equals: token } }, isOpen] })
      if (!account) throw new APIError('此链接已失效或已使用。请在登录页重新申请。', 403, undefined, true)
      await setPassword(req, account, password)
    })
    return Response.json({ message: '密码已更新，请登录。' })
  },
}
