import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FetcherOptions, makeFetcher } from '../../../src/legacy-import/source/fetcher'
import { openSource } from '../../../src/legacy-import/source/open-source'
import { SourceGone, type SourceProblem } from '../../../src/legacy-import/source/problem'
import type { LegacySource } from '../../../src/legacy-import/source/source'
import * as bad from '../../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../../support/legacy-server/server'

/** Each way in which a source can be bad, and what comes of it (spec: moving/bad-sources). */
let server: LegacyServer
let source: LegacySource
let folder: string
let problems: SourceProblem[]
let closing: (() => Promise<void>)[]

const IMPATIENT = { beginningMs: 300, partMs: 300, wholeMs: 900 }

/** undici looks at its limits once a second. */
const LATE_MS = 4000

beforeEach(async () => {
  server = await startLegacyServer({ products: 5, news: 3 })
  folder = mkdtempSync(path.join(tmpdir(), 'bad-source-'))
  problems = []
  closing = []
  source = open()
})
afterEach(async () => {
  for (const close of closing) await close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

function open(options: Partial<FetcherOptions> = {}): LegacySource {
  const named = [new URL(server.address).host]
  const fetcher = makeFetcher({ named, rate: 10_000, firstPauseMs: 1, timeLimits: IMPATIENT, ...options })
  closing.push(fetcher.close)
  return openSource({ from: server.address, folder, onProblem: (problem) => problems.push(problem) }, fetcher)
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) found.push(row)
  return found
}

/** Sizes of what has been fetched half. */
const halvesIn = (place: string) =>
  readdirSync(path.join(place, 'halves'))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => statSync(path.join(place, 'halves', name)).size)

const kinds = () => [...new Set(problems.map(({ kind }) => kind))]
const losses = () => problems.filter(({ isLoss }) => isLoss).map(({ kind }) => kind)

describe('what passes is asked again', () => {
  it.each([
    ['an error of the server', bad.status(502)],
    ['a connection that breaks', bad.hangUp],
    ['an answer that comes too late', bad.late(LATE_MS)],
    ['an answer that never ends', bad.drip(100)],
  ])('%s, three times', async (_, how) => {
    server.misbehave('/prod-api/api/siteInfo/', how, 3)
    expect(await source.siteInformation()).toMatchObject({ siteName: '海沃电气' })
    expect(problems).toEqual([])
  })

  it('a page of maintenance, once', async () => {
    server.misbehave('/prod-api/api/siteInfo/', bad.webPage, 1)
    expect(await source.siteInformation()).not.toBeNull()
  })

  it('and not before the source wants to be asked', async () => {
    server.misbehave('/prod-api/api/siteInfo/', bad.status(429, { 'Retry-After': '1' }), 1)
    await source.siteInformation()
    const [first, second] = server.requests
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950)
  })
})

