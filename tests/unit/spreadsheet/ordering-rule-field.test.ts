import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'
import type { Product } from '@/payload-types'
import { detailSheets, foldDetails, unfoldDetails } from '@/spreadsheet/detail-sheets'
import { CODE_SHEETS, orderingRuleField } from '@/spreadsheet/ordering-rule-field'
import { accessoriesOf, accessoryRows, exclusionRows, exclusionsOf, optionRows, optionsOf } from '@/spreadsheet/rule-rows'
import { CellProblem } from '@/spreadsheet/sheet-field'
import { readTable } from '@/spreadsheet/table'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'
import { attribute, poles } from '../attributes/attribute'
import { breakerRule } from '../order-codes/rules'

const attributes = new Map([
  [1, attribute()],
  [2, attribute({ key: 'breaking-capacity-400', name: '分断能力', unit: 'kA' })],
  [3, poles],
])
const field = orderingRuleField(attributes)
const productOf = (rule: unknown) => ({ orderingRule: rule }) as Product
const COLUMNS = ['订货前缀', '订货选项', '不可组合', '订货附件']

/** A cell changed in the sheets of a product that has a rule. */
function changed(column: string, change: (cell: string) => string, rule: unknown = breakerRule) {
  const cells = field.write(productOf(rule)).map((cell, index) => (COLUMNS[index] === column ? change(cell) : cell))
  return field.read(cells, productOf(rule)).patch.orderingRule as OrderingRule
}

function problemOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof CellProblem) return { column: error.column, entry: error.entry, reason: error.message }
    throw error
  }
  throw new Error('refused')
}

