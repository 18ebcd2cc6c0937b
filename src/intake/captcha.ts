import 'server-only'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { getCms } from '../content/cms'
import { atomically } from '../database/transaction'
import { answerHash } from './answer-hash'

/** Decision 4: 4 characters of `0-9a-d`, 150 × 40, 8 noise lines, 100 dots; good for one try and 2 minutes. */
const drawing = {
  size: 4,
  charPreset: '0123456789abcd',
  width: 150,
  height: 40,
  noise: 8,
  fontSize: 44,
  color: true,
  background: '#f2f5fa',
}
const DOTS = 100
const LIFETIME_MS = 2 * 60_000

/** A challenge: its number, and the picture as base64 JPEG. */
export type Captcha = { uuid: string; img: string }

/** Makes a challenge and remembers the answer in the database, where every process finds it. */
export async function createCaptcha(): Promise<Captcha> {
  const { text, data } = svgCaptcha.create(drawing)
  const uuid = randomUUID()
  await remember(uuid, text)
  const jpeg = await sharp(Buffer.from(withDots(data)))
    .flatten({ background: drawing.background })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { uuid, img: jpeg.toString('base64') }
}

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

function withDots(svg: string): string {
  const dots = Array.from({ length: DOTS }, () => {
    const x = (Math.random() * drawing.width).toFixed(1)
    const y = (Math.random() * drawing.height).toFixed(1)
    const hue = Math.floor(Math.random() * 360)
    return `<circle cx="${x}" cy="${y}" r="0.8" fill="hsl(${hue} 60% 55%)"/>`
  })
  return svg.replace('</svg>', `${dots.join('')}</svg>`)
}
