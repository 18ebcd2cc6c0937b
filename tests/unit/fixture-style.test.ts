import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = path.resolve('seed/fixtures')
/** What is measured, counted or told the time in. */
const units =
  /(?:[kM]?VA|[kM]?V|k?A|[kM]?W[hp]?|mm²?|m[²³]?|km|k?Hz|[kM]?Ω|N·m|kg|bit\/s|imp|ppm|ms|r\/min|h|s|t|K)(?![A-Za-z0-9²³])|[次台人余条点套名家项亿个只吨℃户辆块枚元]|小时|平方米/
/** Fields that are no text: addresses, names of files, times. */
const machineFields = /^(id|url|file|cover|banner|image|picture|attachment|kbsId|publishedAt|sort|year)$/

type Text = { at: string; text: string }

function* texts(value: unknown, at: string, unit = ''): Generator<Text> {
  if (typeof value === 'string') yield { at, text: unit ? `${value} ${unit}` : value }
  if (typeof value !== 'object' || value === null) return
  const own = 'unit' in value && typeof value.unit === 'string' ? value.unit : ''
  for (const [key, item] of Object.entries(value)) {
    if (!machineFields.test(key)) yield* texts(item, `${at}/${key}`, key === 'value' ? own : '')
  }
}

const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => [...texts(parse(readFileSync(path.join(folder, name), 'utf8')), name)])

const rules: [name: string, mistake: RegExp][] = [
  ['a percentage stands apart: 50 %', /\d[%‰]/],
  ['a range has 〜: 16〜250 A, 30 mA〜1 A, C10〜C25', /[–~～] ?[+−]?\d|\d[–~～][A-Z]\d/],
  ['so has a time: 08:00〜19:00', /\d:\d\d ?[-–—~～] ?\d{1,2}:\d\d/],
  ['thousands are parted: 1,000 V', new RegExp(`(?<![\\w.,/:－-])\\d{4,}(?=[〜、/；\\d., ]* ?(?:${units.source}))`)],
  ['the impedance voltage is uk', /\bUk\b/],
  ['many are told by 余, not by a plus in a sentence', /\d\+ ?[人台家项个](?!$)/],
  ['万 stands apart from its number', /\d万/],
  ['what is invented is said in the legal notice', /（虚构/],
]

/** spec: demo-content/one-style */
describe('numbers and units of the demo content', () => {
  it.each(rules)('%s', (_name, mistake) => {
    expect(all.length).toBeGreaterThan(2000)
    const found = all.flatMap(({ at, text }) => {
      const match = mistake.exec(text)
      return match ? [`${at}: …${text.slice(Math.max(0, match.index - 15), match.index + 25)}…`] : []
    })
    expect(found).toEqual([])
  })
})
