import { describe, expect, it } from 'vitest'
import { writeCsv } from '@/spreadsheet/csv'
import { writeXlsx } from '@/spreadsheet/write-xlsx'
import {
  administrator,
  checked,
  cover,
  csv,
  editor,
  exported,
  HEADINGS,
  imported,
  NEW_ROW,
  NUMBER,
  send,
  service,
  sheetCollections,
  state,
} from './support/spreadsheet-calls'
import { visitor } from './support/staff'

// Needs an account: `npm test` makes one and hands it on.
describe('spreadsheets of lists', () => {
  describe('the round trip', () => {
    it.each([
      ['products', 'csv'],
      ['products', 'xlsx'],
      ['documents', 'csv'],
      ['documents', 'xlsx'],
      ['attributes', 'csv'],
      ['attributes', 'xlsx'],
      ['synonyms', 'csv'],
      ['synonyms', 'xlsx'],
      ['code-aliases', 'csv'],
      ['code-aliases', 'xlsx'],
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
      expect(one.sheets.map(({ name }) => name)).toEqual(['产品', '技术参数', '订货选项', '不可组合', '订货附件', '选择性配合'])
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
      ['a number twice', () => [withCover(), withCover()], { row: 3, column: '产品编号', reason: `产品编号 ${NUMBER} 与第 2 行重复` }],
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
      ['附件与配套', '987654', '没有产品编号“987654”'],
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

  describe('who may', () => {
    it.each(sheetCollections)('%s: administrators and editors only', async (collection) => {
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
