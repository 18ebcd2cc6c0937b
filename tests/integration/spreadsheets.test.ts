import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readCsv, writeCsv } from '@/spreadsheet/csv'
import { type ImportReport, importReport } from '@/spreadsheet/report'
import { readXlsx, writeXlsx } from '@/spreadsheet/xlsx'
import { pdfOfPages } from '../support/pdf-of-pages'
import { type Caller, newColleague, signInAdministrator, visitor } from './support/staff'

type Collection = 'products' | 'documents'
type Options = { publish?: boolean; fingerprint?: string; name?: string }

const found = z.object({ totalDocs: z.number(), docs: z.array(z.record(z.string(), z.unknown())) })

/** Free of what is seeded, and of other runs. */
const NUMBER = `9${Date.now() % 1_000_000}`

const HEADINGS = ['产品编号', '名称', '型号', '分类编号', '状态', '简介', '封面', '热销', '排序号', '发布日期', '重要参数', '技术参数']
const NEW_ROW = [
  NUMBER,
  '=测试 产品 "导入" 😀',
  ' 前后空格 ',
  '11',
  '草稿',
  '第一行\n第二行',
  '',
  '是',
  '7',
  '2026-03-18 09:30',
  '电流 | 100 A',
  '额定参数 | 额定电流 | 100 | A\n额定参数 | 极数 | 3P',
]

const csv = (...rows: string[][]) => Buffer.from(writeCsv([HEADINGS, ...rows]))

