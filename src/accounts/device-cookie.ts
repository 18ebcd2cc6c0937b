import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { isSameText } from '../lib/is-same-text.mjs'
import { keyedHash, storedHashes } from '../lib/keyed-hash'
import type { Account } from './account'

const PURPOSE = 'known-device'
const DAYS = 180

type Owner = Pick<Account, 'id' | 'salt'>

/** One cookie an account: people share browsers. */
const nameFor = ({ id }: Owner) => `known-device-${id}`

/** The salt changes with the password: a new password makes every device a stranger again. */
const signedText = ({ id, salt }: Owner, device: string, expires: string) => `${id}.${salt}.${device}.${expires}`

/** Says to a browser that it has signed in to this account: `Set-Cookie`. */
export function deviceCookie(req: PayloadRequest, owner: Owner): string {
  const device = randomBytes(12).toString('base64url')
  const expires = String(Date.now() + DAYS * 24 * 3_600_000)
  const { cookies } = req.payload.collections.users.config.auth
  return String(
    generateCookie({
      name: nameFor(owner),
      value: [device, expires, keyedHash(PURPOSE, signedText(owner, device, expires))].join('.'),
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
  return owner && deviceOfCookie(parseCookies(req.headers).get(nameFor(owner)) ?? '', owner)
}

/** @returns null when the cookie was not made here for this account, or has expired */
export function deviceOfCookie(cookie: string, owner: Owner): string | null {
  const [device = '', expires = '', signature = ''] = cookie.split('.')
  const isSigned = storedHashes(PURPOSE, signedText(owner, device, expires)).some((expected) => isSameText(expected, signature))
  return isSigned && Number(expires) > Date.now() ? device : null
}
