import { createHmac } from 'node:crypto'
import { environment } from './environment'

/**
 * A hash that nobody can make or look up without this site's secret.
 *
 * @param purpose keeps hashes of the same text for different purposes apart
 */
export function keyedHash(purpose: string, text: string | Buffer): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`${purpose}:`).update(text).digest('base64url')
}
