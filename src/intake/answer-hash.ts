import { createHmac } from 'node:crypto'
import { environment } from '../lib/environment'

/** The answer to a captcha as it is stored. Keyed, so that whoever reads the database can't solve challenges; case doesn't matter. */
export function answerHash(uuid: string, answer: string): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`${uuid}:${answer.toLowerCase()}`).digest('hex')
}
