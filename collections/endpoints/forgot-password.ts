import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import { z } from 'zod'
import { sendPasswordReset } from '../../src/accounts/password-reset'
import { passwordByCommand } from '../../src/domain/password-by-command'
import { log } from '../../src/lib/log.mjs'
import { clientAddress } from '../../src/limits/client-address'
import { limitPasswordResets } from '../../src/limits/rate-limits'
import { sendsMail } from '../../src/mail/mail'
import { refusedInChinese } from '../hooks/refused-in-chinese'

const requestBody = z.object({ email: z.email() })

/**
 * `POST /cms-api/users/forgot-password`, in place of Payload's: says the same after the same time whether the account
 * exists or not, because the work is done beside the answer. Without a mail server it says what to do instead.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (!sendsMail()) throw new APIError(passwordByCommand, 409, undefined, true)
    await addDataAndFileToRequest(req)
    const { data } = requestBody.safeParse(req.data)
    if (!data) throw new APIError('请填写有效的电子邮件地址。', 400, undefined, true)
    await refusedInChinese(req, () => limitPasswordResets(req.payload, clientAddress(req)))
    sendPasswordReset(req.payload, data.email).catch((error: unknown) => {
      log.error({ event: 'password reset not sent', err: error }, 'A password could not be reset by e-mail')
    })
    return Response.json({ message: '如果该邮箱属于某个账号，几分钟内会收到一封邮件，请按邮件中的链接设置新密码。' })
  },
}
