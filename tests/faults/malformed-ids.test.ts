import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../support/rich-text'
import { makeCategories, makeCover } from './product-parts'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

const onMongodb = Boolean(process.env.TEST_DATABASE_URI)

/** What no database has, and what the other one has. */
const malformed = ['zzz', onMongodb ? '12' : '64b7f3c2a1b2c3d4e5f60718', '1.5', '-1']

/** As this database calls documents; there is none of that name. */
const nobody = onMongodb ? '64b7f3c2a1b2c3d4e5f60718' : '1234567'

let cms: Payload
let token = ''
let category: number | string
let cover: number | string

beforeAll(async () => {
  cms = await emptySite({})
  await makeUser(cms, 'li', 'admin')
  token = await tokenOf('li')
  const [made = 0] = await makeCategories(cms, ['断路器'])
  category = made
  cover = await makeCover(cms)
})

const ask = (target: string, method = 'GET', body?: object) => rest(target, { token, method, ...(body && { body }) })
const messageOf = (body: Record<string, unknown>) => (body.errors as { message: string }[])[0]?.message

const product = (more: object) => ({
  ...{ title: 'HM3-250', model: 'HM3', summary: '断路器', description: richText('正文'), publishedAt: '2026-01-01T00:00:00.000Z' },
  ...{ sortOrder: 1, category, cover, ...more },
})

describe('an id that the database can not have', () => {
  it.each([
    ['category', '产品分类'],
    ['category.parent', '上级'],
    ['gallery', '图集'],
    ['documents', '产品资料'],
  ])('in a filter of %s is said in Chinese', async (path, label) => {
    for (const id of malformed) {
      for (const operator of ['equals', 'not_equals', 'in']) {
        const { status, body } = await ask(`/products?where[${path}][${operator}]=${id}`)
        expect([status, messageOf(body)], `${operator} ${id}`).toEqual([
          400,
          expect.stringMatching(new RegExp(`^筛选条件「.*${label}.*」中的编号无效`)),
        ])
      }
    }
  })

  it.each([
    (id: string) => `/products?where[or][0][and][0][category][in]=${nobody},${id}`,
    (id: string) => `/products/count?where[category][equals]=${id}`,
    (id: string) => `/products?draft=true&where[category][equals]=${id}`,
    (id: string) => `/products/versions?where[version.category][equals]=${id}`,
    (id: string) => `/products/versions?where[parent][equals]=${id}`,
  ])('wherever one may ask: %s', async (target) => {
    for (const id of malformed) expect((await ask(target(id))).status, target(id)).toBe(400)
  })

  it('in a filter of what is to be changed or deleted is refused', async () => {
    for (const id of malformed) {
      for (const method of ['PATCH', 'DELETE']) {
        const { status } = await ask(`/news?where[cover][equals]=${id}`, method, { title: '全部' })
        expect(status, `${method} ${id}`).toBe(400)
      }
    }
  })

  it('in an address is found nowhere', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      for (const id of ['zzz', nobody])
        expect((await ask(`/news/${id}`, method, method === 'GET' ? undefined : { title: '新' })).status).toBe(404)
    }
  })

  it.each([
    ['产品分类', (id: unknown) => ({ category: id })],
    ['封面', (id: unknown) => ({ cover: id })],
    ['图', (id: unknown) => ({ gallery: [cover, id] })],
    ['产品资料', (id: unknown) => ({ documents: [id] })],
    ['图', (id: unknown) => ({ seo: { image: id } })],
  ])('in a product or its draft is not stored: %s', async (label, more) => {
    const sent = [...malformed, onMongodb ? 12 : 1.5, true, { a: 1 }, ['a']]
    for (const id of sent) {
      for (const [target, _status] of [
        ['/products', 'published'],
        ['/products?draft=true', 'draft'],
      ] as const) {
        const { status, body } = await ask(target, 'POST', product({ ...more(id), _status }))
        expect([status, messageOf(body)], JSON.stringify(id)).toEqual([
          400,
          expect.stringMatching(new RegExp(`^「.*${label}.*」引用的内容编号无效`)),
        ])
      }
    }
    expect((await cms.count({ collection: 'products', overrideAccess: true })).totalDocs).toBe(0)
  })

  it('in what is a global is not stored', async () => {
    const { status, body } = await ask('/globals/site-information', 'POST', { publicAccountQrcode: 'zzz' })
    expect([status, messageOf(body)]).toEqual([400, expect.stringMatching(/引用的内容编号无效/)])
  })
})

describe('what is asked and stored as ever', () => {
  it('filters with ids, with several, and with none', async () => {
    const { status, body } = await ask('/products?draft=true', 'POST', product({ _status: 'draft', documents: [], turntable: null }))
    expect(status, JSON.stringify(body)).toBe(201)
    const count = async (filter: string) => (await ask(`/products?draft=true&depth=0&${filter}`)).body.totalDocs
    expect(await count(`where[category][equals]=${category}`)).toBe(1)
    expect(await count(`where[category][in]=${nobody},${category}`)).toBe(1)
    expect(await count(`where[category][not_equals]=${category}`)).toBe(0)
    expect(await count('where[turntable][exists]=false')).toBe(1)
    expect(await count('where[turntable][equals]=null')).toBe(1)
    expect(await count(`where[category][equals]=${nobody}`)).toBe(0)
    expect(await count('where[title][equals]=zzz')).toBe(0)
  })

  it.skipIf(onMongodb)('what was deleted meanwhile is said, too', async () => {
    const { status, body } = await ask('/products?draft=true', 'POST', product({ _status: 'draft', category: Number(nobody) }))
    expect([status, messageOf(body)]).toEqual([400, expect.stringMatching(/^引用的内容不存在/)])
  })
})
