import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { keyedHash } from '../lib/keyed-hash'
import type { Account } from './account'

const DAYS = 180

type Owner = Pick<Account, 'id' | 'salt'>

/** One cookie an account: people share browsers. */
const nameFor = ({ id }: Owner) => `known-device-${id}`

/** The salt changes with the password: a new password makes every device a stranger again. */
const signatureOf = ({ id, salt }: Owner, device: string, expires: string) =>
  keyedHash('known-device', `${id}.${salt}.${device}.${expires}`)

/** Says to a browser that it has signed in to this account: `Set-Cookie`. */
export function deviceCookie(req: PayloadRequest, owner: Owner): string {
  const device = randomBytes(12).toString('base64url')
  const expires = String(Date.now() + DAYS * 24 * 3_600_000)
  const { cookies } = req.payload.collections.users.config.auth
  return String(
    generateCookie({
      name: nameFor(owner),
      value: [device, expires, signatureOf(owner, device, expires)].join('.'),
      path: '/cms-api/users',
      httpOnly: true,
      returnCookieAsObject: false,
      sameSite: 'Strict',
      secure: cookies.secure,
      maxAge: DAYS * 24 * 3600,
    }),
  )
}

/** Which device of this account asks; null for any other browser. */
export function knownDevice(req: PayloadRequest, owner: Owner | null): string | null {
  if (!owner) return null
  const [device = '', expires = '', signature = ''] = (parseCookies(req.headers).get(nameFor(owner)) ?? '').split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(owner, device, expires))]
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(expires) > Date.now() ? device : null
}
