import crypto from 'node:crypto'
import { promisify } from 'node:util'

type Stored = { hash?: string | null; salt?: string | null }

/** How Payload has hashed passwords; `prefix` says which way a stored hash was made. */
const schemes = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const

/** What is checked for accounts that don't exist, so that they cost the same work as others. */
const nobody = { hash: `${schemes[0].prefix}${'0'.repeat(64)}`, salt: '0'.repeat(64) }

/**
 * Is this the account's password? Payload keeps its own comparison to itself.
 *
 * @param stored of the account; null when there is none: the work is done all the same, and the answer is no
 */
export async function matchesPassword(stored: Stored | null, password: string): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? { hash: stored.hash, salt: stored.salt } : nobody
  const scheme = schemes.find(({ prefix }) => hash.startsWith(prefix)) ?? schemes[1]
  // Looked up when it is called: tests count what is worked out.
  const derive = promisify(crypto.pbkdf2)
  const derived = await derive(password, salt, scheme.iterations, scheme.bytes, 'sha256')
  const expected = Buffer.from(hash.slice(scheme.prefix.length), 'hex')
  return derived.length === expected.length && crypto.timingSafeEqual(derived, expected) && stored !== null
}
