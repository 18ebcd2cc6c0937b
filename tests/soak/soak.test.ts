import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../integration/page-cache/client'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { administrate, download, emptyJournal, type Journal, look, publish, report } from './actors'
import { usageOf } from './processes'
import { reportOf, type Span } from './report'
import { visit } from './visitors'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

const isLong = process.env.TEST_LONG === '1'
const SPANS = isLong ? 30 : 4
const SPAN_SECONDS = isLong ? 60 : 5
const PUBLISH_PAUSE_SECONDS = isLong ? 5 : 2
const SECOND_MS = 1000

/** One address sends everything here. */
const UNLIMITED = '1000000'
const limits = {
  ZIPS_PER_MINUTE: UNLIMITED,
  REQUESTS_PER_HOUR_BY_ADDRESS: UNLIMITED,
  REQUESTS_PER_HOUR_BY_PHONE: UNLIMITED,
  PAGE_VIEWS_PER_MINUTE: UNLIMITED,
}

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite(limits)
}, 300_000)

afterAll(() => site.remove(), 60_000)

it('goes on for long under half of what it can do: no error, nothing older than what was told, nothing lost, nothing that grows', {
  timeout: (SPANS * SPAN_SECONDS + 600) * SECOND_MS,
}, async () => {
  const editor = await signIn(site.baseUrl, { email, password })
  const article = await editor.find('/cms-api/news?sort=-publishedAt')
  const journal = emptyJournal()
  const actor = { baseUrl: site.baseUrl, journal, editor, article }
  const most = await visit(site.baseUrl, { seconds: 5 })

  const ending = new AbortController()
  const work = [
    repeated(PUBLISH_PAUSE_SECONDS, () => publish(actor), journal, ending.signal),
    repeated(0.05, () => look(actor), journal, ending.signal),
    repeated(2, () => report(actor), journal, ending.signal),
    repeated(3, () => download(actor), journal, ending.signal),
    repeated(2, () => administrate(actor), journal, ending.signal),
  ]
  const spans: Span[] = []
  for (let span = 0; span < SPANS; span += 1) {
    const visited = await visit(site.baseUrl, { seconds: SPAN_SECONDS, rate: most.perSecond / 2 })
    spans.push({ ...visited, ...usageOf(site.pid()) })
  }
  // A slow machine does less in the same time.
  const done = () => [journal.published, journal.looks, journal.references.length, journal.zips, journal.adminSteps]
  await expect.poll(() => Math.min(...done())).toBeGreaterThan(SPANS)
  ending.abort()
  await Promise.all(work)
  if (isLong) writeFileSync('docs/soak.md', reportOf({ most, spans, journal, spanSeconds: SPAN_SECONDS }))

  expect(journal.wrong.slice(0, 5)).toEqual([])
  expect(spans.map(({ errors }) => errors)).toEqual(spans.map(() => 0))
  expect(await storedReferences(site.databaseFile)).toEqual(expect.arrayContaining(journal.references))
  if (isLong) expectLevel(spans)
})

/** Does something again and again, and notes what went wrong. */
async function repeated(pauseSeconds: number, step: () => Promise<void>, journal: Journal, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await step().catch((error: unknown) => void journal.wrong.push(String(error)))
    await new Promise((resolve) => setTimeout(resolve, pauseSeconds * SECOND_MS))
  }
}

async function storedReferences(databaseFile: string): Promise<string[]> {
  const database = createClient({ url: `file:${databaseFile}` })
  try {
    const { rows } = await database.execute('SELECT reference FROM service_requests')
    return rows.map(({ reference }) => String(reference))
  } finally {
    database.close()
  }
}

/** The last third is like the one in the middle; the first one fills caches. */
function expectLevel(spans: readonly Span[]): void {
  const third = Math.floor(spans.length / 3)
  const [middle, last] = [spans.slice(third, 2 * third), spans.slice(-third)]
  expect(medianOf(last, 'memoryMb')).toBeLessThan(1.15 * medianOf(middle, 'memoryMb'))
  expect(medianOf(last, 'descriptors')).toBeLessThan(1.15 * medianOf(middle, 'descriptors'))
  expect(medianOf(last, 'p99')).toBeLessThan(2 * medianOf(middle, 'p99'))
}

function medianOf(spans: readonly Span[], name: keyof Span): number {
  const sorted = spans.map((span) => span[name]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
