import http from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usageOf } from '../../soak/processes'
import { isLong, report } from '../../support/fault-report'
import { type OwnSite, startOwnSite } from '../../support/own-site'

/** How often somebody goes away in the middle of a zip; memory and descriptors are compared from the third of them on. */
const DEPARTURES = isLong ? 1000 : 60

/** How many read a byte now and then, at the same time. */
const SLOW_READERS = 6

let site: OwnSite
let zipPath = ''

beforeAll(async () => {
  site = await startOwnSite({ ZIPS_PER_MINUTE: '1000000' })
  const list = await fetch(`${site.baseUrl}/prod-api/api/attachment/list?pageSize=100`)
  const { rows }: { rows: { id: number }[] } = await list.json()
  zipPath = `/kbs/info/rar-attach?ids=${rows.map(({ id }) => id)}`
})

afterAll(() => site.remove())

/** Asks for a path, and hands over the answer before anything of its body was read. */
function ask(path: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(`${site.baseUrl}${path}`, { agent: false }, resolve).once('error', reject)
  })
}

/** Reads a little of a zip, and goes away. */
async function goAway(): Promise<void> {
  const answer = await ask(zipPath)
  expect(answer.statusCode).toBe(200)
  await new Promise((resolve) => answer.once('data', resolve))
  const closed = new Promise((resolve) => answer.once('close', resolve))
  answer.once('error', () => undefined).destroy()
  await closed
}

it('those who go away in the middle of a zip leave nothing behind', { timeout: isLong ? 30 * 60_000 : undefined }, async () => {
  const samples: { memoryMb: number; descriptors: number }[] = []
  for (let turn = 0; turn < DEPARTURES; turn += 1) {
    await goAway()
    samples.push(usageOf(site.pid()))
  }
  const third = Math.floor(DEPARTURES / 3)
  const most = (part: typeof samples, name: 'memoryMb' | 'descriptors') => Math.max(...part.map((sample) => sample[name]))
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)]
  report({
    what: 'clients that go away in the middle of a zip',
    times: DEPARTURES,
    integrity: 'ok',
    lost: 0,
    others: `memory ${most(middle, 'memoryMb').toFixed(0)} → ${most(last, 'memoryMb').toFixed(0)} MB, descriptors ${most(middle, 'descriptors')} → ${most(last, 'descriptors')}`,
  })
  // Those of departures that are being noticed.
  expect(most(last, 'descriptors')).toBeLessThanOrEqual(most(middle, 'descriptors') + 10)
  expect(most(last, 'memoryMb')).toBeLessThan(1.25 * most(middle, 'memoryMb'))
})

it('those who read a byte now and then hold nobody up', async () => {
  const slow = await Promise.all(Array.from({ length: SLOW_READERS }, () => ask(zipPath)))
  for (const answer of slow) {
    expect(answer.statusCode).toBe(200)
    // Nothing more is taken off the line than what fits into its buffers.
    answer.once('readable', () => answer.read(1))
  }
  const before = usageOf(site.pid()).memoryMb
  for (const path of ['/', '/News', '/GoodsInfoView?id=153', '/SearchResult?val=断路器', '/prod-api/api/product/list']) {
    const response = await fetch(`${site.baseUrl}${path}`)
    expect([path, response.status]).toEqual([path, 200])
    await response.arrayBuffer()
  }
  // What they have not read stays in its files.
  expect(usageOf(site.pid()).memoryMb - before).toBeLessThan(200)
  for (const answer of slow) answer.once('error', () => undefined).destroy()
  expect((await fetch(`${site.baseUrl}/News`)).status).toBe(200)
})
