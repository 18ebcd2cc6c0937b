import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/domain/attributes/attribute'
import { readValue, shownUnit, writeValue } from '@/domain/attributes/typed-value'
import { type UnitName, unitNamed } from '@/domain/attributes/units'
import type { NumberPart, NumberValue, TypedValue } from '@/domain/attributes/value'
import { attribute, breaking, flag, poles, voltage } from './attribute'

const numbers = (text: string, given: Partial<Attribute> = {}, unit: UnitName | null = null) => {
  const reading = readValue(attribute(given), text, unit)
  if ('problem' in reading || reading.value.kind !== 'number') throw new Error(JSON.stringify(reading))
  return reading.value
}

/** A value as bounds and what stands beside them. */
const shortly = ({ parts }: NumberValue) =>
  parts.map(({ min, max, qualifier, note }) => [min === max ? min : [min, max], qualifier, note].filter((one) => one !== undefined))

describe('a number is read', () => {
  it.each<[text: string, expected: unknown, given?: Partial<Attribute>, unit?: UnitName]>([
    ['250', [[250]]],
    ['400、630、800', [[400], [630], [800]]],
    ['400，630；800', [[400], [630], [800]]],
    ['400, 630, 1,250', [[400], [630], [1250]]],
    ['1,000', [[1000]]],
    ['２５０Ａ', [[250]]],
    ['1.25 kA', [[1250]]],
    ['1.25', [[1250]], {}, 'kA'],
    ['30 mA', [[0.03]]],
    ['0.03、0.1、0.3', [[30], [100], [300]], { unit: 'mA' }, 'A'],
    [
      'AC 400 / 690',
      [
        [400, 'AC'],
        [690, 'AC'],
      ],
      { unit: 'V' },
    ],
    [
      'AC/DC 24、110；AC 230、400',
      [
        [24, 'AC/DC'],
        [110, 'AC/DC'],
        [230, 'AC'],
        [400, 'AC'],
      ],
      { unit: 'V' },
    ],
    ['3 AC 380〜480（−15 〜 +10 %）', [[[380, 480], '3 AC', '−15 〜 +10 %']], { unit: 'V' }],
    [
      '3×230/400',
      [
        [230, '3×'],
        [400, '3×'],
      ],
      { unit: 'V' },
    ],
    ['−25 〜 +70', [[[-25, 70]]], { unit: '℃' }],
    ['-25~70°C', [[[-25, 70]]], { unit: '℃' }],
    ['0.8-1.0 In', [[[0.8, 1]]], { unit: 'In' }],
    ['30 %〜80 %', [[[30, 80]]], { unit: '%' }],
    [
      '50（M） / 70（H）',
      [
        [50, 'M'],
        [70, 'H'],
      ],
      { unit: 'kA' },
    ],
    [
      '50(M)/70(H) kA',
      [
        [50, 'M'],
        [70, 'H'],
      ],
      { unit: 'kA' },
    ],
    ['≤ 30', [[[null, 30]]], { unit: 'ms' }],
    ['<= 30', [[[null, 30]]], { unit: 'ms' }],
    ['> 2', [[[2, null]]], { unit: 'h' }],
    ['±0.5', [[[-0.5, 0.5]]], { unit: '%' }],
    ['±0', [[0]], { unit: '%' }],
    ['5(60)', [[[5, 60]]]],
    ['ø22.3', [[22.3, 'ø']], { unit: 'mm' }],
    ['3', [[3]], { unit: null }],
    ['18〜4', [[[4, 18]]], { unit: 'AWG' }],
    ['1:1,000', [[1000, '1:']], { unit: null }],
    [
      'AC 480Y/277',
      [
        [480, 'AC'],
        [277, 'AC'],
      ],
      { unit: 'V' },
    ],
  ])('%s', (text, expected, given, unit) => {
    expect(shortly(numbers(text, given, unit ?? null))).toEqual(expected)
  })

  it.each([
    ['', '请填写数值。'],
    ['大约 250', '读不出额定电流的数值'],
    ['250 V', '单位 V 不是额定电流的单位，请用 A、mA、kA。'],
    ['630〜400', '写反了'],
    ['400、', '读不出'],
    ['1e400', '读不出'],
    ['9'.repeat(400), '太大或太小'],
    ['≤ 5〜10', '只能放在一个数值前'],
    ['0.8 〜', '读不出'],
  ])('%s is refused in words that help', (text, problem) => {
    expect(readValue(attribute(), text)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('long nonsense costs no time', () => {
    for (const text of ['1、'.repeat(5000), 'AC '.repeat(5000), '（'.repeat(5000), '1'.repeat(10_000), '3 '.repeat(5000)])
      readValue(voltage, text)
  })
})

describe('what is printed', () => {
  it.each<[text: string, printed: string, given?: Partial<Attribute>, unit?: UnitName]>([
    ['1.25 kA', '1,250'],
    ['2.0', '2.0', { unit: 'kg' }],
    ['1000/2000', '1,000/2,000'],
    ['0.8~1.0', '0.8〜1.0', { unit: 'In' }],
    ['-25~70', '−25 〜 +70', { unit: '℃' }],
    ['50（M） / 70（H）', '50（M）/ 70（H）', { unit: 'kA' }],
    ['AC 220 / 380，DC 110 / 220', 'AC 220 / 380；DC 110 / 220', { unit: 'V' }],
    ['3×57.7/100、3×230/400', '3×57.7/100、3×230/400', { unit: 'V' }],
    ['>=500', '≥ 500'],
    ['30 %〜80 %', '30〜80', { unit: '%' }],
    ['18~4', '18〜4', { unit: 'AWG' }],
    ['AC 480 Y/277', 'AC 480Y/277', { unit: 'V' }],
    ['1:200', '1:200', { unit: null }],
  ])('%s', (text, printed, given, unit) => {
    expect(writeValue(numbers(text, given, unit ?? null), attribute(given))).toBe(printed)
  })

  it('large numbers of operations stay in 万次', () => {
    const endurance = attribute({ unit: '次' })
    const value = numbers('1,000', { unit: '次' }, '万次')
    expect(value.parts[0]?.min).toBe(10_000_000)
    expect([writeValue(value, endurance), shownUnit(value, endurance)]).toEqual(['1,000', '万次'])
  })
})

describe('a choice', () => {
  it.each([
    ['3P、4P', '3P、4P'],
    ['三极，4p', '3P、4P'],
    ['3 极 / 1p+n（相极带保护）', '3P / 1P+N（相极带保护）'],
    ['3P或4P', '3P或4P'],
  ])('%s', (text, printed) => {
    const reading = readValue(poles, text)
    expect('value' in reading && writeValue(reading.value, poles)).toBe(printed)
  })

  it.each(['5P', '3P、', '3P 4P', '3P、5P'])('%s is none', (text) => {
    expect(readValue(poles, text)).toEqual({ problem: expect.stringContaining('可以写：3P、4P、1P+N') })
  })
})

describe('yes or no', () => {
  it.each([
    ['有，差动式', '有（差动式）'],
    ['是', '有'],
    ['无', '无'],
  ])('%s', (text, printed) => {
    const reading = readValue(flag, text)
    expect('value' in reading && writeValue(reading.value, flag)).toBe(printed)
  })

  it('is refused when it says neither', () =>
    expect(readValue(flag, '也许')).toEqual({ problem: expect.stringContaining('请写“有”或“无”') }))
})

describe('units', () => {
  it.each([
    ['ka', 'kA'],
    ['°C', '℃'],
    ['mm2', 'mm²'],
    ['MΩ', 'MΩ'],
    ['mΩ', 'mΩ'],
    ['n·m', 'N·m'],
    ['furlong', undefined],
    ['toString', undefined],
  ])('%s', (text, unit) => expect(unitNamed(text)).toBe(unit))
})

const decimal = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })).map(([n, k]) => n / 10 ** k + 0)
const note = fc.option(fc.constantFrom('M', 'H', '40 ℃ 以上降容', '−15 〜 +10 %'), { nil: undefined })
const qualifier = fc.constantFrom(undefined, 'AC', 'DC', '3 AC', 'AC/DC', '3×', '1:', 'ø')
const joint = fc.constantFrom(undefined, ' / ', '/', 'Y/', '或') as fc.Arbitrary<NumberPart['joint']>

