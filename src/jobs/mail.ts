import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'
import { environment } from '../lib/environment'

/** Sends e-mails through the configured mail server; without one, `withoutMail`. */
export function mailAdapter() {
  return environment.SMTP_HOST ? mailOverSmtp() : withoutMail
}

/** Can e-mails be sent at all? */
export const sendsMail = () => environment.SMTP_HOST !== ''

function mailOverSmtp() {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURE, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_FROM } = environment
  return nodemailerAdapter({
    defaultFromAddress: SMTP_FROM,
    defaultFromName: '',
    // The host is asked when there is something to send: a start must not depend on it.
    skipVerify: true,
    transportOptions: { host, port, secure: SMTP_SECURE === '1', ...(user ? { auth: { user, pass } } : {}) },
  })
}

/** Payload would write addresses and subjects to the console; operators only learn that an e-mail was not sent. */
const withoutMail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: async () => console.warn(JSON.stringify({ level: 'warn', message: 'An e-mail was not sent: SMTP_HOST is not set.' })),
})
