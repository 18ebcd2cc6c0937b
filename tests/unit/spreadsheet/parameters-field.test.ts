import { describe, expect, it } from 'vitest'
import type { Product } from '@/payload-types'
import { parametersField } from '@/spreadsheet/parameters-field'
import { CellProblem } from '@/spreadsheet/sheet-field'
import { attribute, breaking, breaking690, poles } from '../attributes/attribute'

const limits = (path: string) => ({
  required: !path.endsWith('unit'),
  maxLength: 60,
  maxRows: Number.POSITIVE_INFINITY,
  min: Number.NEGATIVE_INFINITY,
})

const attributes = new Map([
  [1, attribute()],
  [2, breaking],
  [3, breaking690],
  [4, poles],
])

const field = parametersField({ limits, attributes })

const productOf = (parameters: NonNullable<Product['parameters']>) => ({ parameters }) as Product

const stored = productOf([
  { group: '额定参数', name: '额定电流 In', value: '1.25', unit: 'kA', attributes: [1] },
  { group: '额定参数', name: '分断能力 Icu', value: '65/50', unit: 'kA', attributes: [2, 3] },
  { group: '其他', name: '外壳', value: '钢板' },
])

const EXPORTED =
  '额定参数 | 额定电流 In | 1,250 | A | rated-current\n额定参数 | 分断能力 Icu | 65 / 50 | kA | icu-400、icu-690\n其他 | 外壳 | 钢板'

const read = (cell: string, doc = stored) => field.read([cell], doc)

/** spec: content/typed-parameters */
describe('technical parameters in a sheet', () => {
  it('are exported as they are printed, with the keys of their attributes', () => {
    expect(field.write(stored)).toEqual([EXPORTED])
    expect(read(EXPORTED).cells).toEqual([EXPORTED])
  })

  it('of a sheet from before there were attributes keep those of their names', () => {
    const { patch } = read('额定参数 | 额定电流 In | 1000、1600 | A\n其他 | 外壳 | 铝')
    expect(patch.parameters).toEqual([
      { group: '额定参数', name: '额定电流 In', value: '1,000、1,600', unit: 'A', attributes: [1] },
      { group: '其他', name: '外壳', value: '铝', unit: null, attributes: [] },
    ])
  })

  it('lose their attribute where its cell was emptied', () => {
    expect(read('额定参数 | 额定电流 In | 约 1,250 | A | ').patch.parameters).toMatchObject([{ value: '约 1,250', attributes: [] }])
  })

  it('find attributes by key, and by a name that only one has', () => {
    expect(read('g | 极数 | 三极 |  | 极数').patch.parameters).toMatchObject([{ value: '3P', attributes: [4] }])
    expect(() => read('g | Icu | 50 | kA | 极限分断能力')).toThrow(CellProblem)
  })

  it.each([
    ['额定参数 | 额定电流 In | 很大 | A | rated-current', '第 1 项的数值：“很大”读不出额定电流的数值'],
    ['g | n | 5 | kV | rated-current', '第 1 项的数值：单位 kV 不是额定电流的单位，请用 A、mA、kA'],
    ['g | n | 5 | A | rated-curent', '第 1 项的属性“rated-curent”不存在'],
    ['g | n', '第 1 项应写成“分组 | 名称 | 数值 | 单位 | 属性”'],
    ['g |  | 5', '第 1 项缺少名称'],
    [`g | ${'长'.repeat(61)} | 5`, '第 1 项的名称最多 60 个字，现有 61 个'],
  ])('say what is wrong: %s', (cell, reason) => {
    expect(() => read(cell)).toThrow(reason)
  })

  it('that can’t be read were stored so, and are no mistake of whoever imports', () => {
    const old = productOf([{ group: 'g', name: 'n', value: '见样本', unit: null, attributes: [1] }])
    const [cell = ''] = field.write(old)
    expect(read(cell, old).cells).toEqual([cell])
  })
})
