import { describe, expect, it } from 'vitest'
import { readXlsx } from '@/spreadsheet/read-xlsx'
import { readSheet } from '../../support/read-sheet'
import { base } from '../support/http'

const PATH = '/prod-api/api/product/selection'
const CODE = 'HM3-250 H 3 D 200 F'

const post = (path: string, body: BodyInit, type = 'application/json') =>
  fetch(new URL(path, base), { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' })

async function describeEntries(entries: unknown) {
  const response = await post(PATH, JSON.stringify({ entries }))
  return { status: response.status, body: await response.json() }
}

/** spec: prod-api/selection-list */
describe('POST /prod-api/api/product/selection', () => {
  it('says what the rows of a list are, and each product once', async () => {
    const { body } = await describeEntries([
      { product: '153', code: 'hm3250h3d200f' },
      { product: '153', code: `${CODE} AX11` },
      { product: '158', code: '' },
      { product: '', code: 'HM2-250L/3300 200A' },
      { product: '153', code: 'HM3-250 H 3 D 999 F' },
      { product: '', code: 'XB7-9982' },
      { product: '999999', code: '' },
    ])
    const rows = body.data.entries.map(({ state, product, code }: Record<string, string>) => [state, product, code])
    expect(rows).toEqual([
      ['found', '153', CODE],
      ['found', '153', `${CODE} AX11`],
      ['found', '158', ''],
      ['changed', '153', 'HM3-250 M 3 D 200 F'],
      ['product', '153', ''],
      ['unknown', '', ''],
      ['unknown', '', ''],
    ])
    expect(body.data.entries[1].meaning).toContain('带 AX11')
    expect(body.data.products.map(({ id }: { id: string }) => id).sort()).toEqual(['153', '158'])
    expect(body.data.products[0].documents[0]).toEqual({ id: expect.any(Number), kind: expect.any(String), size: expect.any(Number) })
  })

  it('says what an accessory belongs to', async () => {
    const { body } = await describeEntries([
      { product: '212', code: '' },
      { product: '150', code: '' },
    ])
    const fitted = body.data.products.map(({ id, accessoryOf }: Record<string, unknown>) => [id, accessoryOf])
    expect(fitted).toEqual(
      expect.arrayContaining([
        ['212', expect.arrayContaining(['150', '151'])],
        ['150', []],
      ]),
    )
  })

  it('takes a thousand rows and no more', async () => {
    const entries = (count: number) => Array.from({ length: count }, () => ({ product: '153', code: CODE }))
    expect((await describeEntries(entries(1000))).body.data.entries).toHaveLength(1000)
    expect((await describeEntries(entries(1001))).body).toMatchObject({ code: 500, msg: '清单最多 1000 行' })
    expect((await describeEntries([{ product: 153 }])).status).toBe(400)
  })
})

/** spec: selection-list/export */
describe('a selection list as a file', () => {
  const items = [
    { product: '153', code: CODE, quantity: 6, note: '=1+1' },
    { product: '', code: 'XB7-9982', quantity: 1, note: '' },
  ]
  const form = (format: string) => new URLSearchParams({ name: '云栖/A3', format, items: JSON.stringify(items) }).toString()
  const type = 'application/x-www-form-urlencoded'

  it('has all rows, those too that are not known; its name says which list it is', async () => {
    const response = await post(`${PATH}/export`, form('xlsx'), type)
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('选型清单-')
    const [sheet] = await readXlsx(Buffer.from(await response.arrayBuffer()))
    expect(sheet?.rows.map((row) => [row[1], row[4], row[5]])).toEqual([
      ['型号', '位置与备注', '数量'],
      [CODE, '=1+1', '6'],
      ['XB7-9982', '', '1'],
    ])
    const csv = await (await post(`${PATH}/export`, form('csv'), type)).text()
    expect(csv).toContain("'=1+1")
  })

  /** spec: selection-list/pdf */
  it('as a PDF says the same, with pictures and a link to scan, and is sent with its name', async () => {
    const response = await post(`${PATH}/export`, form('pdf'), type)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(/选型清单-云栖-A3\.pdf$/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.length).toBeLessThan(400_000)
    const { pages, title } = await readSheet(bytes)
    expect(title).toBe('云栖/A3 选型清单')
    expect(pages).toHaveLength(1)
    for (const text of [CODE, '塑壳断路器', '固定板前', '=1+1', 'XB7-9982', '合计 2 个型号，7 台', '扫码打开这张清单'])
      expect(pages[0]).toContain(text)
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image')
  })

  it('as a PDF has a thousand rows and no more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...items[index % 2], note: `柜 ${index + 1} 号` }))
    const send = (count: number) =>
      post(`${PATH}/export`, new URLSearchParams({ name: '', format: 'pdf', items: JSON.stringify(many(count)) }).toString(), type)
    expect((await send(1001)).status).toBe(400)
    const bytes = new Uint8Array(await (await send(1000)).arrayBuffer())
    expect(bytes.length).toBeLessThan(2_000_000)
    const { pages, title } = await readSheet(bytes)
    expect(title).toBe('未命名 选型清单')
    expect(pages.at(-1)).toContain('柜 1000 号')
  })

  it('as a PDF is asked to be tried again where too many are being made, and then comes', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ ...items[0], note: `柜 ${index + 1} 号` }))
    const body = new URLSearchParams({ name: '', format: 'pdf', items: JSON.stringify(rows) }).toString()
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const response = await post(`${PATH}/export`, body, type)
        const { status, headers } = response
        const bytes = Buffer.from(await response.arrayBuffer())
        return { status, wait: headers.get('retry-after'), type: headers.get('content-type'), begins: bytes.toString('latin1', 0, 60) }
      }),
    )
    const [made, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status))
    expect([made?.length, refused?.length].every((count) => (count ?? 0) > 0)).toBe(true)
    expect([...(made ?? []), ...(refused ?? [])]).toHaveLength(answers.length)
    for (const { begins } of made ?? []) expect(begins).toMatch(/^%PDF-/)
    for (const { wait, begins } of refused ?? []) expect([wait, begins.includes('"code":500')]).toEqual(['3', true])
    expect((await post(`${PATH}/export`, form('pdf'), type)).status).toBe(200)
  })

  it('is refused for what is no list', async () => {
    expect((await post(`${PATH}/export`, 'items=x&format=csv', type)).status).toBe(400)
    expect((await fetch(new URL(`${PATH}/export`, base))).status).toBe(405)
  })
})
