import type { BasePayload } from 'payload'
import { environment } from '../lib/environment'
import { SharedLimiter } from './shared-limiter'

const MINUTE = 60
const HOUR = 60 * MINUTE

const byAddress = new SharedLimiter({ name: 'sign-ins', points: environment.SIGN_IN_FAILURES_PER_10_MINUTES, seconds: 10 * MINUTE })
const byAccountAndAddress = new SharedLimiter({ name: 'sign-ins-account-address', points: 8, seconds: 10 * MINUTE })
const byAccount = new SharedLimiter({ name: 'sign-ins-account', points: 50, seconds: HOUR })
const byDevice = new SharedLimiter({ name: 'sign-ins-device', points: 8, seconds: 10 * MINUTE })
const codesByAccount = new SharedLimiter({ name: 'codes-account', points: 10, seconds: HOUR })
const codesByDevice = new SharedLimiter({ name: 'codes-device', points: 10, seconds: HOUR })

/** Who tries, and where from; `device` is a browser that has signed in to this account before. */
export type Attempt = { email: string; address: string; device: string | null }

type Use = { limiter: SharedLimiter; subject: string }

/**
 * What one try uses up. Strangers share what an account and their address allow; a device that its owner has used has an
 * allowance of its own, which no stranger can use up (OWASP's device cookies).
 */
function usesOf({ email, address, device }: Attempt): Use[] {
  if (device) return [{ limiter: byDevice, subject: `${email} ${device}` }]
  return [
    { limiter: byAddress, subject: address },
    { limiter: byAccountAndAddress, subject: `${email} ${address}` },
    { limiter: byAccount, subject: email },
  ]
}

/** Uses up a try. Accounts that don't exist have the same limits. @throws TooManyRequests when there is none left */
export async function limitSignIns(cms: BasePayload, attempt: Attempt): Promise<void> {
  for (const { limiter, subject } of usesOf(attempt)) await limiter.consume(cms, subject)
}

/** A try that was no failure doesn't count. */
export async function giveBackSignIn(cms: BasePayload, attempt: Attempt): Promise<void> {
  for (const { limiter, subject } of usesOf(attempt)) await limiter.giveBack(cms, subject)
}

/** Uses up one of the codes that may be tried after the right password. @throws TooManyRequests when there is none left */
export const limitCodes = (cms: BasePayload, { email, device }: Attempt) =>
  device ? codesByDevice.consume(cms, `${email} ${device}`) : codesByAccount.consume(cms, email)

/** A code that was right doesn't count. */
export const giveBackCode = (cms: BasePayload, { email, device }: Attempt) =>
  device ? codesByDevice.giveBack(cms, `${email} ${device}`) : codesByAccount.giveBack(cms, email)
