import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { captchaMessages } from '../contract/request-lookup'
import { atomically } from '../database/transaction'
import { isSameText } from '../lib/is-same-text.mjs'
import { answerHash } from './answer-hash'
import { Refusal } from './refusal'

/** Numbers of challenges are UUIDs; nothing longer is looked for. */
const UUID_LENGTH = 36

const challenge = z.object({ answerHash: z.string(), expiresAt: z.coerce.date() }).nullable()

/**
 * Checks the answer to a challenge. The challenge is gone with the first try, right or wrong: the database deletes it, so
 * that of two processes that get it at the same moment only one finds it (spec: service/captcha-validity,
 * privacy-and-safety/lookups).
 *
 * @throws Refusal when the answer is wrong, or the challenge expired, used up or unknown
 */
export async function checkCaptcha({ uuid, code }: { uuid: string; code: string }): Promise<void> {
  const taken = uuid.length === UUID_LENGTH ? await take(uuid) : null
  if (!taken || taken.expiresAt.getTime() <= Date.now()) throw new Refusal(captchaMessages.expired)
  if (!isSameText(taken.answerHash, answerHash(uuid, code.trim()))) throw new Refusal(captchaMessages.wrong)
}

async function take(uuid: string) {
  const cms = await getCms()
  const where = { uuid: { equals: uuid } }
  return challenge.parse(await atomically(cms, (req) => cms.db.deleteOne({ collection: 'captcha-challenges', where, req })))
}
