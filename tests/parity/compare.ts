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

/** Headers that say when something was answered and under which number, or that are made of the body before the time was taken out of it. */
const NOT_COMPARED = new Set([
  ...['connection', 'keep-alive', 'date', 'server-timing', 'x-request-id'],
  ...['content-length', 'content-security-policy', 'etag', 'last-modified'],
  // What React had found to load when it began to answer, each with the nonce of the answer: which, is a matter of time.
  'link',
])

/** What an answer or a site draws at random: nonces, Next's number of a rendering, and the mark in the name of a picture's width. */
const DRAWN: readonly [drawn: RegExp, told: string][] = [
  [/(nonce(?:=|\\*":)\\*")[\w-]+/g, '$1(nonce)'],
  [/(?<=")[\w-]{21}(?=[a-z]\\*")/g, '(rendering)'],
  [/(-\d+x\d+-)[0-9a-f]{8}(?=\.webp)/g, '$1(mark)'],
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
  const [one = '', other = ''] = await Promise.all(
    sites.map(async (site) => told(withoutDrawn(withoutTimes(written(await site.ask(of(site))), since)), site)),
  )
  return whereTheyPart(one, other)
}

/** All of an answer as one text; what is no text stays byte for byte. */
function written({ status, headers, body }: Answer): string {
  const compared = Object.entries(headers).filter(([name]) => !NOT_COMPARED.has(name))
  const lines = compared.map(([name, value]) => `${name}: ${value}`).sort()
  const isText = /json|text|xml|javascript/.test(String(headers['content-type'] ?? ''))
  return [`HTTP ${status}`, ...lines, '', body.toString(isText ? 'utf8' : 'latin1')].join('\n')
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
