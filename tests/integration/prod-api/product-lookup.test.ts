import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readListFile } from '@/lookup/read-list-file'
import { writeXlsx } from '@/spreadsheet/write-xlsx'
import { ask } from '../support/api'
import { base } from '../support/http'

const LOOKUP = '/prod-api/api/product/lookup'

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(new URL(path, base), { method: 'POST', body, headers, redirect: 'manual' })

async function lookUp(codes: unknown, path = LOOKUP) {
  const response = await post(path, JSON.stringify({ codes }), { 'content-type': 'application/json' })
  return { status: response.status, body: await response.json() }
}

async function sendList(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await post(`${LOOKUP}/list`, form)
  return { status: response.status, body: await response.json() }
}

/** spec: prod-api/product-lookup */
describe('POST /prod-api/api/product/lookup', () => {
  it('answers a row for each code, in their order, as the OpenAPI document says', async () => {
    const codes = [
      'HM3-250H3D200F',
      'XB7-9982',
      'HM2-250L/3300 200A',
      'KXM1-250S/3300 200A',
      'HC1-65 M7',
      'ＨＢ１－６３ Ｃ３２/３Ｐ',
      'XB7-9982',
    ]
    const { status, body } = await lookUp(codes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 200, msg: '操作成功' })
    expect(body.data.map((row: { code: string; status: string; orderCode: string }) => [row.code, row.status, row.orderCode])).toEqual([
      [codes[0], 'found', 'HM3-250 H 3 D 200 F'],
      [codes[1], 'unknown', ''],
      [codes[2], 'replaced', 'HM3-250 M 3 D 200 F'],
      [codes[3], 'equivalent', 'HM3-250 M 3 D 200 F'],
      [codes[4], 'near', ''],
      [codes[5], 'found', 'HB1-63 3 C 32'],
      [codes[6], 'unknown', ''],
    ])
    expect(body.data[0].product).toEqual({ articleId: '153', title: 'HM3-250 塑壳断路器', cover: expect.stringMatching(/^\/media\//) })
    expect(body.data[1]).toMatchObject({ product: null, choices: [] })
    expect(body.data[4].choices.length).toBeGreaterThan(0)

    type Documented = { paths: Record<string, { post?: { responses: Record<string, { content: Record<string, { schema: object }> }> } }> }
    const document = await ask<Documented>('/openapi.json')
    const schema = document.paths['/api/product/lookup']?.post?.responses['200']?.content['application/json']?.schema
    expect(z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body).error?.issues ?? []).toEqual([])
  })

  it('takes a thousand codes, none of them short, and no more', async () => {
    const long = Array.from(
      { length: 1000 },
      (_, index) => `塑壳断路器 HM3-250 H 3 D 200 F 带辅助触头与分励脱扣器，第 ${index} 回路，用于进线柜`,
    )
    expect(JSON.stringify(long).length).toBeGreaterThan(40_000)
    const { status, body } = await lookUp(long)
    expect([status, body.data.length]).toEqual([200, 1000])
    expect(await lookUp([...long, 'HM3'])).toEqual({ status: 200, body: { code: 500, msg: '一次最多核对 1000 个型号' } })
    expect(await lookUp(['x'.repeat(300 * 1024)])).toEqual({ status: 413, body: { code: 413, msg: '请求内容过大' } })
  })

  it('answers with a slash at the end, too, and an empty list for none', async () => {
    expect((await lookUp([], `${LOOKUP}/`)).body).toEqual({ code: 200, msg: '操作成功', data: [] })
  })

  it.each([
    ['SQL', "' OR 1=1; DROP TABLE products --"],
    ['FTS syntax', '"NEAR(HM3* NOT 250)"'],
    ['signs', '%_*[]{}()$\\'],
    ['nothing', ''],
    ['ten thousand letters', 'HM3'.repeat(3333)],
    ['a lone surrogate', '\ud800'],
    ['zero', '\0'],
  ])('takes %s for what it is', async (_, code) => {
    const { status, body } = await lookUp([code])
    expect([status, body.data[0].status]).toEqual([200, 'unknown'])
  })

  it.each([
    ['no list', 'HM3'],
    ['other things', [1, null]],
    ['nothing', undefined],
  ])('refuses %s as malformed', async (_, codes) => {
    expect(await lookUp(codes)).toEqual({ status: 400, body: { code: 400, msg: '请求参数格式错误' } })
  })

  it('is only sent to', async () => {
    const response = await fetch(new URL(LOOKUP, base))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

/** spec: prod-api/list-lookup */
describe('POST /prod-api/api/product/lookup/list', () => {
  it('reads a pasted list and a workbook alike', async () => {
    const cells = [
      ['型号', '数量'],
      ['HM3-250H3D200F', '6'],
      ['XB7-9982', '2'],
    ]
    const workbook = new Blob([new Uint8Array(await writeXlsx([{ name: '元件表', rows: cells }]))])
    const pasted = await sendList({ text: cells.map((row) => row.join('\t')).join('\n') })
    expect(await sendList({ file: workbook })).toEqual(pasted)
    expect(pasted.body.data).toMatchObject({
      rows: [
        { row: 2, written: 'HM3-250H3D200F', quantity: 6, status: 'found', match: { code: 'HM3-250 H 3 D 200 F', productId: '153' } },
        { row: 3, written: 'XB7-9982', quantity: 2, status: 'unknown', match: null },
      ],
      products: [{ id: '153', documentIds: expect.arrayContaining([expect.any(Number)]) }],
      columns: 'A–B 列',
    })
  })

  it('takes the number behind a code for its quantity where the line as a whole is no code', async () => {
    const { body } = await sendList({ text: 'HM3-250 H 3 D 200 F 6\nHM3-250 H 3 D 200' })
    expect(body.data).toMatchObject({
      rows: [
        { written: 'HM3-250 H 3 D 200 F', quantity: 6, status: 'found', explanation: '末尾的 6 当作数量' },
        { written: 'HM3-250 H 3 D 200', quantity: null },
      ],
    })
  })

  it.each([
    ['too many rows', { text: 'HM3-250\n'.repeat(100_000) }, /^清单超过 1,000 行/],
    ['nothing', { text: ' \n ' }, /^没有读到型号/],
    ['a picture', { file: new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]) }, /^文件类型不对/],
    ['a damaged workbook', { file: new Blob(['PK\x03\x04 damaged']) }, /^无法读取该 XLSX 文件/],
  ])('says what is wrong with %s', async (_, fields, message) => {
    const { status, body } = await sendList(fields)
    expect([status, body.code]).toEqual([200, 500])
    expect(body.msg).toMatch(message)
  })

  it('refuses what is no form', async () => {
    const response = await post(`${LOOKUP}/list`, 'x', { 'content-type': 'multipart/form-data; boundary=y' })
    expect(response.status).toBe(400)
  })
})

/** spec: lookup/export */
describe('POST /prod-api/api/product/lookup/export', () => {
  const row = (number: number, written: string) => ({ row: number, written, quantity: 3, unreadQuantity: '' })

  it('has all rows, unknown ones too, says what is chosen, and takes no other choice', async () => {
    const list = [row(2, 'HC1-65 M7'), row(3, '=1+1'), row(4, 'HC1-65 M7')]
    const form = new URLSearchParams({ list: JSON.stringify(list), 'chosen-2': 'HC1-65 11 M7', 'chosen-4': '=HYPERLINK("x")' })
    const response = await post(`${LOOKUP}/export`, form)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('型号核对结果.xlsx'))
    const read = await readListFile(Buffer.from(await response.arrayBuffer()))
    if (read.kind === 'problem') throw new Error(read.message)
    expect(read.list.codes).toEqual([{ row: 2, written: 'HC1-65 11 M7', quantity: 3, unreadQuantity: '' }])
    expect(read.list.rowsWithoutCode).toEqual([3, 4])
  })

  it.each(['', 'list=', 'list=[]', 'list={"a":1}', 'list=%5B1%5D'])('refuses “%s”', async (body) => {
    const response = await post(`${LOOKUP}/export`, body, { 'content-type': 'application/x-www-form-urlencoded' })
    expect([response.status, await response.json()]).toEqual([400, { code: 400, msg: '请求参数格式错误' }])
  })
})

/** spec: lookup/without-scripts */
describe('the page’s own form', () => {
  const page = { accept: 'text/html' }

  it('is answered by the page, with the policy of a page, and kept by nobody', async () => {
    const form = new FormData()
    form.set('text', 'HM3-125M3D100F\t6')
    const response = await post('/Lookup', form, page)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'.*'sha256-/)
    expect(await response.text()).toContain('HM3-125 M 3 D 100 F')
    expect(await (await fetch(new URL('/Lookup', base))).text()).not.toContain('HM3-125 M 3 D 100 F')
  })

  it.each([
    ['no form', 'x', { 'content-type': 'multipart/form-data; boundary=y' }, 200, '请求参数格式错误'],
    ['no type', new Blob(['x']), {}, 200, '请求参数格式错误'],
    ['too much', new Blob([new Uint8Array(6 * 1024 * 1024)]), {}, 413, '内容太多，没有提交'],
  ])('%s is told in a page', async (_, body, headers, status, words) => {
    const response = await post('/Lookup', body, { ...page, ...headers })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(words)
  })

  it('no other method is taken, and no form by other pages', async () => {
    expect((await fetch(new URL('/Lookup', base), { method: 'PUT', body: 'x' })).status).toBe(405)
    expect((await post('/Questions', 'x=1', page)).status).toBe(405)
  })
})