const bounds: fc.Arbitrary<NumberPart> = fc.oneof(
  decimal.map((one) => ({ min: one, max: one })),
  fc.tuple(decimal, decimal).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  decimal.map((max) => ({ min: null, max })),
  decimal.map((min) => ({ min, max: null, isStrict: true as const })),
  decimal.map((one) => ({ min: -Math.abs(one) + 0, max: Math.abs(one), isDeviation: true as const })),
)

const without = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** As reading gives them: what stands before holds on, and nothing comes before the first. */
const numberValue: fc.Arbitrary<NumberValue> = fc
  .array(fc.tuple(bounds, note, qualifier, joint), { minLength: 1, maxLength: 6 })
  .map((drawn) => {
    const parts: NumberPart[] = []
    for (const [part, itsNote, itsQualifier, itsJoint] of drawn) {
      const held = itsQualifier ?? parts.at(-1)?.qualifier
      parts.push(without({ ...part, note: itsNote, qualifier: held, joint: parts.length > 0 ? itsJoint : undefined }))
    }
    return { kind: 'number', parts }
  })

const choiceValue: fc.Arbitrary<TypedValue> = fc
  .array(
    fc.tuple(fc.constantFrom('3P', '4P', '1P+N'), note, fc.constantFrom(undefined, ' / ', '或') as fc.Arbitrary<' / ' | '或' | undefined>),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((drawn) => ({
    kind: 'choice',
    parts: drawn.map(([value, itsNote, itsJoint], index) => without({ value, note: itsNote, joint: index > 0 ? itsJoint : undefined })),
  }))

describe('whatever it is', () => {
  it('what is written is read as the same number', () => {
    fc.assert(
      fc.property(numberValue, (value) => {
        expect(readValue(voltage, writeValue(value, voltage))).toEqual({ value })
      }),
    )
  })

  it('what is written is read as the same choice', () => {
    fc.assert(fc.property(choiceValue, (value) => void expect(readValue(poles, writeValue(value, poles))).toEqual({ value })))
  })

  it('normalising twice is normalising once', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,、，；/〜-+−±≤≥<>×（）() ACDkmV%和'), maxLength: 30 })
    const numeral = fc.tuple(fc.nat(9999), fc.constantFrom('', ',000', '.0', '.50', '.25')).map(([whole, rest]) => `${whole}${rest}`)
    const before = fc.constantFrom('', 'AC ', 'DC', '3×', '≤ ', '<=', '> ', '±', '-', '−')
    const behind = fc.constantFrom('', '〜9,999', '~10000.0', '-99999', ' V', 'kV', 'kA', '（M）', ' (40 ℃)', '~20 kV')
    // As editors write values: few texts of signs alone can be read.
    const written = fc
      .array(fc.tuple(fc.constantFrom('、', '，', '；', ' / ', '/', ', '), before, numeral, behind), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map(([joint, ...part], index) => (index > 0 ? joint : '') + part.join('')).join(''))
    const normal = (text: string, given: Attribute) => {
      const reading = readValue(given, text)
      return 'value' in reading ? writeValue(reading.value, given) : text
    }
    fc.assert(
      fc.property(fc.oneof(signs, written), fc.constantFrom(voltage, breaking, poles, flag), (text, given) => {
        const once = normal(text, given)
        expect(normal(once, given)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