describe('what stays wrong is told, and the rest is read', () => {
  it.each([
    ['unanswered', bad.status(500), '没有应答：源站应答 HTTP 500'],
    ['unanswered', bad.late(LATE_MS), '没有应答：等待应答超时'],
    ['unanswered', bad.instead({ code: 500, msg: '系统异常' }), '没有应答：源站应答 code 500：系统异常'],
    ['web-page', bad.webPage, '应答是网页而不是数据：应答是网页而不是数据，可能是维护页面或登录页面'],
    ['unreadable', bad.literally('{"code":200,"da'), '应答无法识别：应答不是约定的 JSON'],
    ['unreadable', bad.literally('[1,2]'), '应答无法识别：应答不是约定的 JSON'],
    ['missing', bad.literally('{"code":200,"data":null}'), '内容不存在：应答中没有 data'],
    ['too-large', bad.literally(' '.repeat(33 * 1024 * 1024)), '内容过大：应答超过 32 MB'],
  ] as const)('%s', async (kind, how, message) => {
    source = open({ timeLimits: { ...IMPATIENT, wholeMs: 20_000 } })
    server.misbehave('/prod-api/api/product/1002', how)
    const products = await all(source.products())
    expect(products.map(({ detail }) => detail === null)).toEqual([false, true, false, false, false])
    expect(problems.filter(({ isLoss }) => isLoss)).toEqual([
      { kind, address: `${server.address}/prod-api/api/product/1002`, message, isLoss: true },
    ])
  })

  it('an answer in GBK is read as it was meant', async () => {
    server.misbehave('/prod-api/api/siteInfo/', bad.inGbk)
    expect(await source.siteInformation()).toMatchObject({ siteName: '电气' })
  })

  it('null where a list should be is an empty list', async () => {
    server.misbehave('/prod-api/api/product/list', bad.noList)
    server.misbehave('/prod-api/api/siteInfo/banner/list', bad.noList)
    expect(await all(source.products())).toEqual([])
    expect(await source.banners()).toEqual([])
    expect(kinds()).toContain('no-list')
  })

  it('of rows that are none, and without a number, the others are there', async () => {
    server.content.products.splice(1, 1, { title: '无编号' }, { articleId: 'x' })
    expect((await all(source.products())).map(({ id }) => id)).toEqual(['1001', '1003', '1004', '1005'])
    expect(losses()).toEqual(expect.arrayContaining(['unreadable-row', 'unreadable-row']))
  })

  it('a date that is none, and a text that is a list, count as missing', async () => {
    server.content.news[0] = { ...server.content.news[0], updateTime: '2023-13-45', title: ['新闻'] }
    expect((await all(source.news()))[0]).toMatchObject({ title: '', publishedAt: null })
    expect(kinds()).toEqual(expect.arrayContaining(['unreadable-date', 'unreadable-value']))
  })

  it.each([
    ['more', 9, true],
    ['less', 2, false],
  ])('a total that says %s than there is ends nothing too early or too late', async (_, total, isLoss) => {
    server.misbehave('/prod-api/api/product/list', bad.wrongTotal(total))
    expect(await all(source.products())).toHaveLength(5)
    const told = problems.filter(({ kind }) => kind === 'wrong-total')
    expect(told).toMatchObject([{ message: `总数与实际条数不符：应答写明 ${total} 条，实际 5 条`, isLoss }])
  })

  it('pages without an end end', async () => {
    server.misbehave('/prod-api/api/attachment/list', bad.endlessPages())
    expect(await all(source.documents())).toHaveLength(1100)
    expect(new Set(losses())).toEqual(new Set(['endless-pages']))
  })

  it('a service that answers the same page again and again has that page', async () => {
    server.misbehave('/prod-api/api/attachment/list', bad.instead({ rows: server.content.documents.slice(0, 10) }))
    expect(await all(source.documents())).toHaveLength(10)
    expect(new Set(losses())).toEqual(new Set(['wrong-total']))
  })

  it('5 MB of text come whole, and a page with too many of them row by row', async () => {
    source = open({ timeLimits: { beginningMs: 20_000, partMs: 20_000, wholeMs: 20_000 } })
    server.misbehave(/news\/list/, bad.largeTexts(5_000_000))
    server.content.news = Array.from({ length: 8 }, (_, index) => ({ ...server.content.news[0], articleId: 801 + index }))
    const news = await all(source.news())
    expect(news.map(({ id }) => id)).toEqual([801, 802, 803, 804, 805, 806, 807, 808])
    expect(losses()).toEqual([])
  })

  it('a category that is its own ancestor, one that is met twice, and a third level', async () => {
    const node = (categoryId: number, ...childrenCategoryList: object[]) => ({
      categoryId,
      categoryName: `分类${categoryId}`,
      childrenCategoryList,
    })
    server.content.productCategories = [node(1, node(2, node(1), node(3)), node(4)), node(5, node(2))]
    expect(await source.productCategories()).toEqual([
      {
        id: 1,
        name: '分类1',
        children: [
          { id: 2, name: '分类2' },
          { id: 3, name: '分类3' },
          { id: 4, name: '分类4' },
        ],
      },
      { id: 5, name: '分类5', children: [] },
    ])
    expect(kinds()).toEqual(['cycle', 'too-deep', 'duplicate-number'])
  })

  it('a site that is away is not asked to the end', async () => {
    server.misbehave('/prod-api', bad.status(503))
    for (let tries = 1; tries < 5; tries += 1) expect(await source.singlePage(tries)).toBeNull()
    await expect(source.singlePage(5)).rejects.toThrow(SourceGone)
  })
})

