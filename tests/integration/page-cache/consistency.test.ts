import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnSite, startOwnSites } from '../../support/own-site'
import { type Client, read, signIn } from './client'
import { type Subject, subjectsOf, type View } from './subjects'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

const isLong = Boolean(process.env.TEST_LONG)
const PUBLISHES = isLong ? 500 : 80
const READS = isLong ? 10_000 : 1600

/** How many publishes are under way at the same time, each of another subject. */
const WRITERS = 2

/** What a subject has shown, one after the other: `begun` of it may be visible, up to `acknowledged` must be. */
type History = { subject: Subject; shown: string[]; acknowledged: number; turn: number }

let sites: OwnSite[] = []

beforeAll(async () => {
  sites = await startOwnSites(2)
})

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await sites[0]?.remove()
})

it('after an acknowledged publish nobody gets older content, on any instance, in any form', { timeout: 3_600_000 }, async () => {
  const first = await signIn(sites[0]?.baseUrl ?? '', { email, password })
  const clients = sites.map(({ baseUrl }) => first.at(baseUrl))
  const histories = (await subjectsOf(first)).map((subject): History => ({ subject, shown: [subject.initial], acknowledged: 0, turn: 0 }))
  const started = performance.now()
  const wrong: string[] = []
  const outcomes: Record<string, number> = {}
  let [published, checked, longest] = [0, 0, 0]

  async function publish(history: History, client: Client): Promise<void> {
    const { shows, apply } = await history.subject.publish(client, history.turn)
    history.shown.push(shows)
    await apply()
    history.acknowledged = history.shown.length - 1
    history.turn += 1
    published += 1
  }

  async function check(history: History, view: View, baseUrl: string): Promise<void> {
    const from = history.acknowledged
    const asked = performance.now()
    const reading = await read(baseUrl, view.path, view.isNavigation ? { rsc: '1' } : {})
    longest = Math.max(longest, performance.now() - asked)
    const allowed = history.shown.slice(from)
    const seen = view.read(reading)
    checked += 1
    outcomes[reading.outcome] = (outcomes[reading.outcome] ?? 0) + 1
    if (allowed.includes(seen)) return
    const form = view.isNavigation ? 'navigation' : 'plain'
    wrong.push(`${history.subject.name}: ${view.path} (${form}, ${baseUrl}, ${reading.outcome}) shows ${seen}, not ${allowed.join(' or ')}`)
  }

  /** Looks at what was just published, and at something else, on both instances and in all forms, and then once more. */
  async function look(history: History): Promise<void> {
    const looks = Array.from({ length: READS / PUBLISHES / 2 }, (_, index) => {
      const watched = index % 4 === 3 ? pick(histories) : history
      return [watched, pick(watched.subject.views), pick(sites).baseUrl] as const
    })
    await Promise.all(looks.map((one) => check(...one)))
    await Promise.all(looks.map((one) => check(...one)))
  }

  async function work(own: History[]): Promise<void> {
    for (let index = 0; published < PUBLISHES; index += 1) {
      const history = own[index % own.length]
      if (!history) return
      await publish(history, pick(clients))
      await look(history)
    }
  }

  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(histories.filter((_, index) => index % WRITERS === writer))))
  while (checked < READS) await look(pick(histories))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${published} publishes, ${checked} checked reads in ${seconds} s, longest ${longest.toFixed(0)} ms: ${JSON.stringify(outcomes)}`,
  )
  expect(wrong).toEqual([])
  expect(published).toBeGreaterThanOrEqual(PUBLISHES)
  expect(checked).toBeGreaterThanOrEqual(READS)
  expect(outcomes.hit, 'some reads came from the cache').toBeGreaterThan(READS / 20)
})

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('Nothing to pick from')
  return one
}
