import type { BasePayload } from 'payload'
import { again } from '../database/transaction'
import { PASSWORD_LINK_MINUTES } from '../domain/password-link'
import { environment } from '../lib/environment'
import { limitPasswordResetsOf } from '../limits/rate-limits'
import { TooManyRequests } from '../limits/too-many-requests'
import { letterWithLink } from '../mail/letter-with-link'

/**
 * Sends the link to a new password to the owner of an account. Nothing happens when there is no such account, or when it
 * got too many of them within the hour.
 */
export async function sendPasswordReset(cms: BasePayload, email: string): Promise<void> {
  if (await isTooMuch(cms, email)) return
  // Without an e-mail of Payload's own, which would be in English and lead to whatever host was asked for.
  const token: string | null = await again(() =>
    cms.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, overrideAccess: true }),
  )
  if (!token) return
  const { siteName } = await cms.findGlobal({ slug: 'site-information', depth: 0, select: { siteName: true }, overrideAccess: true })
  await cms.sendEmail({ to: email, ...letter(siteName, resetLink(token)) })
}

async function isTooMuch(cms: BasePayload, email: string): Promise<boolean> {
  try {
    await limitPasswordResetsOf(cms, email.trim().toLowerCase())
    return false
  } catch (error) {
    if (error instanceof TooManyRequests) return true
    throw error
  }
}

/** Never taken from the request: whoever asks could send a host of their own. */
function resetLink(token: string): string {
  const { SITE_URL, HOST, PORT } = environment
  return new URL(`/admin/reset/${token}`, SITE_URL || `http://${HOST}:${PORT}`).href
}

function letter(siteName: string, link: string) {
  return letterWithLink({
    subject: `重设${siteName}内容管理的密码`,
    before: `您好！我们收到了为此邮箱重设${siteName}内容管理密码的请求。请在 ${PASSWORD_LINK_MINUTES} 分钟内打开下面的链接，设置新密码：`,
    link,
    after: '如果不是您本人的操作，请忽略这封邮件，密码不会改变。',
  })
}
