import { beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../support/read-sheet'
import { allRows } from './support/api'
import { signedInEditor } from './support/editor'
import { send } from './support/http'

const addressOf = (id: string, code = '') => `/prod-api/api/product/${id}/datasheet${code && `?${new URLSearchParams({ code })}`}`
const CODE = 'HM3-250 H 3 D 200 F'

describe('the data sheet of each product (spec: data-sheet/layout)', () => {
  let products: { articleId: string; title: string }[] = []
  beforeAll(async () => {
    products = await allRows('/api/product/list')
  })

  it('is a tagged PDF of one or two pages, in Chinese that can be selected, of at most 400 kB', async () => {
    expect(products.length).toBeGreaterThan(70)
    for (const { articleId, title } of products) {
      const { status, headers, body } = await send(addressOf(articleId))
      expect([status, headers['content-type']], articleId).toEqual([200, 'application/pdf'])
      expect(body.length, articleId).toBeLessThanOrEqual(400 * 1024)
      const sheet = await readSheet(body)
      expect([1, 2], articleId).toContain(sheet.pages.length)
      expect(sheet, articleId).toMatchObject({ language: 'zh-CN', isMarked: true, title: expect.stringMatching(/ 数据表$/) })
      expect(sheet.roles, articleId).toEqual(expect.arrayContaining(['H1', 'Table', 'Figure']))
      expect(sheet.fonts.length, articleId).toBeGreaterThanOrEqual(3)
      for (const font of sheet.fonts) expect(font, articleId).toMatch(/^[A-Z]{6}\+/)
      const model = title.split(' ')[0] ?? ''
      expect(sheet.pages[0], articleId).toContain(model)
      expect(sheet.pages[0], articleId).toContain('生成，资料版本')
    }
  })
})

describe('the data sheet of an order code (spec: data-sheet/content)', () => {
  it('has the values of the code, and what its fragments mean', async () => {
    const { headers, body } = await send(addressOf('153', CODE))
    const { pages, title } = await readSheet(body)
    expect(title).toBe(`${CODE} 塑壳断路器 数据表`)
    expect(pages[0]).toContain('160〜200 / 1,000〜2,000')
    expect(pages[0]).not.toContain('质量（3P / 4P）')
    expect(pages[0]).toContain('订货型号')
    expect(pages[0]).toContain('固定板前')
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(`${CODE} 塑壳断路器 数据表.pdf`)}`)
    expect(headers.link).toMatch(/GoodsInfoView\?id=153&code=HM3-250\+H\+3\+D\+200\+F>; rel="canonical"$/)
  })

  it('is the same however the code is spelled', async () => {
    const [one, other] = await Promise.all([send(addressOf('153', CODE)), send(addressOf('153', 'hm3-250h3d200f'))])
    expect(other.headers.etag).toBe(one.headers.etag)
  })

  it.each([
    ['153', 'HA1-2000 400', 404, /没有这个订货型号/],
    ['153', 'HM3-250 H 3', 404, /还不能下单/],
    ['153', 'HM3-250 H 3 D 16 F', 404, /不能组合/],
    ['999999', '', 404, /没有这款产品/],
    ['153_2', '', 404, /没有这款产品/],
    ['1%27', '', 404, /没有这款产品/],
  ])('of %s, %j: %i', async (id, code, status, message) => {
    const reply = await send(addressOf(id, code))
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.text)).toEqual({ code: 404, msg: expect.stringMatching(message) })
  })
})

describe('a data sheet that was sent (spec: data-sheet/kept)', () => {
  const { ask, change } = signedInEditor()

  it('is sent again only when it says something else, and never older once a change was told', async () => {
    const address = addressOf('154')
    const first = await send(address)
    const again = await send(address, { headers: { 'if-none-match': first.headers.etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const { docs } = await ask('GET', 'products?where[articleId][equals]=154&depth=0&limit=1')
    const product = docs[0]
    await change(`products/${product?.id}`, { summary: '改过的简介，数据表随之更新。', _status: 'published' })
    try {
      const after = await send(address, { headers: { 'if-none-match': first.headers.etag } })
      expect(after.status).toBe(200)
      expect((await readSheet(after.body)).pages[0]).toContain('改过的简介，数据表随之更新。')
    } finally {
      await change(`products/${product?.id}`, { summary: product?.summary, _status: 'published' })
    }
    // It says what it said at first, and is the file that was kept.
    expect((await send(address)).headers.etag).toBe(first.headers.etag)
  })

  it('is gone with its product', async () => {
    const { docs } = await ask('GET', 'products?where[articleId][equals]=205&depth=0&limit=1')
    await change(`products/${docs[0]?.id}`, { _status: 'draft' })
    try {
      expect((await send(addressOf('205'))).status).toBe(404)
    } finally {
      await change(`products/${docs[0]?.id}`, { _status: 'published' })
    }
    expect((await send(addressOf('205'))).status).toBe(200)
  })

  it('answers HEAD, and refuses other methods', async () => {
    expect(await send(addressOf('153'), { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect((await send(addressOf('153'), { method: 'POST', body: '{}' })).status).toBe(405)
  })
})
