import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnSite, startOwnSite } from '../support/own-site'

const SECRET = 'a-secret-that-stays-on-the-server'

/** Plays the knowledge base and the product-info host; what it was asked is kept. */
const asked: URL[] = []
const host = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  asked.push(url)
  if (url.pathname === '/kbs/info/rar-attach') return void response.end('the bytes of a zip')
  if (url.searchParams.get('kbsId') === 'BROKEN') return void response.writeHead(502).end('Bad gateway at 10.0.0.7')
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ code: 200, result: { productInstructionBook: '/files/hm3-250-quick-selection.pdf' } }))
})

let site: OwnSite

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(host.address() as AddressInfo).port}`
  site = await startOwnSite({
    KNOWLEDGE_BASE_URL: url,
    KNOWLEDGE_BASE_PLATFORM_CODE: 'website',
    KNOWLEDGE_BASE_SECRET: SECRET,
    KNOWLEDGE_BASE_SIGN_VERSION: 'v2',
    PRODUCT_INFO_URL: url,
  })
})

afterAll(async () => {
  await site?.remove()
  host.close()
})

describe('with an external knowledge base', () => {
  it('a zip comes from there, signed by this server', async () => {
    const response = await fetch(`${site.baseUrl}/kbs/info/rar-attach?ids=12,x,7,12&sign=mine`)
    expect(await response.text()).toBe('the bytes of a zip')
    const { pathname, searchParams } = asked.at(-1) ?? new URL('http://nothing')
    expect(pathname).toBe('/kbs/info/rar-attach')
    expect(searchParams.get('ids')).toBe('12,7')
    expect(searchParams.get('platformCode')).toBe('website')
    const [, hash, timestamp] = /^([0-9a-f]{32})(\d{13})v2$/.exec(searchParams.get('sign') ?? '') ?? []
    expect(hash).toBe(createHash('md5').update(`${SECRET}${timestamp}`).digest('hex'))
  })
})

describe('with an external product-info host', () => {
  it('its answer is passed on', async () => {
    const response = await fetch(`${site.baseUrl}/getProductByKbsId?kbsId=KBS-1`)
    expect(await response.json()).toEqual({ code: 200, result: { productInstructionBook: '/files/hm3-250-quick-selection.pdf' } })
    expect(asked.at(-1)?.searchParams.get('kbsId')).toBe('KBS-1')
  })

  it('the page shows the book it names', async () => {
    const html = await (await fetch(`${site.baseUrl}/PDF2?kbsId=KBS-1`)).text()
    expect(html).toContain('hm3-250-quick-selection.pdf')
    expect(html).not.toContain('预览失败')
  })

  it('a failure of it is a failure that a visitor understands, without its words', async () => {
    const response = await fetch(`${site.baseUrl}/getProductByKbsId?kbsId=BROKEN`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 500, msg: '下载失败，请重试' })
    const html = await (await fetch(`${site.baseUrl}/PDF2?kbsId=BROKEN`)).text()
    expect(html).toContain('预览失败')
    expect(html).not.toContain('10.0.0.7')
  })
})

it('no page carries the secret', async () => {
  for (const path of ['/', '/PDF2?kbsId=KBS-1', '/GoodsInfoView?id=153']) {
    expect(await (await fetch(`${site.baseUrl}${path}`)).text()).not.toContain(SECRET)
  }
})
