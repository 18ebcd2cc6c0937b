import { describe, expect, it } from 'vitest'
import { type ComparedProduct, compare } from '@/content/comparison'

const figure = (label: string, value: string, unit = '') => ({ label, value, unit })
const parameter = (name: string, value: string, unit = '') => ({ name, value, unit })
const series = (model: string, parts: Partial<ComparedProduct>): ComparedProduct => ({
  id: model,
  model,
  keyFigures: [],
  mainParameters: [],
  parameters: [],
  ...parts,
})

const small = series('HM3-125', {
  keyFigures: [figure('壳架等级电流 Inm', '125', 'A'), figure('极限分断能力 Icu', '70', 'kA')],
  mainParameters: [parameter('额定电流 In', '16〜125 A'), parameter('符合标准', 'IEC 60947-2')],
  parameters: [parameter('额定极限短路分断能力 Icu（AC 400 V）', '50（M）/ 70（H）', 'kA'), parameter('质量', '1.2', 'kg')],
})
const large = series('HM3-250', {
  keyFigures: [figure('壳架等级电流 Inm', '250', 'A'), figure('极限分断能力 Icu', '70', 'kA')],
  mainParameters: [parameter('额定电流 In', '100〜250 A'), parameter('符合标准', 'IEC 60947-2')],
  parameters: [parameter('额定极限短路分断能力 Icu（AC 400 V）', '50（M）/ 70（H）', 'kA'), parameter('质量', '2.1', 'kg')],
})

describe('the series of a category', () => {
  it('are compared by their key figures, then by the main parameters in which they differ, filled up from all parameters', () => {
    expect(compare([small, large])).toEqual({
      columns: ['壳架等级电流 Inm', '极限分断能力 Icu', '额定电流 In', '质量'],
      rows: [
        { id: 'HM3-125', model: 'HM3-125', values: ['125 A', '70 kA', '16〜125 A', '1.2 kg'] },
        { id: 'HM3-250', model: 'HM3-250', values: ['250 A', '70 kA', '100〜250 A', '2.1 kg'] },
      ],
    })
  })

  it('show a gap where one says nothing, and a name that only a few use is no column', () => {
    const silent = series('HM3-400', { mainParameters: [parameter('额定电流 In', '225〜400 A'), parameter('通信', 'RS-485')] })
    const compared = compare([small, large, silent])
    expect(compared?.columns).toEqual(['壳架等级电流 Inm', '极限分断能力 Icu', '额定电流 In'])
    expect(compared?.rows[2]?.values).toEqual(['', '', '225〜400 A'])
  })

  it('may write 额定 or leave it out: it is one column', () => {
    const other = series('HM4', {
      keyFigures: [figure('壳架等级电流 Inm', '160', 'A'), figure('极限分断能力 Icu', '85', 'kA')],
      mainParameters: [parameter('电流 In', '16〜160 A')],
    })
    expect(compare([small, other])?.columns).toEqual(['壳架等级电流 Inm', '极限分断能力 Icu', '额定电流 In'])
  })

  it('have six columns at most', () => {
    const names = ['甲', '乙', '丙', '丁', '戊', '己', '庚']
    const wide = (model: string) => series(model, { mainParameters: names.map((name) => parameter(name, `${name}${model}`)) })
    expect(compare([wide('a'), wide('b')])?.columns).toEqual(names.slice(0, 6))
  })

  it.each([
    ['none', []],
    ['one alone', [small]],
    ['two that have nothing in common', [small, series('KM1-09', { mainParameters: [parameter('线圈电压 Uc', 'AC 220 V')] })]],
    [
      'two that differ in one thing',
      [series('a', { parameters: [parameter('质量', '1')] }), series('b', { parameters: [parameter('质量', '2')] })],
    ],
  ])('are not compared when there is %s', (_, products) => {
    expect(compare(products)).toBeNull()
  })
})
