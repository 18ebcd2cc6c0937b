import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaptchaCharacter } from './captcha-drawing'

/** The clips are 8-bit PCM, one channel; a plain header stands before the samples (see speech/README.md). */
const RATE = 11_025
const HEADER_BYTES = 44
const SILENCE = 128

/** How loud the noise is beside the voice, of 127. */
const NOISE = 9

const folder = path.join(process.cwd(), 'src/intake/speech')
const clips = new Map<CaptchaCharacter, Promise<Uint8Array>>()

/**
 * The characters as speech (WAV): each at another speed, with pauses of different length and noise under all of it. Whoever
 * knows the clips can write a program that understands this, as others read the picture: what holds programs off are the
 * limits (record 0025).
 */
export async function speakCaptcha(answer: readonly CaptchaCharacter[]): Promise<Buffer> {
  const parts: Uint8Array[] = [pause()]
  for (const character of answer) parts.push(atSpeed(await clipOf(character), 0.88 + randomInt(25) / 100), pause())
  const samples = Buffer.concat(parts).map((sample) => clamp(sample + randomInt(-NOISE, NOISE + 1)))
  return Buffer.concat([header(samples.length), samples])
}

function clipOf(character: CaptchaCharacter): Promise<Uint8Array> {
  const known = clips.get(character) ?? readFile(path.join(folder, `${character}.wav`)).then((file) => file.subarray(HEADER_BYTES))
  clips.set(character, known)
  // What could not be read is read anew the next time.
  known.catch(() => clips.delete(character))
  return known
}

const pause = () => new Uint8Array(Math.round((RATE * (500 + randomInt(300))) / 1000)).fill(SILENCE)

/** Faster is higher, too. */
function atSpeed(clip: Uint8Array, speed: number): Uint8Array {
  return Uint8Array.from({ length: Math.floor(clip.length / speed) }, (_, index) => clip[Math.floor(index * speed)] ?? SILENCE)
}

const clamp = (sample: number) => Math.min(255, Math.max(0, sample))

/** A WAV header for 8-bit PCM with one channel. */
function header(bytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
