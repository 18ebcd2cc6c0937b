import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CAPTCHA_ALPHABET, drawCaptcha, GROUND, randomAnswer } from '@/intake/captcha-drawing'

const PICTURES = 1000
const ENOUGH = 4.5

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const colors = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, color = '']) => color)

const pictures = Array.from({ length: PICTURES }, () => drawCaptcha(randomAnswer()))

describe('a captcha', () => {
  it(`has ink of ${ENOUGH} : 1 or more against ground and noise, in ${PICTURES} pictures`, () => {
    const worst = pictures.map((svg) => {
      const inks = colors(svg, /class="glyph"[^>]* fill="(#\w{6})"/g)
      const behind = [GROUND, ...colors(svg, /stroke="(#\w{6})"/g), ...colors(svg, /<circle[^>]* fill="(#\w{6})"/g)]
      return Math.min(...inks.flatMap((ink) => behind.map((color) => contrast(luminance(ink), luminance(color)))))
    })
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(ENOUGH)
  })

  it('has 4 characters, 8 lines and 100 dots on 150 × 40', () => {
    for (const svg of pictures) {
      const counts = [/class="glyph"/g, /class="line"/g, /<circle/g].map((pattern) => svg.match(pattern)?.length)
      expect(counts).toEqual([4, 8, 100])
      expect(svg).toContain('width="150" height="40"')
    }
  })

  it('asks for every character of the alphabet', () => {
    const asked = new Set(Array.from({ length: PICTURES }, randomAnswer).flat())
    expect([...asked].sort()).toEqual([...'0123456789abcd'])
  })

  it('is as readable in the pixels: each character is dark where the ground is pale', async () => {
    for (const svg of pictures.slice(0, 10)) {
      const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer()
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([150, 40])
      for (let slot = 0; slot < 4; slot += 1) {
        const lights = pixelsOf(slot)
          .map((at) => luminance(`#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`))
          .sort((a, b) => a - b)
        const [ink = 1, ground = 0] = [lights[Math.floor(lights.length * 0.01)], lights[Math.floor(lights.length * 0.7)]]
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ENOUGH)
      }
    }
  })

  it('has characters that differ from one another in a quarter of their ink or more', async () => {
    const shapes = new Map(await Promise.all(CAPTCHA_ALPHABET.map(async (character) => [character, await inkOf(character)] as const)))
    for (const [one, ink] of shapes) {
      for (const [other, otherInk] of shapes) {
        if (one === other) continue
        const either = ink.filter((isInk, at) => isInk || otherInk[at]).length
        const differing = ink.filter((isInk, at) => isInk !== otherInk[at]).length
        expect(differing / either, `${one} and ${other}`).toBeGreaterThanOrEqual(0.25)
      }
    }
  })
})

/** The pixels of a quarter of the picture. */
function pixelsOf(slot: number): number[] {
  const width = Math.floor(150 / 4)
  return Array.from({ length: width * 40 }, (_, at) => Math.floor(at / width) * 150 + slot * width + (at % width))
}

/** Which pixels of an upright character are ink, at the size of the picture. */
async function inkOf(character: (typeof CAPTCHA_ALPHABET)[number]): Promise<boolean[]> {
  const path = /d="(M[^"]+)"/.exec(drawCaptcha([character]))?.[1]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path transform="translate(20 20)" d="${path}"/></svg>`
  const { data } = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
  return [...data].map((alpha) => alpha > 127)
}
