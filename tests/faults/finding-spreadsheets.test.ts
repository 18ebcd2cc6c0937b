import type { Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderingRule } from '@/domain/order-codes/rule'
import type { DocumentId } from '@/lib/document-id'
import { writeCsv } from '@/spreadsheet/csv'
import type { SheetCollection } from '@/spreadsheet/sheet-kind'
import { richText } from '../support/rich-text'
import { makeCategories, makeCover } from './product-parts'
import { makeUser } from './rest'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const

let cms: Payload
let user: TypedUser
let product: DocumentId

const rule = orderingRule.parse({
  prefix: 'HM3-250',
  options: [
    { key: 'poles', name: '极数', values: ['3', '4'].map((fragment) => ({ fragment, label: `${fragment}P` })) },
    { key: 'rated-current', name: 'In（A）', values: ['160', '200'].map((fragment) => ({ fragment, label: `${fragment} A` })) },
    { key: 'contact', name: '触头', isOptional: true, values: [{ fragment: 'K', label: '带辅助触头' }] },
  ],
  exclusions: [{ when: { poles: ['4'], 'rated-current': ['160'] }, reason: '四极从 200 A 起' }],
  accessories: [{ code: 'MO2', name: '电动操作机构', fits: { poles: ['3'] }, note: '订货时注明电压' }],
})

beforeAll(async () => {
  cms = await emptySite({})
  user = { ...(await makeUser(cms, 'li', 'editor')), collection: 'users' }
  const [category = 0] = await makeCategories(cms, ['断路器'])
  const texts = { title: 'HM3-250 塑壳断路器', model: 'HM3-250', summary: '断路器', description: richText('正文'), articleId: '153' }
  const data = {
    ...texts,
    category,
    cover: await makeCover(cms),
    sortOrder: 1,
    publishedAt: '2026-01-01T00:00:00.000Z',
    orderingRule: rule,
  }
  product = (await cms.create({ collection: 'products', data: { ...data, _status: 'published' }, ...system })).id
})

