import 'server-only'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { getCms } from '../cms'
import { atomically } from '../database/transaction'
import { answerHash } from './answer-hash'
import { drawCaptcha, randomAnswer } from './captcha-drawing'
import { speakCaptcha } from './captcha-speech'

/** A challenge is good for one try and 2 minutes (spec: service/captcha-validity). */
const LIFETIME_MS = 2 * 60_000

/** A challenge: its number, the picture as base64 JPEG, and the same characters spoken (base64 WAV) where that was asked for. */
export type Captcha = { uuid: string; img: string; audio?: string }

/** Makes a challenge and remembers the answer in the database, where every process finds it. */
export async function createCaptcha({ isSpoken = false } = {}): Promise<Captcha> {
  const answer = randomAnswer()
  const uuid = randomUUID()
  await remember(uuid, answer.join(''))
  const [jpeg, audio] = await Promise.all([pictureOf(drawCaptcha(answer)), isSpoken ? speakCaptcha(answer) : undefined])
  return { uuid, img: jpeg.toString('base64'), ...(audio && { audio: audio.toString('base64') }) }
}

/** With all of its colours: thin strokes would lose theirs to their surroundings. */
const pictureOf = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer()

/** Challenges that nobody tried go away with the next one. */
async function remember(uuid: string, answer: string): Promise<void> {
  const cms = await getCms()
  const now = Date.now()
  await atomically(cms, async (req) => {
    const expired = { expiresAt: { less_than: new Date(now).toISOString() } }
    await cms.db.deleteMany({ collection: 'captcha-challenges', where: expired, req })
    const challenge = { uuid, answerHash: answerHash(uuid, answer), expiresAt: new Date(now + LIFETIME_MS).toISOString() }
    await cms.db.create({ collection: 'captcha-challenges', data: challenge, req })
  })
}
