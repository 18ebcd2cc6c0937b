import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'

/** Where Payload looks for the token of a session, in this order. */
const AUTHORIZATION = /^(?:JWT|Bearer) (\S+)$/
const COOKIE = /(?:^|;\s*)payload-token=([^;\s]+)/

/**
 * Who is signed in, told by the signature of the token and nothing else: without asking the database or the renderer, so that a
 * stranger's request costs a hash. Payload itself decides later what somebody may do, and whether the session still exists.
 *
 * @param {string} secret PAYLOAD_SECRET
 * @returns {(headers: import('node:http').IncomingHttpHeaders) => Promise<boolean>}
 */
export function staffSessions(secret) {
  // The key that Payload derives from its secret; a test signs in and holds this to it.
  const key = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
  return async ({ authorization = '', cookie = '' }) => {
    const tokens = [AUTHORIZATION.exec(authorization)?.[1], COOKIE.exec(cookie)?.[1]]
    for (const token of tokens) if (token && (await isGenuine(token, key))) return true
    return false
  }
}

/** @param {string} token @param {Uint8Array} key */
const isGenuine = (token, key) =>
  jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    ({ payload }) => payload.collection === 'users',
    () => false,
  )