describe('no host is asked that was not named', () => {
  it('not by a redirect, nor by an address in a text', async () => {
    const other = await startLegacyServer()
    const { port } = new URL(other.address)
    server.misbehave('/prod-api/api/siteInfo/', bad.redirectTo(`http://localhost:${port}/prod-api/api/siteInfo/`))
    expect(await source.siteInformation()).toBeNull()
    expect(await source.file(`${other.address}/profile/upload/a.png`)).toBeNull()
    expect(await source.file('ftp://127.0.0.1/a.png')).toBeNull()
    expect(kinds()).toEqual(['refused'])
    expect(problems[0]?.message).toContain(`主机 localhost:${port} 不在指定范围内`)
    expect(other.requests).toEqual([])
    await other.stop()
  })

  it('a redirect on the host itself is followed, but not for ever', async () => {
    server.misbehave('/prod-api/api/siteInfo/', bad.redirectTo('/prod-api/api/siteInfo?moved'), 1)
    expect(await source.siteInformation()).not.toBeNull()
    server.misbehave('/prod-api/api/siteInfo/', bad.redirectTo('/prod-api/api/siteInfo/'))
    expect(await source.siteInformation()).toBeNull()
    expect(problems[0]?.message).toBe('没有应答：重定向超过 5 次')
  })

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:192.168.0.1', 'fd00::1'])(
    'a name that stands for %s is not connected to',
    async (address) => {
      const lookup: LookupFunction = (_, options, callback) =>
        options.all ? callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]) : callback(null, address, 4)
      const { port } = new URL(server.address)
      source = open({ named: [new URL(server.address).host, `files.example:${port}`], lookup })
      expect(await source.file(`http://files.example:${port}/profile/upload/a.png`)).toBeNull()
      expect(problems[0]?.message).toContain('指向内部网络地址')
      expect(server.requests).toEqual([])
    },
  )
})

describe('files', () => {
  const FILE = '/profile/upload/files/sample-1.pdf'

  it('come whole, with their name and what they are', async () => {
    const file = await source.file(FILE)
    expect(file).toMatchObject({ contentType: 'application/pdf', name: 'sample-1.pdf', address: `${server.address}${FILE}` })
    expect(readFileSync(file?.path ?? '')).toHaveLength(file?.size ?? 0)
  })

  it('that break off go on where they were', async () => {
    const whole = await source.file(FILE)
    server.requests.splice(0)
    server.breakOff(FILE, { after: 100, times: 2, stalls: true })
    expect(await source.file(FILE)).toEqual({ ...whole, release: expect.any(Function) })
    expect(server.requests.map(({ range }) => range)).toEqual([undefined, 'bytes=100-', 'bytes=200-'])
    expect(problems).toEqual([])
  })

  it('that can not go on begin anew', async () => {
    const whole = await source.file(FILE)
    server.breakOff(FILE, { after: 100, times: 2, stalls: true, hasRanges: false })
    expect(await source.file(FILE)).toMatchObject({ sha256: whole?.sha256 })
  })

  it('that have changed meanwhile are not put together of two', async () => {
    server.breakOff(FILE, { after: 100, times: 2, stalls: true, changes: true })
    const file = await source.file(FILE)
    expect(
      readFileSync(file?.path ?? '')
        .subarray(0, 200)
        .toString(),
    ).toBe('0'.repeat(200))
  })

  it('go on after the process was killed', async () => {
    const killed = new AbortController()
    server.breakOff(FILE, { after: 100, times: 1, stalls: true })
    const half = expect(open({ signal: killed.signal }).file(FILE)).rejects.toThrow()
    await expect.poll(() => halvesIn(folder)).toEqual([100])
    killed.abort()
    await half
    server.behave()
    server.requests.splice(0)
    expect(await source.file(FILE)).toMatchObject({ contentType: 'application/pdf' })
    expect(server.requests.map(({ range }) => range)).toEqual(['bytes=100-'])
  })

  it.each([
    ['missing', bad.status(404)],
    ['web-page', bad.webPage],
    ['unanswered', bad.status(403)],
    ['broken-file', bad.literally('')],
  ] as const)('that can not be had are told: %s', async (kind, how) => {
    server.misbehave(FILE, how)
    expect(await source.file(FILE)).toBeNull()
    expect(problems).toMatchObject([{ kind, address: `${server.address}${FILE}`, isLoss: true }])
  })

  it('asked for twice at once are fetched once', async () => {
    const [one, two] = await Promise.all([source.file(FILE), source.file(FILE)])
    expect(one).toEqual({ ...two, release: expect.any(Function) })
    expect(server.requests).toHaveLength(1)
    await one?.release()
    expect(existsSync(two?.path ?? ''), 'the other one still needs it').toBe(true)
    await two?.release()
    expect(existsSync(two?.path ?? '')).toBe(false)
  })
})

it('no more requests begin in a second than was said, and no more are open at once', async () => {
  source = open({ rate: 20, atOnce: 2 })
  await Promise.all(Array.from({ length: 6 }, (_, index) => source.singlePage(50 + index)))
  const times = server.requests.map(({ at }) => at)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(200)
})
