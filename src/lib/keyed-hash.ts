import { createHmac } from 'node:crypto'
import { environment } from './environment'
import { purposeKey } from './purpose-key.mjs'

/**
 * A hash that nobody can make or look up without this site's secret.
 *
 * @param purpose keeps hashes of the same text for different purposes apart
 */
export function keyedHash(purpose: string, text: string | Buffer): string {
  const key = purposeKey(environment.PAYLOAD_SECRET, `hash:${purpose}`)
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** How a text may stand in the database: its hash, and the hash of before there was a key for each purpose. */
export const storedHashes = (purpose: string, text: string) => [keyedHash(purpose, text), earlierHash(purpose, text)]

const earlierHash = (purpose: string, text: string) =>
  createHmac('sha256', environment.PAYLOAD_SECRET).update(`${purpose}:`).update(text).digest('base64url')