// Needs an account: `npm test` makes one and hands it on.
describe('spreadsheets of products and documents', () => {
  let administrator: Caller
  let editor: { call: Caller; remove: () => Promise<unknown> }
  let service: { call: Caller; remove: () => Promise<unknown> }
  let cover = ''

  beforeAll(async () => {
    administrator = await signInAdministrator()
    editor = await newColleague(administrator, 'editor')
    service = await newColleague(administrator, 'service')
    const { rows } = await exported('products', 'csv', 'where[articleId][equals]=150')
    cover = rows[1]?.[rows[0]?.indexOf('封面') ?? 0] ?? ''
    expect(cover).toMatch(/\.webp$/)
  })

  afterAll(async () => {
    await Promise.all([editor?.remove(), service?.remove()])
  })

  async function exported(collection: Collection, format: 'csv' | 'xlsx', query = '') {
    const response = await editor.call(`/cms-api/${collection}/export?format=${format}&${query}`)
    expect(response.status).toBe(200)
    const file = Buffer.from(await response.arrayBuffer())
    const sheets = format === 'xlsx' ? await readXlsx(file) : [{ name: '', rows: readCsv(file, []) }]
    return { file, sheets, rows: sheets[0]?.rows ?? [] }
  }

  function send(path: string, file: Uint8Array, { publish = false, fingerprint = '', name = 'sheet' }: Options = {}, as = editor.call) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(file)], name))
    body.set('publish', publish ? '1' : '0')
    body.set('fingerprint', fingerprint)
    return as(`/cms-api/${path}`, { method: 'POST', body })
  }

  async function checked(collection: Collection, file: Uint8Array, options: Options = {}): Promise<ImportReport> {
    const response = await send(`${collection}/import/check`, file, options)
    expect(response.status).toBe(200)
    return importReport.parse(await response.json())
  }

  async function imported(collection: Collection, file: Uint8Array, options: Options): Promise<ImportReport> {
    const response = await send(`${collection}/import`, file, options)
    expect(response.status).toBe(200)
    return importReport.parse(await response.json())
  }

  async function find(path: string) {
    return found.parse(await (await editor.call(`/cms-api/${path}`)).json())
  }

  /** Everything that is stored, and how many versions there are of it. */
  async function state(collection: Collection) {
    const { docs } = await find(`${collection}?depth=0&limit=0&sort=id&draft=true&trash=true`)
    const published = await find(`${collection}?depth=0&limit=0&sort=id`)
    const versions = await find(`${collection}/versions?limit=1&depth=0`)
    return { docs, published: published.docs, versions: versions.totalDocs }
  }

  describe('the round trip', () => {
    it.each([
      ['products', 'csv'],
      ['products', 'xlsx'],
      ['documents', 'csv'],
      ['documents', 'xlsx'],
    ] as const)('%s as %s: exporting and importing changes nothing', async (collection, format) => {
      const before = await state(collection)
      const { file, rows } = await exported(collection, format)
      expect(rows.length).toBeGreaterThan(20)
      for (const publish of [false, true]) {
        const report = await checked(collection, file, { publish })
        expect(report.problems).toEqual([])
        expect(report.counts).toMatchObject({ rows: rows.length - 1, created: 0, changed: 0, unchanged: rows.length - 1 })
        const done = await imported(collection, file, { publish, fingerprint: report.fingerprint })
        expect([done.outcome, done.changes]).toEqual(['imported', []])
      }
      expect(await state(collection)).toEqual(before)
    })

    it('exports what the filters and the search let through', async () => {
      const one = await exported('products', 'xlsx', 'where[articleId][equals]=150')
      expect(one.sheets.map(({ name }) => name)).toEqual(['产品', '技术参数'])
      expect(one.rows.map(([number]) => number)).toEqual(['产品编号', '150'])
      const some = await exported('products', 'csv', `search=${encodeURIComponent('HA1-2000')}`)
      expect(some.rows).toHaveLength(2)
    })
  })

  describe('a faulty row', () => {
    it('among all products is reported with its number and reason, and nothing is changed', async () => {
      const before = await state('products')
      const { rows } = await exported('products', 'csv')
      const [headings = []] = rows
      const set = (row: number, heading: string, text: string) => {
        const cells = rows[row - 1]
        if (cells) cells[headings.indexOf(heading)] = text
      }
      set(3, '简介', '改过的简介')
      set(41, '排序号', '很靠前')
      const file = Buffer.from(writeCsv(rows))
      const report = await checked('products', file)
      expect(report.problems).toEqual([{ row: 41, column: '排序号', reason: '“很靠前”不是有效的整数' }])
      expect(report.counts).toMatchObject({ changed: 1, problems: 1 })
      const refused = await imported('products', file, { fingerprint: report.fingerprint })
      expect([refused.outcome, refused.problems]).toEqual(['faulty', report.problems])
      expect(await state('products')).toEqual(before)
    })

    const row = (changes: Record<string, string>) => HEADINGS.map((heading, index) => changes[heading] ?? NEW_ROW[index] ?? '')
    const withCover = (changes: Record<string, string> = {}) => row({ 封面: cover, ...changes })

    it.each<[string, () => string[][], { row: number; column?: string; reason: string }]>([
      ['an unknown category', () => [withCover({ 分类编号: '9999' })], { row: 2, column: '分类编号', reason: '没有编号为“9999”的分类' }],
      [
        'a category that only groups',
        () => [withCover({ 分类编号: '1' })],
        { row: 2, column: '分类编号', reason: expect.stringMatching('是大类') },
      ],
      ['no name', () => [withCover({ 名称: ' ' })], { row: 2, column: '名称', reason: '不能为空' }],
      ['no cover', () => [row({})], { row: 2, column: '封面', reason: '不能为空' }],
      ['an unknown picture', () => [row({ 封面: 'x.webp' })], { row: 2, column: '封面', reason: '没有图片“x.webp”' }],
      ['a number twice', () => [withCover(), withCover()], { row: 3, column: '产品编号', reason: `编号 ${NUMBER} 与第 2 行重复` }],
      [
        'the reserved number',
        () => [withCover({ 产品编号: '153_2' })],
        { row: 2, column: '产品编号', reason: '153_2 是保留编号，不能使用' },
      ],
      ['neither yes nor no', () => [withCover({ 热销: '也许' })], { row: 2, column: '热销', reason: '“也许”无法识别，请填写“是”或“否”' }],
      ['no date', () => [withCover({ 发布日期: '下周' })], { row: 2, column: '发布日期', reason: expect.stringMatching('不是有效日期') }],
      ['a text too long', () => [withCover({ 简介: '长'.repeat(161) })], { row: 2, column: '简介', reason: '最多 160 个字，现有 161 个' }],
      ['a status that is none', () => [withCover({ 状态: '上线' })], { row: 2, column: '状态', reason: '状态只能是“已发布”或“草稿”' }],
      [
        'a parameter in parts',
        () => [withCover({ 技术参数: '额定电流 100 A' })],
        { row: 2, column: '技术参数', reason: expect.stringMatching('第 1 项应写成') },
      ],
    ])('%s', async (_, rows, problem) => {
      const { problems } = await checked('products', csv(...rows()))
      expect(problems).toEqual([problem])
    })

    it.each([
      ['产品资料', '987654', '没有资料编号“987654”'],
      ['相关案例', '987654', '没有案例编号“987654”'],
    ])('an unknown number in %s', async (column, text, reason) => {
      const file = Buffer.from(
        writeCsv([
          [...HEADINGS, column],
          [...withCover(), text],
        ]),
      )
      expect((await checked('products', file)).problems).toEqual([{ row: 2, column, reason }])
    })

    it('columns that nobody knows, twice, or missing', async () => {
      const file = Buffer.from(
        writeCsv([
          ['名称', '价格', '名称'],
          ['x', '1', 'y'],
        ]),
      )
      const { problems } = await checked('products', file)
      expect(problems).toContainEqual({ row: 1, column: '产品编号', reason: '缺少“产品编号”列' })
      expect(problems).toContainEqual({ row: 1, column: '价格', reason: '未知的列“价格”，请改正列名或删除该列' })
      expect(problems).toContainEqual({ row: 1, column: '名称', reason: '列“名称”重复' })
    })

    it('of the parameters is told by its row in their sheet', async () => {
      const { sheets } = await exported('products', 'xlsx', 'where[articleId][equals]=150')
      const [products, parameters] = sheets
      if (!products || !parameters) throw new Error('two sheets')
      parameters.rows[4] = ['150', '4', '额定参数', '', '12', 'kV']
      const { problems } = await checked('products', await writeXlsx([products, parameters]))
      expect(problems).toEqual([{ sheet: '技术参数', row: 5, reason: '缺少名称' }])
    })

    it('a document without a file', async () => {
      const file = Buffer.from(
        writeCsv([
          ['资料编号', '名称'],
          ['987654', 'x'],
          ['', 'y'],
        ]),
      )
      expect((await checked('documents', file)).problems.map(({ row, reason }) => [row, reason])).toEqual([
        [2, '没有编号为“987654”的资料：新资料需要文件，请先在后台上传'],
        [3, '缺少资料编号：新资料需要文件，请先在后台上传，再用导入修改'],
      ])
    })
  })

  describe('a new product', () => {
    const row = () => NEW_ROW.map((cell, index) => (HEADINGS[index] === '封面' ? cover : cell))
    const stored = () => find(`products?where[articleId][equals]=${NUMBER}&draft=true&depth=0`)

    afterAll(async () => {
      await administrator(`/cms-api/products?where[articleId][equals]=${NUMBER}&draft=true`, { method: 'DELETE' })
      await administrator(`/cms-api/products?where[title][equals]=${encodeURIComponent('自动编号的产品')}&draft=true`, { method: 'DELETE' })
    })

    it('is imported as a draft, to the letter', async () => {
      const report = await checked('products', csv(row()))
      expect([report.counts.created, report.problems]).toEqual([1, []])
      expect((await stored()).totalDocs).toBe(0)
      await imported('products', csv(row()), { fingerprint: report.fingerprint })
      const [doc] = (await stored()).docs
      expect(doc).toMatchObject({
        articleId: NUMBER,
        title: NEW_ROW[1],
        model: NEW_ROW[2],
        summary: NEW_ROW[5],
        isHot: true,
        sortOrder: 7,
        publishedAt: '2026-03-18T01:30:00.000Z',
        _status: 'draft',
        editedBy: 'Test editor',
        mainParameters: [{ name: '电流', value: '100 A' }],
        parameters: [
          { group: '额定参数', name: '额定电流', value: '100', unit: 'A' },
          { group: '额定参数', name: '极数', value: '3P' },
        ],
      })
      expect(await (await visitor(`/prod-api/api/product/${NUMBER}`)).json()).toMatchObject({ code: 404 })
    })

    it('survives its own round trip, as CSV and as XLSX', async () => {
      for (const format of ['csv', 'xlsx'] as const) {
        const { file } = await exported('products', format, `where[articleId][equals]=${NUMBER}`)
        expect((await checked('products', file, { publish: true })).counts).toMatchObject({ rows: 1, unchanged: 1 })
      }
    })

    it('is published only when that was asked for, and then stays so while drafts are imported', async () => {
      const published = csv(row().map((cell) => (cell === '草稿' ? '已发布' : cell)))
      const unasked = await checked('products', published)
      expect([unasked.counts.unchanged, unasked.notes.map(({ column }) => column)]).toEqual([1, ['状态']])
      const asked = await checked('products', published, { publish: true })
      expect(asked.changes).toMatchObject([{ publishes: true, fields: [{ label: '状态', before: '草稿', after: '已发布' }] }])
      await imported('products', published, { publish: true, fingerprint: asked.fingerprint })
      const visible = async () =>
        // Without `draft=true` it is what visitors see.
        found.parse(await (await administrator(`/cms-api/products?where[articleId][equals]=${NUMBER}&depth=0`)).json()).docs
      expect(await visible()).toMatchObject([{ sortOrder: 7 }])

      const changed = csv(row().map((cell) => (cell === '7' ? '8' : cell === '草稿' ? '已发布' : cell)))
      const { fingerprint } = await checked('products', changed)
      await imported('products', changed, { fingerprint })
      expect((await stored()).docs).toMatchObject([{ sortOrder: 8, _status: 'draft' }])
      expect(await visible()).toMatchObject([{ sortOrder: 7 }])
    })

    it('is not imported when the content has changed since the check', async () => {
      const [doc] = (await stored()).docs
      const file = csv(row().map((cell) => (cell === '7' ? '9' : cell)))
      const { fingerprint } = await checked('products', file)
      const body = JSON.stringify({ sortOrder: 30 })
      await editor.call(`/cms-api/products/${doc?.id}?draft=true`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const outdated = await imported('products', file, { fingerprint })
      expect([outdated.outcome, outdated.changes[0]?.fields]).toEqual(['outdated', [{ label: '排序号', before: '30', after: '9' }]])
      expect((await stored()).docs).toMatchObject([{ sortOrder: 30 }])
      const done = await imported('products', file, { fingerprint: outdated.fingerprint })
      expect(done.outcome).toBe('imported')
      expect((await stored()).docs).toMatchObject([{ sortOrder: 9 }])
    })

    it.skipIf(process.env.TEST_DATABASE_URI)('is not imported when a later row fails: nothing is half imported', async () => {
      const [doc] = (await stored()).docs
      const before = await find('products/versions?limit=1&depth=0')
      const first = row().map((cell, index) => (index === 0 ? `${NUMBER}_1` : cell))
      const second = row().map((cell) => (cell === '7' ? '77' : cell))
      const file = csv(first, second)
      const { counts, fingerprint } = await checked('products', file)
      expect(counts).toMatchObject({ created: 1, changed: 1 })
      const database = new Database(path.join(process.env.DATA_DIR ?? '', 'site.db'))
      try {
        // What no check can know before: the database itself refuses the second row.
        database.exec(`CREATE TRIGGER refuse_version BEFORE INSERT ON _products_v WHEN NEW.version_sort_order = 77
          BEGIN SELECT RAISE(ABORT, 'refused by a test'); END`)
        expect((await send('products/import', file, { fingerprint })).status).toBe(500)
      } finally {
        database.exec('DROP TRIGGER IF EXISTS refuse_version')
        database.close()
      }
      expect((await find(`products?where[articleId][equals]=${NUMBER}_1&draft=true`)).totalDocs).toBe(0)
      expect((await find('products/versions?limit=1&depth=0')).totalDocs).toBe(before.totalDocs)
      expect((await stored()).docs).toEqual([doc])
    })

    it('without a number is given one', async () => {
      const file = csv(row().map((cell, index) => (index === 0 ? '' : index === 1 ? '自动编号的产品' : cell)))
      const { fingerprint } = await checked('products', file)
      await imported('products', file, { fingerprint })
      const { docs } = await find(`products?where[title][equals]=${encodeURIComponent('自动编号的产品')}&draft=true&depth=0`)
      expect(docs).toMatchObject([{ articleId: expect.stringMatching(/^\d+$/) }])
    })

    it('is noted in the audit log, and so is the export', async () => {
      const response = await administrator('/cms-api/audit-log?where[actor][equals]=Test%20editor&sort=-createdAt&limit=100')
      const { docs } = found.parse(await response.json())
      expect(docs).toContainEqual(expect.objectContaining({ action: 'import', collectionSlug: 'products', detail: '新建 1，修改 0' }))
      expect(docs).toContainEqual(expect.objectContaining({ action: 'export', collectionSlug: 'products' }))
    })
  })

  describe('a document', () => {
    const changed = (number: unknown) =>
      Buffer.from(
        writeCsv([
          ['资料编号', '名称', '资料类型', '版本说明', '状态'],
          [String(number), '改名的资料', '使用说明书', '', '已发布'],
        ]),
      )
    const uploaded = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]), attachmentId: z.number(), filename: z.string() }) })

    it('is changed as a draft or published; its file stays', async () => {
      const { docs } = await find('download-categories?limit=1')
      const data = { name: '表格测试资料', kind: '产品样本', category: docs[0]?.id, note: '旧', _status: 'published' }
      const body = new FormData()
      body.set('_payload', JSON.stringify(data))
      body.set('file', new File([new Uint8Array(pdfOfPages(1))], `sheet-${NUMBER}.pdf`, { type: 'application/pdf' }))
      const response = await editor.call('/cms-api/documents?depth=0', { method: 'POST', body })
      expect(response.status).toBe(201)
      const { id, attachmentId, filename } = uploaded.parse(await response.json()).doc
      try {
        const file = changed(attachmentId)
        const draft = await checked('documents', file)
        expect(draft.changes.map(({ fields }) => fields.map(({ label }) => label))).toEqual([['名称', '资料类型', '版本说明']])
        await imported('documents', file, { fingerprint: draft.fingerprint })
        const read = (query: string) => find(`documents?where[id][equals]=${id}&depth=0${query}`)
        expect((await read('&draft=true')).docs).toMatchObject([{ name: '改名的资料', note: null, filename, _status: 'draft' }])
        expect((await read('')).docs).toMatchObject([{ name: '表格测试资料', note: '旧', filename, _status: 'published' }])
        const { fingerprint } = await checked('documents', file, { publish: true })
        await imported('documents', file, { publish: true, fingerprint })
        expect((await read('')).docs).toMatchObject([{ name: '改名的资料', kind: '使用说明书', filename, _status: 'published' }])
      } finally {
        await administrator(`/cms-api/documents/${id}`, { method: 'DELETE' })
      }
    })
  })

  describe('who may', () => {
    it.each(['products', 'documents'] as const)('%s: administrators and editors only', async (collection) => {
      const file = csv(NEW_ROW)
      for (const stranger of [visitor, service.call]) {
        expect((await stranger(`/cms-api/${collection}/export?format=csv`)).status).toBe(403)
        for (const path of ['import', 'import/check']) expect((await send(`${collection}/${path}`, file, {}, stranger)).status).toBe(403)
      }
      for (const colleague of [administrator, editor.call]) {
        expect((await colleague(`/cms-api/${collection}/export?format=csv`)).status).toBe(200)
      }
    })
  })

  describe('files', () => {
    it.each<[string, Buffer, string]>([
      ['too big', Buffer.alloc(5 * 1024 * 1024 + 100_000, 'x'), '超过 5 MB'],
      ['too many rows', Buffer.from(`产品编号\n${'1\n'.repeat(5001)}`), '一次最多导入 5000 行'],
      ['damaged', Buffer.from('PK\x03\x04 not a workbook'), '已损坏'],
      ['of another type', Buffer.from('%PDF-1.7'), '文件类型不对'],
      ['without rows', Buffer.from('产品编号,名称\n'), '没有数据行'],
    ])('%s', async (_, file, message) => {
      const response = await send('products/import/check', file)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(message)
    })

    it('from Excel in China: GB18030', async () => {
      // 产品编号,排序号 / 150,很
      const file = Buffer.from('b2fac6b7b1e0bac52cc5c5d0f2bac50d0a3135302cbadc0d0a', 'hex')
      expect((await checked('products', file)).problems).toEqual([{ row: 2, column: '排序号', reason: '“很”不是有效的整数' }])
    })
  })
})
