import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ADDRESS_HEADER } from '@/lib/internal-headers.mjs'
import { richText } from '../support/rich-text'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let cms: Payload
let editor: string
let service: string
/** Each test has visitors of its own: one is counted once a day for a term. */
let visitors = 0
const visitor = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

beforeAll(async () => {
  cms = await emptySite({ ANALYTICS_PROVIDER: 'first-party', PAGE_VIEWS_PER_MINUTE: '20000' })
  await makeUser(cms, 'editor', 'editor')
  await makeUser(cms, 'service', 'service')
  editor = await tokenOf('editor')
  service = await tokenOf('service')
  const news = { content: richText('正文'), publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status: 'published' as const }
  await cms.create({ collection: 'news', data: { ...news, title: '小型断路器上市' }, ...system })
})

beforeEach(async () => {
  await cms.db.deleteMany({ collection: 'search-terms', where: { id: { exists: true } } })
})

/** What a browser sends when it shows results. */
async function search(term: string, address = visitor(), headers: Record<string, string> = {}): Promise<number> {
  const { answerSearchReport } = await import('@/prod-api/search-report')
  const { guarded } = await import('@/prod-api/guarded')
  const request = new Request('http://localhost/searches', {
    method: 'POST',
    headers: { 'user-agent': BROWSER, [ADDRESS_HEADER]: address, ...headers },
    body: JSON.stringify({ term }),
  })
  return (await guarded(request, answerSearchReport)).status
}

async function rows(): Promise<Record<string, number>> {
  const { docs } = await cms.find({ collection: 'search-terms', pagination: false, ...system })
  const counts: Record<string, number> = {}
  for (const { term, count } of docs) counts[term] = (counts[term] ?? 0) + count
  return counts
}

/** All that was searched before is stored together with this, or before it. */
async function untilStored() {
  const last = `最后 ${visitor()}`.replaceAll('.', 'x')
  await search(last)
  await expect.poll(async () => Object.keys(await rows())).toContain(last)
  await cms.db.deleteMany({ collection: 'search-terms', where: { term: { equals: last } } })
}

const sums = async (fewest = 1) => {
  const { sumSearchTerms } = await import('@/database/search-term-sums')
  return sumSearchTerms(cms, { since: '2000-01-01', fewest })
}

describe('searches', () => {
  it('are counted by day and term, however they are typed, with how much is found', async () => {
    for (const typed of ['小型断路器', ' 小型断路器 ', 'HM3-250', 'ＨＭ３－２５０']) expect(await search(typed)).toBe(204)
    await untilStored()
    expect(await sums()).toEqual([
      { term: 'hm3-250', count: 2, found: 0, isIgnored: false },
      { term: '小型断路器', count: 2, found: 1, isIgnored: false },
    ])
  })

  it('of one visitor count once a day', async () => {
    const address = visitor()
    for (let times = 0; times < 5; times += 1) await search('漏保', address)
    await search('漏保')
    await untilStored()
    expect(await rows()).toEqual({ 漏保: 2 })
  })

  it('are not counted of robots, other sites and who asks not to be followed', async () => {
    const others: Record<string, string>[] = [
      { 'user-agent': 'curl/8' },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of others) expect(await search('漏保', visitor(), headers)).toBe(204)
    await untilStored()
    expect(await rows()).toEqual({})
  })

  it('leave nothing of what looks personal, in no table at all', async () => {
    const personal = ['13800138000', '张三 138 0013 8000', 'li@example.com', '33010619900101123X', 'R20261125-12345678', '李先生']
    for (const typed of personal) expect(await search(typed)).toBe(204)
    await untilStored()
    expect(await rows()).toEqual({})
  })

  it('of strangers who make up 10,000 terms leave a thousand rows at most', async () => {
    const { storeSearchTerms, MOST_OF_DAY } = await import('@/intake/search-term-store')
    const { insertRows } = await import('@/database/rows')
    const day = '2026-01-01'
    const known = Array.from({ length: MOST_OF_DAY - 3 }, (_, index) => ({ day, term: `众人 ${index}`, count: 1, found: 0 }))
    await insertRows({ payload: cms }, 'search-terms', known)
    const terms = Array.from({ length: 10_000 }, (_, index) => ({ day, term: `鱻 ${index}`, count: 1 }))
    // As the batches come, of 200 each; what is known goes on counting.
    for (let start = 0; start < terms.length; start += 200) await storeSearchTerms(terms.slice(start, start + 200), () => undefined)
    await storeSearchTerms([{ day, term: '众人 7', count: 4 }], () => undefined)
    const counts = await rows()
    expect(Object.keys(counts)).toHaveLength(MOST_OF_DAY)
    expect(counts['众人 7']).toBe(5)
  })

  it('are added up by the database, whoever writes them', async () => {
    const { storeSearchTerms } = await import('@/intake/search-term-store')
    const term = { day: '2026-01-01', term: '漏保', count: 1 }
    await Promise.all(Array.from({ length: 10 }, () => storeSearchTerms([term], () => undefined)))
    expect(await rows()).toEqual({ 漏保: 10 })
  })

  it('are forgotten after thirty days', async () => {
    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    const dayBefore = (days: number) => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
    for (const days of [0, 29, 31, 400]) {
      await cms.db.create({ collection: 'search-terms', data: { day: dayBefore(days), term: `${days} 天前`, count: 9, found: 0 } })
    }
    await clearLeftovers(cms)
    expect(Object.keys(await rows()).sort()).toEqual(['0 天前', '29 天前'])
  })
})