/** spec: content/rules-in-sheets */
describe('an ordering rule in a sheet', () => {
  it('is written so that a colleague can read it', () => {
    expect(field.columns).toEqual(COLUMNS)
    const [prefix, options, exclusions, accessories] = field.write(productOf(breakerRule))
    expect(prefix).toBe('HM3-250')
    expect(options?.split('\n').slice(2, 4)).toEqual([
      '极数 | poles |  | 3 | 3P | poles = 3P',
      '极数 | poles |  | 4B | 4P，N 极带保护 | poles = 4P',
    ])
    expect(options?.split('\n').at(-1)).toBe('触头 | contact | 是 | K | 带辅助触头')
    expect(exclusions).toBe('分断能力 = H；额定电流 In（A） = 16 | 16 A 只配 M 型分断\n极数 = 4B；用途 = M | 电动机用没有四极')
    expect(accessories).toBe('AX11 | 辅助触头\nMO2 | 电动操作机构 | 极数 = 3')
  })

  it('comes back as it was, whatever its texts are: each rule of the demo content, through the sheets of a workbook', () => {
    const { orderCodes, attributes: all } = loadFixtures(fixtureFolder)
    const known = all.map(({ symbol = '', condition = '', unit = null, choices, ...rest }, id) => {
      const labelled = choices.map(({ label = '', ...choice }) => ({ ...choice, label }))
      return [id, { ...rest, symbol, condition, unit, choices: labelled }] as const
    })
    const own = orderingRuleField(new Map(known))
    const headings = ['产品编号', '技术参数', ...COLUMNS]
    const rows = orderCodes.map(({ id, ...rule }) => [id, '', ...own.write(productOf(orderingRule.parse(rule)))])
    const [products = { name: '', rows: [] }, ...details] = unfoldDetails({ name: '产品', rows: [headings, ...rows] })
    expect(details.map(({ name }) => name)).toEqual(['技术参数', '订货选项', '不可组合', '订货附件', '选择性配合'])
    const folded = foldDetails(readTable(products, headings, ['产品编号']).rows, details)
    expect(folded.problems).toEqual([])
    for (const [index, { id, ...rule }] of orderCodes.entries()) {
      const cells = COLUMNS.map((column) => folded.rows[index]?.cells.get(column))
      expect(own.read(cells, undefined).patch.orderingRule, id).toEqual(orderingRule.parse(rule))
    }
  })

  it('keeps any text to the letter', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.constantFrom('a = b；c = d', 'x；y', '\\', '=', '、', '-', 'AC 220；DC 110', 'a\\', 'a,b', '1；k = 2'),
    )
    const text = line.map((one) => one.replaceAll('\n', ' ').trim()).filter((one) => one !== '')
    const fragment = fc.string({ unit: fc.constantFrom(...'AB12-=、；,\\|.'), maxLength: 6 }).map((one) => `${one}X`)
    const key = fc.constantFrom('a', 'b', 'c-1', 'poles', 'x')
    const choice = fc.dictionary(
      fc.constantFrom('k0', 'k1', 'k2'),
      fc.array(fc.oneof(fragment, fc.constant('')), { minLength: 1, maxLength: 3 }),
      {
        minKeys: 1,
        maxKeys: 3,
      },
    )
    const value = fc.record(
      { fragment: fc.oneof(fragment, fc.constant('')), label: text, sets: fc.dictionary(key, text, { minKeys: 1, maxKeys: 3 }) },
      { requiredKeys: ['fragment', 'label'] },
    )
    const option = fc.record(
      {
        name: fc.oneof(text, fc.constantFrom('极数', 'k1')),
        isOptional: fc.constant(true),
        values: fc.array(value, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['name', 'values'] },
    )
    const accessory = fc.record({ code: fragment, name: text, fits: choice, note: text }, { requiredKeys: ['code', 'name'] })
    const rules = fc.record({
      prefix: text,
      options: fc.array(option, { minLength: 3, maxLength: 3 }).map((drawn) => drawn.map((one, index) => ({ key: `k${index}`, ...one }))),
      exclusions: fc.array(fc.record({ when: choice, reason: text }), { maxLength: 3 }),
      accessories: fc.array(accessory, { maxLength: 3 }),
    })
    const plain = (given: unknown) => JSON.parse(JSON.stringify(given))
    fc.assert(
      fc.property(rules, (rule) => {
        const read = optionsOf(optionRows(rule), { stored: [] })
        expect('options' in read && read.options).toEqual(plain(rule.options))
        expect(exclusionsOf(exclusionRows(rule), rule.options)).toEqual(plain(rule.exclusions))
        expect(accessoriesOf(accessoryRows(rule), rule.options)).toEqual(plain(rule.accessories))
      }),
    )
  })

  it('is no change where its sheets are as they were exported, and gone where they are emptied', () => {
    expect(field.read(field.write(productOf(breakerRule)), productOf(breakerRule)).patch.orderingRule).toEqual(breakerRule)
    expect(field.read(['', '', '', ''], productOf(breakerRule)).patch).toEqual({ orderingRule: null })
    expect(field.read([undefined, undefined, '', undefined], productOf(breakerRule)).patch.orderingRule).toMatchObject({ exclusions: [] })
  })

  it('may be typed shortly: merged cells, attributes and options by their names, no keys for new options', () => {
    const rows = '极数 |  |  | 3 | 3P | 额定电流 = 250\n | |  | 4 | 4P\n安装 |  | 是 | R | 导轨'
    const cells = ['X1', rows, '极数=3；安装 = -，R | 没有', 'A1 | 触头 | 安装=R']
    expect(() => field.read(cells, undefined)).toThrow('全部排除了')
    expect(field.read([...cells.slice(0, 2), '极数=4；安装=R | 没有', ...cells.slice(3)], undefined).patch.orderingRule).toEqual({
      prefix: 'X1',
      options: [
        {
          key: 'option-1',
          name: '极数',
          values: [
            { fragment: '3', label: '3P', sets: { 'rated-current': '250' } },
            { fragment: '4', label: '4P' },
          ],
        },
        { key: 'option-2', name: '安装', isOptional: true, values: [{ fragment: 'R', label: '导轨' }] },
      ],
      exclusions: [{ when: { 'option-1': ['4'], 'option-2': ['R'] }, reason: '没有' }],
      accessories: [{ code: 'A1', name: '触头', fits: { 'option-2': ['R'] } }],
    })
  })

  it('a draft that is no rule yet is neither shown nor lost', () => {
    const draft = productOf({ prefix: 'X', options: [{ name: '' }] })
    const cells = field.write(draft)
    expect(cells).toEqual(['（未完成，请在后台编辑）', '', '', ''])
    expect(problemOf(() => field.read([cells[0], '极数 | p |  | 3 | 3P', '', ''], draft))).toMatchObject({ column: '订货前缀' })
  })
})

