import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf } from '@/domain/order-codes/codes'
import { readCode } from '@/domain/order-codes/read-code'
import { anyRule, breakerRule } from './rules'

const read = (text: string) => readCode(breakerRule, text)

describe('a code as people write it (spec: order-codes/reading)', () => {
  it.each(['HM3-250 H 3 D 200', 'hm3250h3d200', 'HM3-250H/3D-200', 'hm3 250 h 3 d 200', 'HM3—250·H_3_D_200'])('reads %s', (text) => {
    expect(read(text)).toMatchObject({ code: 'HM3-250 H 3 D 200', notes: [], missing: [], accessories: [] })
  })

  it('says what it has corrected', () => {
    expect(read('ＨＭ３－２５０　Ｈ３Ｄ２００')).toMatchObject({ code: 'HM3-250 H 3 D 200', notes: ['全角字符已换成半角'] })
    expect(read('HM3-250 D H 200 3')).toMatchObject({ code: 'HM3-250 H 3 D 200', notes: ['顺序已换'] })
    expect(read('HM3-250 H 3P D 200A')).toMatchObject({ code: 'HM3-250 H 3 D 200', notes: ['单位已省去'] })
    expect(read('HM3-250 200A/3P H D')).toMatchObject({ code: 'HM3-250 H 3 D 200', notes: ['顺序已换', '单位已省去'] })
  })

  it('says what is missing, and keeps what was read', () => {
    expect(read('HM3-250 H 3 200')).toMatchObject({ code: null, missing: ['use'], notes: ['少一段：用途'] })
    expect(read('HM3-250 200A')).toMatchObject({ code: null, notes: ['单位已省去', '少 3 段：分断能力、极数、用途'] })
    expect(read('HM3-250 200A')?.choices).toMatchObject({ 'rated-current': '200' })
  })

  it('takes the only value of an option as said', () => {
    const [breaking, poles, use] = breakerRule.options
    if (!breaking || !poles || !use) throw new Error('The rule has options')
    const rule = { ...breakerRule, options: [breaking, { ...poles, values: poles.values.slice(0, 1) }, use], exclusions: [] }
    expect(readCode(rule, 'HM3-250 H D')).toMatchObject({ code: 'HM3-250 H 3 D', notes: ['默认极数：3P'] })
  })

  it('names the reason against what can’t be combined', () => {
    expect(read('HM3-250 H 3 D 16')).toMatchObject({ code: null, missing: [], notes: ['不能组合：16 A 只配 M 型分断'] })
  })

  it('takes accessories behind it that fit', () => {
    expect(read('HM3-250 H 3 D 200 K AX11 MO2')).toMatchObject({ code: 'HM3-250 H 3 D 200 K', accessories: ['AX11', 'MO2'] })
    expect(read('HM3-250H4BD200 MO2')).toMatchObject({
      code: 'HM3-250 H 4B D 200',
      accessories: [],
      notes: ['附件 MO2 不适用'],
    })
  })

  it.each(['', 'HM3', 'HM3-2500', 'HM3-250 H 3 D 210', 'HM3-250 H H 3 D 200', 'XB7-9982', `HM3-250 ${'H3'.repeat(5000)}`])(
    'leaves alone what is not one: %s',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )

  it('reads every code of every rule as itself, with any separator, case and width', () => {
    const separators = fc.constantFrom('', ' ', '-', '/', '  ', '·', '　', '_')
    const wide = (text: string) => text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    fc.assert(
      fc.property(anyRule, separators, fc.boolean(), fc.boolean(), fc.nat(), (rule, separator, isLower, isWide, pick) => {
        const codes = [...codesOf(rule)]
        const code = codes[pick % codes.length]?.code ?? ''
        const parted = code.replaceAll(' ', separator)
        const cased = isLower ? parted.toLowerCase() : parted
        expect(readCode(rule, isWide ? wide(cased) : cased)?.code).toBe(code)
      }),
      { numRuns: 300 },
    )
  })

  it('never makes up a code that the rule does not yield', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCMPX0123- '), maxLength: 8 })
    fc.assert(
      fc.property(anyRule, letters, (rule, rest) => {
        const code = readCode(rule, `${rule.prefix}${rest}`)?.code
        if (code) expect([...codesOf(rule)].map((one) => one.code)).toContain(code)
      }),
    )
  })
})