async function exported(collection: SheetCollection, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { exportSpreadsheet } = await import('@/spreadsheet/export')
  const chunks: Uint8Array[] = []
  const { content } = await exportSpreadsheet(cms, { collection, format, where: {}, req: { user } })
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function imported(collection: SheetCollection, bytes: Buffer, publish = true) {
  const { checkImport, runImport } = await import('@/spreadsheet/import')
  const request = { collection, bytes, publish, req: { user } }
  const { fingerprint, ...checked } = await checkImport(cms, request)
  return checked.problems.length > 0 ? checked : runImport(cms, { ...request, fingerprint }, async () => undefined)
}

const ruleNow = async () => (await cms.findByID({ collection: 'products', id: product, ...system })).orderingRule

async function changed(sheet: string, change: (rows: string[][]) => string[][]): Promise<Buffer> {
  const { readXlsx } = await import('@/spreadsheet/read-xlsx')
  const { writeXlsx } = await import('@/spreadsheet/write-xlsx')
  const sheets = await readXlsx(await exported('products', 'xlsx'))
  return writeXlsx(sheets.map((one) => (one.name === sheet ? { ...one, rows: change(one.rows) } : one)))
}

/** spec: content/rules-in-sheets */
describe('order codes in spreadsheets', () => {
  it.each(['csv', 'xlsx'] as const)('come back from %s as they went', async (format) => {
    expect((await imported('products', await exported('products', format))).counts).toMatchObject({ unchanged: 1, problems: 0 })
    expect(await ruleNow()).toEqual(rule)
  })

  it('are changed in a sheet, and the codes with them', async () => {
    const { orderCodeIndex } = await import('@/database/finding/order-code-index')
    // Between the last current and the contact; the key says to which option it belongs.
    const row = ['153', '4.5', '', 'rated-current', '', '250', '250 A', '']
    const file = await changed('订货选项', (rows) => [...rows, row])
    const report = await imported('products', file)
    expect([report.problems, report.changes]).toEqual([[], [expect.objectContaining({ number: '153', publishes: true })]])
    expect((await orderCodeIndex(cms).exact(['hm32503250'])).map(({ code }) => code)).toEqual(['HM3-250 3 250'])
    await cms.update({ collection: 'products', id: product, data: { orderingRule: rule, _status: 'published' }, ...system })
  })

  it.each([
    [
      'two equal codes',
      '订货选项',
      ['153', '', '极数', '', '', '３', '3P', ''],
      { sheet: '订货选项', reason: expect.stringContaining('代码与前面的重复') },
    ],
    ['a contradiction', '不可组合', ['153', '2', '极数 = 3、4', '都没有'], { reason: expect.stringContaining('互相矛盾') }],
    [
      'an option that there is not',
      '订货附件',
      ['153', '2', 'A1', '触头', '颜色 = 红', ''],
      { sheet: '订货附件', row: 3, reason: expect.stringContaining('没有选项“颜色”') },
    ],
  ])('%s is refused with its place and the reason, and nothing is written', async (_, sheet, row, problem) => {
    const report = await imported('products', await changed(sheet, (rows) => [...rows, row]))
    expect(report.problems).toMatchObject([problem])
    expect(await ruleNow()).toEqual(rule)
  })
})

const csvUnder =
  (headings: string[]) =>
  (...rows: string[][]) =>
    Buffer.from(writeCsv([headings, ...rows]))

/** spec: content/rules-in-sheets */
describe('codes of others in spreadsheets', () => {
  const csv = csvUnder(['型号', '关系', '厂家', '产品编号', '我们的订货型号', '依据', '说明'])
  const stored = async () => (await cms.find({ collection: 'code-aliases', sort: 'code', pagination: false, ...system })).docs

  it('are made, found again however they are written, changed, and come back as they went', async () => {
    const rows = [
      ['HM2-250L/3300', '停产替代', '', '153', 'HM3-250 3 200', '2023 年停产公告', '安装孔距相同'],
      ['KXM1-250S', '他厂对照', '开信', '153', '', '', ''],
    ]
    expect((await imported('code-aliases', csv(...rows), false)).counts).toMatchObject({ created: 2, problems: 0 })
    expect((await stored()).map(({ code, kind, maker, orderCode }) => [code, kind, maker ?? null, orderCode ?? null])).toEqual([
      ['HM2-250L/3300', 'replaced', null, 'HM3-250 3 200'],
      ['KXM1-250S', 'equivalent', '开信', null],
    ])
    for (const format of ['csv', 'xlsx'] as const)
      expect((await imported('code-aliases', await exported('code-aliases', format))).counts).toMatchObject({ unchanged: 2, problems: 0 })
    const again = await imported('code-aliases', csv(['hm2 250l 3300', '停产替代', '', '153', 'HM3-250 4 200', '', '四极']))
    expect([again.counts.changed, again.changes[0]?.fields.map(({ label }) => label)]).toEqual([1, ['我们的订货型号', '依据', '说明']])
    expect((await stored())[0]).toMatchObject({ code: 'HM2-250L/3300', orderCode: 'HM3-250 4 200' })
  })

  it.each([
    ['another word for what it is', ['X1', '代替', '', '153', '', '', ''], '没有关系“代替”，可用的有：停产替代、他厂对照'],
    ['a product that there is not', ['X1', '停产替代', '', '999', '', '', ''], '没有产品编号“999”'],
    ['no product', ['X1', '停产替代', '', '', '', '', ''], '不能为空'],
    ['no code', ['—', '停产替代', '', '153', '', '', ''], '缺少型号：型号中至少要有一个字母或数字'],
    ['another maker’s code without the maker', ['X1', '他厂对照', '', '153', '', '', ''], expect.stringContaining('厂家')],
    ['a code that the product has not', ['X1', '停产替代', '', '153', 'HM3-250 9', '', ''], expect.stringContaining('没有这个订货型号')],
    ['a code that is written in another way', ['X1', '停产替代', '', '153', 'hm3250/3/200', '', ''], '请写作 HM3-250 3 200。'],
  ])('%s is refused with row and reason', async (_, row, reason) => {
    const before = await stored()
    expect((await imported('code-aliases', csv(row))).problems).toMatchObject([{ row: 2, reason }])
    expect(await stored()).toEqual(before)
  })

  it('one code twice in a sheet is refused, however it is written', async () => {
    const row = ['停产替代', '', '153', '', '', '']
    const { problems } = await imported('code-aliases', csv(['X-1', ...row], ['x1', ...row]))
    expect(problems).toEqual([{ row: 3, column: '型号', reason: '型号 x1 与第 2 行重复' }])
  })
})

/** spec: content/attributes-in-sheets */
describe('attributes in spreadsheets', () => {
  const csv = csvUnder(['代号', '名称', '类型', '单位', '怎样算符合', '选项', '适用分类编号', '用作筛选条件'])
  const stored = async () => (await cms.find({ collection: 'attributes', sort: 'key', pagination: false, ...system })).docs
  const CURRENT = ['rated-current', '额定电流', '数值', 'A', '', '', '', '是']
  const POLES = ['poles', '极数', '选项', '', '', '3P |  | 三极, 3极\n4P', '', '否']
  const LOCK = ['padlock', '可加锁', '是/否', '', '', '', '', '']

  it('are made, and come back as they went', async () => {
    const [category] = (await cms.find({ collection: 'product-categories', ...system })).docs
    const poles = POLES.with(6, String(category?.categoryId))
    expect((await imported('attributes', csv(CURRENT, poles, LOCK), false)).counts).toMatchObject({ created: 3, problems: 0 })
    const [lock, choice, current] = await stored()
    expect(lock).toMatchObject({ key: 'padlock', kind: 'flag', sortOrder: 100 })
    expect(choice).toMatchObject({
      kind: 'choice',
      choices: [
        { value: '3P', label: null, aliases: '三极, 3极' },
        { value: '4P', aliases: null },
      ],
      categories: [category?.id],
    })
    expect(current).toMatchObject({ kind: 'number', unit: 'A', match: 'equal', isFilter: true })
    // MongoDB has no field where nothing was chosen.
    expect(current?.categories ?? []).toEqual([])
    for (const format of ['csv', 'xlsx'] as const)
      expect((await imported('attributes', await exported('attributes', format))).counts).toMatchObject({ unchanged: 3, problems: 0 })
    expect(await stored()).toEqual([lock, choice, current])
  })

  it('are changed in the cells that say something else', async () => {
    const report = await imported('attributes', csv([...CURRENT.slice(0, 4), '不小于所选', ...CURRENT.slice(5)]))
    expect(report.changes).toMatchObject([
      { title: '额定电流', fields: [{ label: '类型', before: '数值 / A / 相等', after: '数值 / A / 不小于所选' }] },
    ])
    expect((await stored())[2]).toMatchObject({ match: 'at-least', isFilter: true })
  })

  it.each([
    ['no key', ['', ...LOCK.slice(1)], '代号', '缺少代号，例如 rated-current'],
    ['a key that is none', ['Rated Current', ...LOCK.slice(1)], '代号', expect.stringContaining('无效')],
    ['no kind', ['width', '宽', '', 'mm', '', '', '', ''], '类型', '不能为空'],
    ['another kind', ['width', '宽', '长度', 'mm', '', '', '', ''], '类型', '没有类型“长度”，可用的有：数值、选项、是/否'],
    ['another unit', ['width', '宽', '数值', '尺', '', '', '', ''], '单位', expect.stringContaining('没有单位“尺”')],
    ['a unit of choices', ['colour', '颜色', '选项', 'mm', '', '红', '', ''], '单位', '只有类型为“数值”的属性才填单位'],
    ['no choices', ['colour', '颜色', '选项', '', '', '', '', ''], '选项', expect.stringContaining('至少填写一个选项')],
    ['choices of a number', ['width', '宽', '数值', 'mm', '', '18', '', ''], '选项', '只有类型为“选项”的属性才填选项'],
    [
      'a choice in too many parts',
      ['colour', '颜色', '选项', '', '', '红 | 红色 | 赤 | 朱', '', ''],
      '选项',
      expect.stringContaining('值 | 显示为 | 其他写法'),
    ],
    [
      'another way to match',
      ['width', '宽', '数值', 'mm', '差不多', '', '', ''],
      '怎样算符合',
      expect.stringContaining('相等、不小于所选'),
    ],
    ['a category that there is not', ['width', '宽', '数值', 'mm', '', '', '9999', ''], '适用分类编号', '没有产品分类编号“9999”'],
  ])('%s is refused with row, column and reason, and nothing is written', async (_, row, column, reason) => {
    const before = await stored()
    expect((await imported('attributes', csv(LOCK, row))).problems).toEqual([{ row: 3, column, reason }])
    expect(await stored()).toEqual(before)
  })

  it('that products use keep kind and unit: the check says so', async () => {
    const [, , current] = await stored()
    const parameters = [{ group: '额定参数', name: '额定电流', value: '250', unit: 'A', attributes: [current?.id ?? ''] }]
    await cms.update({ collection: 'products', id: product, data: { parameters, _status: 'published' }, ...system })
    const { problems } = await imported('attributes', csv([...CURRENT.slice(0, 3), 'kA', ...CURRENT.slice(4)]))
    expect(problems).toEqual([{ row: 2, column: '单位', reason: expect.stringContaining('有 1 个产品在使用这个属性，不能改单位') }])
    expect((await stored())[2]).toMatchObject({ unit: 'A' })
  })
})

/** spec: content/synonyms-in-sheets */
describe('synonyms in spreadsheets', () => {
  const csv = csvUnder(['叫法', '其他叫法'])
  const stored = async () => {
    const { docs } = await cms.find({ collection: 'synonyms', sort: 'id', pagination: false, ...system })
    return docs.map(({ words }) => words.map(({ word }) => word))
  }

  it('are made, found again by their first word, changed, and come back as they went', async () => {
    const rows = [
      ['小型断路器', '空开、微断；MCB'],
      ['=HYPERLINK("x")', '公式, +1'],
    ]
    expect((await imported('synonyms', csv(...rows), false)).counts).toMatchObject({ created: 2, problems: 0 })
    const made = [
      ['小型断路器', '空开', '微断', 'MCB'],
      ['=HYPERLINK("x")', '公式', '+1'],
    ]
    expect(await stored()).toEqual(made)
    const file = await exported('synonyms', 'csv')
    expect(String(file)).toContain(`"'=HYPERLINK(""x"")"`)
    expect((await imported('synonyms', file)).counts).toMatchObject({ unchanged: 2, problems: 0 })
    expect((await imported('synonyms', await exported('synonyms', 'xlsx'))).counts).toMatchObject({ unchanged: 2, problems: 0 })
    const again = await imported('synonyms', csv(['小型 断路器', '空开、MCB、ＭＣＢ']))
    expect(again.changes).toMatchObject([
      {
        title: '小型 断路器 = 空开 = MCB = ＭＣＢ',
        fields: [{ label: '其他叫法', before: '空开、微断、MCB', after: '空开、MCB、ＭＣＢ' }],
      },
    ])
    expect((await stored())[0]).toEqual(['小型断路器', '空开', 'MCB', 'ＭＣＢ'])
  })

  it.each([
    ['a group of one', ['熔断器', ''], '其他叫法', '不能为空'],
    ['signs alone', ['——', '熔断器'], '叫法', '缺少叫法：至少要有一个字'],
    ['a word too long', ['熔断器', '长'.repeat(41)], '其他叫法', '最多 40 个字，现有 41 个'],
    [
      'too many words',
      ['熔断器', Array.from({ length: 20 }, (_, index) => `叫法${index}`).join('、')],
      '其他叫法',
      '一组最多 20 个叫法，现有 21 个',
    ],
    ['a group twice', ['接触 器', '交接'], '叫法', '叫法 接触 器 与第 2 行重复'],
  ])('%s is refused with row, column and reason, and nothing is written', async (_, row, column, reason) => {
    const before = await stored()
    expect((await imported('synonyms', csv(['接触器', '交流接触器'], row))).problems).toEqual([{ row: 3, column, reason }])
    expect(await stored()).toEqual(before)
  })

  it('two groups don’t begin with the same word, in the form neither', async () => {
    const data = { words: [{ word: '小型断路器' }, { word: '小断' }] }
    const made: unknown = await cms.create({ collection: 'synonyms', data, ...system }).catch((reason: unknown) => reason)
    expect(made).toMatchObject({ data: { errors: [{ path: 'words', message: '已有一组同义词以“小型断路器”开头，请把叫法加到那一组。' }] } })
  })
})
