import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { content } from './content'

export type Verdict = 'identical' | 'alike' | 'different'

/**
 * How far the softened pictures may be apart at any place, of 255. 101 product pictures, 7 banners and 32 cards that were rendered again
 * were 3 to 26 apart; two with other sizes of letters and four in which a lamp had another red 58 to 144, seven pairs of similar devices 138 to 253.
 */
const FARTHEST = 48
/** A film is alike from here on, in decibels: more compressed it is 42, three frames later 25, another film 14. */
const FILM_DECIBELS = 32

/**
 * Is a remade file what is committed? Documents, drawings and models must be the same in what they say; rendered pictures
 * and the film made of them must look the same, since the noise of a renderer is another on each processor.
 */
export async function compare(committed: string, remade: string): Promise<Verdict> {
  if (!existsSync(committed)) return 'different'
  const [before, after] = [readFileSync(committed), readFileSync(remade)]
  if (before.equals(after)) return 'identical'
  return (await isAlike(committed, remade)) ? 'alike' : 'different'
}

async function isAlike(committed: string, remade: string): Promise<boolean> {
  if (committed.endsWith('.webp')) return (await distance(readFileSync(committed), readFileSync(remade))) <= FARTHEST
  if (committed.endsWith('.mp4')) return decibels(committed, remade) >= FILM_DECIBELS
  const [before, after] = [committed, remade].map((file) => Buffer.from(content(file, readFileSync(file))))
  return before !== undefined && after !== undefined && before.equals(after)
}

/** The greatest difference of two softened pictures on white; infinite for other sizes. */
export async function distance(before: Uint8Array, after: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all([softened(before), softened(after)])
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return Number.POSITIVE_INFINITY
  return one.data.reduce((farthest, value, index) => Math.max(farthest, Math.abs(value - (other.data[index] ?? 0))), 0)
}

const softened = (bytes: Uint8Array) => sharp(bytes).flatten({ background: '#ffffff' }).blur(4).raw().toBuffer({ resolveWithObject: true })

function decibels(committed: string, remade: string): number {
  const args = ['-i', committed, '-i', remade, '-lavfi', 'psnr', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  return Number(/average:([\d.]+)/.exec(stderr)?.[1] ?? 0)
}
