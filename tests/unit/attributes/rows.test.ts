import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/domain/attributes/attribute'
import { printedRow, readRow, writeRow } from '@/domain/attributes/row'
import { attribute, breaking, breaking690, mass, poles, pollution, voltage, width } from './attribute'

const height = attribute({ ...width, key: 'height', name: '高' })
const depth = attribute({ ...width, key: 'depth', name: '深' })
const altitude = attribute({ key: 'altitude', name: '海拔', symbol: '', unit: 'm' })
const mechanical = attribute({ key: 'mechanical-endurance', name: '机械寿命', symbol: '', unit: '次' })
const electrical = attribute({ ...mechanical, key: 'electrical-endurance', name: '电气寿命' })

describe('a row of parameters', () => {
  it.each<[attributes: Attribute[], value: string, unit: string, printed: [string, string]]>([
    [[attribute()], '1.25', 'kA', ['1,250', 'A']],
    [[attribute()], '16、25', '', ['16、25', 'A']],
    [[breaking, breaking690], '65/50', 'kA', ['65 / 50', 'kA']],
    [[breaking, breaking690], '50（M） / 70（H）', 'kA', ['50（M）/ 70（H）', 'kA']],
    [[width, height, depth], '105×165×108', 'mm', ['105 × 165 × 108', 'mm']],
    [[width, height, depth, mass], '45 × 89 × 87 mm / 0.36 kg', '', ['45 × 89 × 87 mm / 0.36 kg', '']],
    [[mechanical, electrical], '1,000 / 140', '万次', ['1,000 / 140', '万次']],
    [[pollution, altitude], '3 / ≤ 2,000 m', '', ['3 / ≤ 2,000 m', '']],
    [[pollution, altitude], '3 / ≤ 2', 'm', ['3 / ≤ 2 m', '']],
    [[poles], '三极', '', ['3P', '']],
    [[], '随便写', '台', ['随便写', '台']],
  ])('is printed from its values: %#', (attributes, value, unit, [printed, printedUnit]) => {
    const { value: shown, unit: shownUnit } = printedRow(attributes, { value, unit })
    expect([shown, shownUnit]).toEqual([printed, printedUnit])
    expect(printedRow(attributes, { value: shown, unit: shownUnit })).toMatchObject({ value: printed, unit: printedUnit })
  })

  it('has a value for each of its attributes', () => {
    const reading = readRow([breaking, breaking690], { value: '65 / 50', unit: 'kA' })
    const entries = 'row' in reading ? reading.row.entries : []
    expect(entries.map(({ attribute: { key }, value }) => [key, value.kind === 'number' && value.parts[0]?.min])).toEqual([
      ['icu-400', 65],
      ['icu-690', 50],
    ])
    expect('row' in reading && writeRow(reading.row)).toEqual({ value: '65 / 50', unit: 'kA' })
  })

  it.each<[attributes: Attribute[], value: string, unit: string, problem: string]>([
    [[breaking, breaking690], '65', 'kA', '选了 2 个属性'],
    [[width, height], '1 × 2 × 3', 'mm', '数值却有 3 部分'],
    [[voltage], '400', 'kA', '单位 kA 不是额定工作电压的单位'],
    [[voltage], '400', '斤', '单位“斤”不认识'],
    [[pollution], '3', 'A', '污染等级没有单位'],
  ])('says what is wrong: %#', (attributes, value, unit, problem) => {
    expect(readRow(attributes, { value, unit })).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it('that can’t be read is printed as it stands', () => {
    expect(printedRow([voltage], { value: '见样本', unit: '' })).toEqual({ value: '见样本', unit: '', typed: null })
  })
})
