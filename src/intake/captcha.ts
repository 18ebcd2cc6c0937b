import 'server-only'
import { createHmac, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { getCms } from '../content/cms'
import { environment } from '../lib/environment'

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
  const cms = await getCms()
  const now = Date.now()
  await cms.create({
    collection: 'captcha-challenges',
    data: { uuid, answerHash: answerHash(uuid, text), expiresAt: new Date(now + LIFETIME_MS).toISOString() },
    depth: 0,
    overrideAccess: true,
  })
  await cms.delete({
    collection: 'captcha-challenges',
    where: { expiresAt: { less_than: new Date(now).toISOString() } },
    depth: 0,
    overrideAccess: true,
  })
  const jpeg = await sharp(Buffer.from(withDots(data)))
    .flatten({ background: drawing.background })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { uuid, img: jpeg.toString('base64') }
}

/** Keyed, so that whoever reads the database can't solve challenges; case doesn't matter. */
export function answerHash(uuid: string, answer: string): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`${uuid}:${answer.toLowerCase()}`).digest('hex')
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
