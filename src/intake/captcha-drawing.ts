import { randomInt } from 'node:crypto'
import { captchaGlyphs } from './captcha-glyphs'

/** 4 characters of `0-9a-d`, 150 × 40, 8 noise lines, 100 dots (spec: service/captcha). */
export const CAPTCHA_ALPHABET = [...'0123456789abcd'] as CaptchaCharacter[]
export type CaptchaCharacter = keyof typeof captchaGlyphs
const LENGTH = 4
const WIDTH = 150
const HEIGHT = 40
const LINES = 8
const DOTS = 100

export const GROUND = '#f2f5fa'

/**
 * Dark inks and pale noise: each ink has at least 4.5 : 1 against the ground and against every noise colour (WCAG 1.4.3), so
 * that the noise runs over the characters without hiding them.
 */
const INKS = ['#12294d', '#4a1330', '#0d3b2a', '#3a1f5c', '#532604']
const NOISE = ['#bccbe0', '#dcc5ae', '#b9d4c2', '#d2c6e6', '#e6c0c8']

/** A fraction of 1, as unpredictable as the answer. */
const random = () => randomInt(1_000_000) / 1_000_000
const between = (low: number, high: number) => (low + random() * (high - low)).toFixed(1)
const oneOf = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)] as T

/** An answer to ask for. */
export const randomAnswer = (): CaptchaCharacter[] => Array.from({ length: LENGTH }, () => oneOf(CAPTCHA_ALPHABET))

/** A picture of the characters as SVG: each turned, slanted and moved a little, and crossed by the noise. */
export function drawCaptcha(answer: readonly CaptchaCharacter[]): string {
  const parts = [...answer.map(glyph), ...Array.from({ length: LINES }, line), ...Array.from({ length: DOTS }, dot)]
  const ground = `<rect width="100%" height="100%" fill="${GROUND}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${parts.join('')}</svg>`
}

function glyph(character: CaptchaCharacter, index: number): string {
  const x = ((index + 0.5) * WIDTH) / LENGTH
  const place = `translate(${(x + Number(between(-4, 4))).toFixed(1)} ${between(17, 23)})`
  const shape = `rotate(${between(-16, 16)}) skewX(${between(-10, 10)}) scale(${between(0.95, 1.15)})`
  return `<path class="glyph" transform="${place} ${shape}" fill="${oneOf(INKS)}" d="${captchaGlyphs[character]}"/>`
}

function line(): string {
  const y = () => between(2, HEIGHT - 2)
  const bend = () => `${between(WIDTH / 2 - 25, WIDTH / 2 + 25)} ${y()}`
  const path = `M${between(1, 20)} ${y()} C${bend()},${bend()},${between(WIDTH - 20, WIDTH - 1)} ${y()}`
  return `<path class="line" d="${path}" fill="none" stroke="${oneOf(NOISE)}"/>`
}

function dot(): string {
  return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="0.8" fill="${oneOf(NOISE)}"/>`
}
