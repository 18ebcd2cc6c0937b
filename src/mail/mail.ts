import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import { environment } from '../lib/environment'
import { log } from '../lib/log.mjs'

/** Sends e-mails through the configured mail server; without one, `withoutMail`. */
export function mailAdapter() {
  return environment.SMTP_HOST ? mailOverSmtp() : withoutMail
}

/** Can e-mails be sent at all? */
export const sendsMail = () => environment.SMTP_HOST !== ''

async function mailOverSmtp(): Promise<EmailAdapter> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURE, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_FROM } = environment
  const limit = environment.SMTP_TIME_LIMIT_SECONDS * 1000
  const adapter = await nodemailerAdapter({
    defaultFromAddress: SMTP_FROM,
    defaultFromName: '',
    // The host is asked when there is something to send: a start must not depend on it.
    skipVerify: true,
    transportOptions: {
      host,
      port,
      secure: SMTP_SECURE === '1',
      // A host that hangs would hold up the queue for ten minutes, and with it what goes to the work-order host.
      connectionTimeout: limit,
      greetingTimeout: limit,
      socketTimeout: limit,
      ...(user ? { auth: { user, pass } } : {}),
    },
  })
  return (init) => {
    const mailer = adapter(init)
    return { ...mailer, sendEmail: (message) => mailer.sendEmail(message).catch(refuse) }
  }
}

const smtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).catch({})

/** What a mail server says names whom the letter was for, and is logged: its codes say enough. */
function refuse(error: unknown): never {
  const { code = 'unknown', responseCode } = smtpError.parse(error)
  throw new Error(`An e-mail was not sent: ${[code, responseCode].filter(Boolean).join(' ')}`)
}

/** Payload would write addresses and subjects to the console; operators only learn that an e-mail was not sent. */
const withoutMail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: async () => log.warn({ event: 'e-mail not sent' }, 'An e-mail was not sent: SMTP_HOST is not set'),
})
