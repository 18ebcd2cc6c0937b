import { createHash } from 'node:crypto'
import { isData, ordered, withOrderedData } from './flight'
import { withoutHints, withPlainStylesheets } from './hints'
import { type Answer, type Request, type Site, sites } from './sites'

/** How many questions are asked at the same time. */
const AT_ONCE = 4

export type Question = {
  /** What is asked, as it stands in the report. */
  title: string
  of: (site: Site) => Request
  /** Takes out of an answer what this question makes necessarily different. */
  told?: (text: string, site: Site) => string
}

/** The same for both. */
export const question = (path: string, headers: Record<string, string> = {}): Question => ({
  title: [path, ...Object.keys(headers)].join(' '),
  of: () => ({ path, headers }),
})

/** Headers of one answer alone: under which number it was given, and whether it was kept. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'server-timing'])

/** Headers that are made of the body: told from it only where nothing had to be taken out of that. */
const OF_THE_BODY = new Set(['content-length', 'etag'])

/**
 * What an answer or a site draws at random: nonces, Next's number of a rendering, the mark in the name of a picture's width, and the name of a
 * file as staff gets it. And what React writes behind a text when it can't know yet whether another one follows, which is a matter of time.
 */
const DRAWN: readonly [drawn: RegExp, told: string][] = [
  [/(nonce(?:=|\\*":)\\*")[\w-]+/g, '$1(nonce)'],
  [/(?<=")[\w-]{21}(?=[a-z]\\*")/g, '(rendering)'],
  [/(-\d+x\d+-)[0-9a-f]{8}(?=\.webp)/g, '$1(mark)'],
  [/(documents(?:\/|%2F)file(?:\/|%2F))[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '$1(edition)'],
  [/<!-- -->/g, ''],
]

/** The text without what is drawn at random. */
export const withoutDrawn = (text: string) => DRAWN.reduce((told, [drawn, replacement]) => told.replace(drawn, replacement), text)

/**
 * Asks both sites the same, and says where they answer differently.
 *
 * @param since before the first of them was seeded: what is dated later was dated by the seeding, which takes its time in each
 */
export async function differences(questions: readonly Question[], since: Date): Promise<string[]> {
  const found: string[] = []
  const waiting = [...questions]
  const work = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const difference = await differenceOf(asked, since)
      if (difference) found.push(`${asked.title}: ${difference}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found.sort()
}

async function differenceOf({ of, told = (text) => text }: Question, since: Date): Promise<string | null> {
  const cleaned = (site: Site) => (text: string) => told(withoutDrawn(withoutTimes(text, since)), site)
  const [one = '', other = ''] = await Promise.all(sites.map(async (site) => written(await site.ask(of(site)), cleaned(site))))
  return whereTheyPart(one, other)
}

/** All of an answer as one text; what is no text stays byte for byte. */
function written({ status, headers, body }: Answer, cleaned: (text: string) => string): string {
  const type = String(headers['content-type'] ?? '')
  const isText = /json|text|xml|javascript/.test(type)
  const text = body.toString(isText ? 'utf8' : 'latin1')
  const hinted = withoutHints({ headers, body: text })
  const inOrder = type.startsWith('text/x-component') ? ordered(text).join('\n') : withPlainStylesheets(withOrderedData(hinted.body))
  const compared = isText ? cleaned(inOrder) : text
  const isWhole = compared === text
  const lines = Object.entries(hinted.headers)
    .filter(([name]) => !OF_ONE_ANSWER.has(name))
    .map(
      ([name, value]) =>
        `${name}: ${OF_THE_BODY.has(name) && !isWhole ? '(made of the body)' : cleaned(withoutHashes(String(value), text, cleaned))}`,
    )
  return [`HTTP ${status}`, ...lines.sort(), '', compared].join('\n')
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The policy of a page holds the hashes of its scripts: those of scripts that hold something drawn are told by the rest of these. */
function withoutHashes(header: string, page: string, cleaned: (text: string) => string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  const hashes = header.includes('sha256-')
    ? scripts.map((script) => [hashOf(script), isData(script) ? '(data)' : hashOf(cleaned(script))] as const)
    : []
  return hashes.reduce((told, [hash, ofRest]) => told.replace(hash, ofRest), header)
}

/** Times of the feed, of the sitemap and of scripts, and those that visitors read, in Shanghai. */
const TIMES =
  /\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT|\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z|[ T]\d{2}:\d{2}(?::\d{2})?(?:\+08:00)?)/g

/** The content was written into one database after the other: such times differ by minutes. Dates of the content itself stay. */
export function withoutTimes(text: string, since: Date): string {
  return text.replace(TIMES, (time) => (timeOf(time) >= since.getTime() - 60_000 ? '(when it was seeded)' : time))
}

const timeOf = (time: string) => Date.parse(/Z$|GMT$|\+/.test(time) ? time : `${time.replace(' ', 'T')}+08:00`)

const AROUND = 90

/** The first place where two texts differ, with what stands around it in both; null when there is none. */
export function whereTheyPart(one: string, other: string): string | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at += 1
  const [first, second] = [one, other].map((text) => JSON.stringify(text.slice(Math.max(0, at - AROUND / 2), at + AROUND)))
  return `at ${at}, ${sites[0].name} ${first}, ${sites[1].name} ${second}`
}