describe('a term without results', () => {
  const put = (name: string, token: string, body: object) => rest(`/search-terms/${name}`, { method: 'POST', token, body })

  it('is made another word for what the site has, and finds it from then on', async () => {
    await search('空开')
    await untilStored()
    expect((await sums())[0]).toMatchObject({ term: '空开', found: 0 })
    expect((await put('synonym', service, { term: '空开', meaning: '小型断路器' })).status).toBe(403)
    const useless = await put('synonym', editor, { term: '空开', meaning: '没有这个' })
    expect([useless.status, useless.text]).toEqual([400, expect.stringContaining('“没有这个”也没有结果')])
    expect((await put('synonym', editor, { term: '空开', meaning: '空 开' })).status).toBe(400)
    const { status, body } = await put('synonym', editor, { term: '空开', meaning: '小型断路器' })
    expect([status, body.found]).toEqual([200, 1])
    expect((await sums())[0]).toMatchObject({ term: '空开', found: 1 })
    // Another one joins the same group, and nothing is there twice.
    for (const term of ['微断', '微断']) expect((await put('synonym', editor, { term, meaning: '空开' })).body).toEqual({ found: 1 })
    const { docs } = await cms.find({ collection: 'synonyms', ...system })
    expect(docs.map(({ words }) => words.map(({ word }) => word))).toEqual([['小型断路器', '空开', '微断']])
  })

  it('is put away, also of the days that come, and comes back', async () => {
    await search('跳闸盒')
    await untilStored()
    expect((await put('put-away', service, { term: '跳闸盒', isIgnored: true })).status).toBe(403)
    expect((await put('put-away', editor, { term: '跳闸盒', isIgnored: true })).status).toBe(200)
    const { storeSearchTerms } = await import('@/intake/search-term-store')
    await storeSearchTerms([{ day: '2099-01-01', term: '跳闸盒', count: 1 }], () => undefined)
    expect(await sums()).toEqual([{ term: '跳闸盒', count: 2, found: 0, isIgnored: true }])
    await put('put-away', editor, { term: '跳闸盒', isIgnored: false })
    expect(await sums()).toEqual([{ term: '跳闸盒', count: 2, found: 0, isIgnored: false }])
  })

  it('that fewer than asked have searched is not among the sums', async () => {
    for (const term of ['漏保', '漏保', '漏保', '罕见']) await search(term)
    await untilStored()
    expect((await sums(3)).map(({ term }) => term)).toEqual(['漏保'])
  })
})