const currents = (count: number) => Array.from({ length: count }, (_, index) => `电流 | c |  | ${index + 1} | ${index + 1} A`).join('\n')

/** spec: order-codes/refused */
describe('what a sheet says of order codes is refused with its place', () => {
  it.each<[string, () => unknown, object]>([
    [
      'more than 20,000 codes',
      () => field.read(['X', `${currents(150)}\n${currents(150).replaceAll('电流 | c', '型式 | d')}`, '', ''], undefined),
      { column: '订货前缀', reason: expect.stringContaining('超过 20,000 个') },
    ],
    [
      'two equal codes',
      () => field.read(['X', 'a | a |  | 1 | 一\na | a |  | 11 | 二\nb | b |  | 1 | 一\nb | b |  | 11 | 二', '', ''], undefined),
      { column: '订货前缀', reason: expect.stringContaining('去掉空格和符号后相同') },
    ],
    [
      'a contradiction',
      () => changed('不可组合', () => '分断能力 = M、H | 都没有'),
      { column: '订货前缀', reason: expect.stringContaining('互相矛盾') },
    ],
    [
      'a fragment that no option has',
      () => changed('不可组合', (cell) => `${cell}\n极数 = 9 | 没有九极`),
      { column: '不可组合', entry: 2, reason: '第 3 条不可组合：选项“极数”没有代码 9' },
    ],
    [
      'a value of an attribute that can’t be read, in its row',
      () => changed('订货选项', (cell) => cell.replace('poles = 4P', 'poles = 许多')),
      { column: '订货选项', entry: 3, reason: expect.stringContaining('选项“极数”的值“4B”') },
    ],
    [
      'an attribute that there is not',
      () => changed('订货选项', (cell) => cell.replace('poles = 4P', '极性 = 4P')),
      { column: '订货选项', entry: 3, reason: '第 4 项没有属性“极性”，请填写属性的代号，或只有一个属性有的名称' },
    ],
    [
      'an option that there is not',
      () => changed('不可组合', (cell) => `${cell}\n颜色 = 红 | 没有颜色`),
      { column: '不可组合', entry: 2, reason: '第 3 项没有选项“颜色”，请填写选项的名称或标识' },
    ],
    [
      'a condition without an equals sign',
      () => changed('订货附件', (cell) => cell.replace('极数 = 3', '三极')),
      { column: '订货附件', entry: 1, reason: '第 2 项条件“三极”应写成“选项 = 代码、代码”，几个选项之间用分号分开' },
    ],
    ['a row that is too long', () => changed('不可组合', () => 'a = b | c | d'), { column: '不可组合', entry: 0 }],
    ['no prefix', () => changed('订货前缀', () => ''), { column: '订货前缀', reason: '前缀：请填写' }],
    [
      'a word that is neither yes nor no',
      () => changed('订货选项', (cell) => cell.replace('contact | 是', 'contact | 也许')),
      { column: '订货选项', entry: 10 },
    ],
  ])('%s', (_, work, problem) => {
    expect(problemOf(work)).toMatchObject(problem)
  })
})

it('the sheets of a workbook are those of its columns', () => {
  expect(detailSheets.map(({ column }) => column)).toEqual(['技术参数', ...CODE_SHEETS.map(({ column }) => column), '选择性配合'])
})
