import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readingRequest } from '../../../src/shadow/reading-requests'
import { type Shadow, startShadow } from '../../../src/shadow/shadow'
import { summaryText } from '../../../src/shadow/summary-page'
import * as bad from '../../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../../support/legacy-server/server'

// Hundreds of lines that say that the legacy service is away.
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'))

let legacy: LegacyServer
let own: LegacyServer
let shadow: Shadow
let site: string

beforeEach(async () => {
  ;[legacy, own] = await Promise.all([startLegacyServer(), startLegacyServer()])
  shadow = await startOn(own.address)
})
afterEach(async () => {
  await shadow.stop()
  await Promise.all([legacy.stop(), own.stop()])
})

async function startOn(address: string): Promise<Shadow> {
  const started = await startShadow({
    legacy: legacy.address,
    own: address,
    port: 0,
    host: '127.0.0.1',
    summaryPort: 0,
    trustsProxy: false,
  })
  site = `http://127.0.0.1:${started.port}`
  return started
}

const summary = async () => {
  // The copy of an answer is told just after its end.
  await expect.poll(() => shadow.budget.left).toBe(64 * 1024 * 1024)
  await shadow.idle()
  return shadow.statistics.summary()
}

const seen = (server: LegacyServer) => server.requests.map(({ method, url }) => `${method} ${url}`)

it('answers from this site, and asks the legacy service the same', async () => {
  own.content.siteInfo = { ...own.content.siteInfo, siteName: '新站' }
  const answer = await fetch(`${site}/prod-api/api/siteInfo/`)
  expect(await answer.json()).toMatchObject({ data: { siteName: '新站' } })
  await fetch(`${site}/prod-api/api/product/1001`)
  await fetch(`${site}/prod-api/api/product/list?pageSize=9&title=${encodeURIComponent('王芳')}`)
  expect(await summary()).toMatchObject({
    passedOn: 3,
    equal: 2,
    different: 1,
    skipped: 0,
    differences: [{ kind: '/api/siteInfo data.siteName', count: 1, example: '/prod-api/api/siteInfo/' }],
  })
  expect(seen(legacy).toSorted()).toEqual(seen(own).toSorted())
  const page = await (await fetch(`http://127.0.0.1:${shadow.summaryPort}/`)).text()
  expect(page).toBe(summaryText(shadow.statistics.summary()))
  expect(page).toContain('/api/siteInfo data.siteName')
  expect(page).not.toContain(encodeURIComponent('王芳'))
})

it('names a request that shows a difference without what somebody searched for, however that is called', async () => {
  own.content.products = own.content.products.map((row) => ({ ...row, title: '改过的标题' }))
  await fetch(`${site}/prod-api/api/product/list?pageSize=9&isNew=1&keyword=${encodeURIComponent('王芳')}`)
  const { differences } = await summary()
  expect(differences.map(({ example }) => example)).toEqual(['/prod-api/api/product/list?pageSize=9&isNew=1&keyword=…'])
})

it('never sends writes, pages, files and captchas twice', async () => {
  const post = (path: string) => fetch(`${site}${path}`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  await post('/prod-api/api/consult/')
  await post('/server/v1/console/base/data/leave_message/save')
  await fetch(`${site}/prod-api/api/product/1001`, { method: 'PUT' })
  await fetch(`${site}/prod-api/captchaImage`)
  await fetch(`${site}/NewsDetail?id=801`)
  await fetch(`${site}/profile/upload/files/sample-1.pdf`)
  await summary()
  expect(legacy.requests).toEqual([])
  expect(own.requests).toHaveLength(6)
})

it('asks the lookup of a request twice, and says of it only which fields differ', async () => {
  own.misbehave('/scheduling', bad.literally('{"code":200,"msg":"","data":{"tel":"13800138000"}}'))
  legacy.misbehave('/scheduling', bad.literally('{"code":200,"msg":"","data":{"tel":"13900139000"}}'))
  const body = JSON.stringify({ form: true, tel: '13800138000', type: 'Repair' })
  await fetch(`${site}/scheduling/common/data/selleavebytel`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  const { differences } = await summary()
  expect(differences).toEqual([{ kind: '/scheduling/common/data/selleavebytel data.tel', count: 1, example: null }])
})

describe('what the legacy service does is nobody’s trouble', () => {
  it.each([
    ['nothing', bad.hangUp],
    ['too late', bad.late(2000)],
    ['a page', bad.webPage],
    ['an answer without an end', bad.drip(50)],
  ])('%s', async (_, how) => {
    legacy.misbehave('/prod-api', how)
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site}/prod-api/api/product/1001`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(performance.now() - begun).toBeLessThan(1500)
  })

  it('more than may wait is answered, and not asked beside', async () => {
    legacy.misbehave('/prod-api', bad.late(3000))
    for (let round = 0; round < 15; round += 1)
      await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${site}/prod-api/api/siteInfo/`)).text()))
    await expect.poll(() => shadow.statistics.skipped).toBeGreaterThanOrEqual(300 - 204)
    expect(shadow.statistics.passedOn).toBe(300)
  })
})

