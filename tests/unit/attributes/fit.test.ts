import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/domain/attributes/attribute'
import { describeRow } from '@/domain/attributes/describe'
import { fittingAttributes } from '@/domain/attributes/fit'
import { rowProblem } from '@/domain/attributes/problem'
import { readRow } from '@/domain/attributes/row'
import { holdsFor } from '@/domain/attributes/scope'
import { storedAttribute } from '@/domain/attributes/stored-attribute'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'
import { attribute, breaking, breaking690, poles, voltage } from './attribute'

const { attributes, products, productCategories } = loadFixtures(fixtureFolder)
const parents = new Map(productCategories.flatMap(({ id, children }) => children.map((child) => [child.id, id])))

const knownFor = (category: number): Attribute[] =>
  attributes
    .filter(({ categories }) => holdsFor(categories, [category, parents.get(category) ?? 0]))
    .map(({ choices, ...one }) =>
      storedAttribute({ ...one, choices: choices.map((choice) => ({ ...choice, aliases: choice.aliases.join('、') })) }),
    )

const keysFor = (category: number, name: string, value: string, unit = '', group = '') =>
  fittingAttributes(knownFor(category), { group, name, value, unit }).map(({ key }) => key)

describe('the attributes that a row is offered', () => {
  it.each<[category: number, name: string, value: string, unit: string, keys: string[]]>([
    [12, '额定电流 In', '16、20', 'A', ['rated-current']],
    [12, '额定电流', '16、20', 'A', ['rated-current']],
    [12, '极限分断能力 Icu（AC 400 V）', '50', 'kA', ['icu-400']],
    [11, 'Icu（AC 400 V / 690 V）', '65 / 50', 'kA', ['icu-400', 'icu-690']],
    [12, '机械寿命 / 电寿命', '20,000 / 8,000', '次', ['mechanical-endurance', 'electrical-endurance']],
    [12, '外形尺寸（宽 × 高 × 深）', '105 × 165 × 108', 'mm', ['width', 'height', 'depth']],
    [21, '闭合 / 断开时间', '20〜26 / 8〜14', 'ms', ['closing-time', 'opening-time']],
    [31, '重量', '0.12', 'kg', ['mass']],
    [12, '额定电流 In', '见铭牌', '', []],
    [12, '额定电流 In', '16', 'V', []],
    [12, '附件', '2', '', []],
  ])('%i %s %s %s', (category, name, value, unit, keys) => {
    expect(keysFor(category, name, value, unit)).toEqual(keys)
  })

  it('takes the condition of its group', () => {
    expect(keysFor(12, '额定极限短路分断能力 Icu', '20', 'kA', '分断能力（AC 690 V）')).toEqual(['icu-690'])
  })

  it('are those of the demo content for most rows, and wrong for hardly any', () => {
    const rows = products.flatMap(({ category, parameters }) => {
      const known = knownFor(category)
      return parameters.map((row) => ({
        wanted: row.attributes.join(' '),
        found: fittingAttributes(known, row)
          .map(({ key }) => key)
          .join(' '),
      }))
    })
    const typed = rows.filter(({ wanted }) => wanted !== '')
    expect(typed.filter(({ wanted, found }) => wanted === found).length / typed.length).toBeGreaterThan(0.85)
    expect(rows.filter(({ wanted, found }) => found !== '' && wanted !== found).length).toBeLessThan(10)
  })
})

describe('what is wrong with a row', () => {
  const known = [attribute(), voltage, breaking, breaking690, poles]

  it.each<[chosen: Attribute[], name: string, value: string, unit: string, problem: string | null]>([
    [[attribute()], '额定电流 In', '250', 'A', null],
    [[], '随便', '什么', '台', null],
    [[attribute()], '额定电流 In', '很大', 'A', '读不出额定电流的数值'],
    [[attribute()], '额定工作电压 Ue', '400', 'V', '这一行的属性应是“额定工作电压 Ue”'],
    [[attribute()], '某个参数', '400', 'V', '单位 V 属于“额定工作电压 Ue”'],
    [[voltage], '某个参数', '50', 'kA', '单位 kA 属于“极限分断能力 Icu（AC 400 V）”、“极限分断能力 Icu（AC 690 V）”'],
  ])('%#', (chosen, name, value, unit, problem) => {
    const found = rowProblem(chosen, known, { group: '', name, value, unit })
    expect(found).toEqual(problem === null ? null : expect.stringContaining(problem))
  })
})

describe('how a row was read', () => {
  it.each<[chosen: Attribute[], value: string, unit: string, said: string]>([
    [[attribute()], '16、20、25', 'A', '读作 3 个数值，单位 A，显示为 16、20、25。'],
    [[attribute()], '1.25', 'kA', '读作 1 个数值，单位 A，显示为 1,250。'],
    [[attribute({ unit: '℃' })], '-25~70', '', '读作 1 个范围，单位 ℃，显示为 −25 〜 +70。'],
    [[poles], '三极、4P', '', '读作 2 个选项，显示为 3P、4P。'],
    [[breaking, breaking690], '65/50', 'kA', '读作 极限分断能力 65 kA；极限分断能力 50 kA。'],
  ])('%#', (chosen, value, unit, said) => {
    const reading = readRow(chosen, { value, unit })
    expect('row' in reading && describeRow(reading.row)).toBe(said)
  })
})
