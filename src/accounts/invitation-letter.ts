import type { BasePayload } from 'payload'
import { log } from '../lib/log.mjs'
import { letterWithLink } from '../mail/letter-with-link'
import { sendsMail } from '../mail/mail'
import { INVITATION_HOURS, invitationLink } from './invitation'

/**
 * Sends an invitation by e-mail.
 *
 * @returns whether it is on its way; without a mail server, or when that refuses it, the link must be handed over by hand
 */
export async function sendInvitation(cms: BasePayload, { name, email }: { name: string; email: string }, token: string): Promise<boolean> {
  if (!sendsMail()) return false
  const { siteName } = await cms.findGlobal({ slug: 'site-information', depth: 0, select: { siteName: true }, overrideAccess: true })
  const letter = letterWithLink({
    subject: `邀请您使用${siteName}内容管理`,
    before: `${name}，您好！管理员为您开通了${siteName}内容管理的账号。请在 ${INVITATION_HOURS} 小时内打开下面的链接，设置您的密码：`,
    link: invitationLink(token),
    after: '链接只能使用一次，请不要转发。如果您不认识发件人，请忽略这封邮件。',
  })
  try {
    await cms.sendEmail({ to: email, ...letter })
    return true
  } catch (error) {
    log.error({ event: 'invitation not sent', err: error }, 'An invitation could not be sent by e-mail')
    return false
  }
}