describe('what this site answers comes as it is', () => {
  async function withSite(answer: http.RequestListener, ask: () => Promise<void>): Promise<void> {
    const server = http.createServer(answer).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    await shadow.stop()
    shadow = await startOn(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await ask()
    server.closeAllConnections()
    server.close()
  }

  it('compressed, with all its headers, and with where it came from', async () => {
    let forwarded: unknown
    const body = JSON.stringify({ code: 200, msg: '操作成功', data: legacy.content.siteInfo })
    await withSite(
      (request, response) => {
        forwarded = [request.headers['x-forwarded-for'], request.headers.host]
        response.setHeader('Set-Cookie', ['a=1', 'b=2'])
        response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end(gzipSync(body))
      },
      async () => {
        const answer = await fetch(`${site}/prod-api/api/siteInfo/`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
        expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
        expect(await answer.text()).toBe(body)
        expect(forwarded).toEqual(['127.0.0.1', new URL(site).host])
        expect(await summary()).toMatchObject({ equal: 1 })
      },
    )
  })

  it.each([
    ['/prod-api/api/siteInfo/', 200, { equal: 1, different: 0, skipped: 0 }],
    ['/News', 304, { equal: 0, different: 0, skipped: 0 }],
  ])('%s comes with status %i to whoever has it already: what is compared is compared whole', async (path, status, counts) => {
    const body = JSON.stringify({ code: 200, msg: '操作成功', data: legacy.content.siteInfo })
    await withSite(
      (request, response) => {
        const isKnown = request.headers['if-none-match'] !== undefined || request.headers['if-modified-since'] !== undefined
        response.writeHead(isKnown ? 304 : 200, { 'Content-Type': 'application/json', ETag: '"1"' }).end(isKnown ? '' : body)
      },
      async () => {
        const headers = { 'If-None-Match': '"1"', 'If-Modified-Since': new Date().toUTCString() }
        const answer = await fetch(`${site}${path}`, { headers })
        expect(answer.status).toBe(status)
        await answer.text()
        expect(await summary()).toMatchObject(counts)
      },
    )
  })

  it('large ones are passed on and not compared', async () => {
    const body = JSON.stringify({ data: '长'.repeat(1_000_000) })
    await withSite(
      (_, response) => void response.end(body),
      async () => {
        expect((await (await fetch(`${site}/prod-api/api/siteInfo/`)).text()).length).toBe(body.length)
        expect(await summary()).toMatchObject({ skipped: 1, equal: 0 })
      },
    )
  })

  it('and when it does not answer, a sentence says so', async () => {
    await own.stop()
    const answer = await fetch(`${site}/prod-api/api/siteInfo/`)
    expect(answer.status).toBe(502)
    expect(await answer.text()).toBe('网站暂时无法访问，请稍后再试。')
    own = await startLegacyServer()
  })
})

it.each([
  ['GET', '/prod-api/api/product/list?pageNum=1', '/api/product/list'],
  ['GET', '/prod-api/api/siteInfo/', '/api/siteInfo'],
  ['GET', '/prod-api/api/product/153_2', '/api/product/{id}'],
  ['GET', '/getProductByKbsId?kbsId=1', '/getProductByKbsId'],
  ['POST', '/scheduling/common/data/selleavebytel', '/scheduling/common/data/selleavebytel'],
  ['GET', '/prod-api/captchaImage', undefined],
  ['GET', '/prod-api/api/suggest?q=a', undefined],
  ['HEAD', '/prod-api/api/product/list', undefined],
  ['POST', '/prod-api/api/product/list', undefined],
  ['POST', '/prod-api/api/consult/', undefined],
  ['GET', '/News', undefined],
])('%s %s reads %s', (method, url, endpoint) => {
  expect(readingRequest(method, url)?.endpoint).toBe(endpoint)
})
