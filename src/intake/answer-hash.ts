import { keyedHash } from '../lib/keyed-hash'

/** The answer to a captcha as it is stored. Keyed, so that whoever reads the database can't solve challenges; case doesn't matter. */
export const answerHash = (uuid: string, answer: string): string => keyedHash('captcha', `${uuid}:${answer.toLowerCase()}`)
