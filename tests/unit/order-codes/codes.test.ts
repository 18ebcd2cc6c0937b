import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesOf, isMet, printCode } from '@/domain/order-codes/choices'
import { codesOf, countCodes } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { impliedValues } from '@/domain/order-codes/implied-values'
import { MOST_CODES, type OrderingRule } from '@/domain/order-codes/rule'
import { anyRule, breakerRule } from './rules'

/** An option of so many values. */
const numbered = (index: number, count: number): OrderingRule['options'][number] => ({
  key: `option-${index}`,
  name: `选项 ${index}`,
  values: Array.from({ length: count }, (_, value) => ({ fragment: `${'ABCDEFGH'[index]}${value}`, label: `${value}` })),
})
const wide = (...counts: number[]): OrderingRule => ({
  prefix: 'HM9',
  options: counts.map((count, index) => numbered(index, count)),
  exclusions: [],
  accessories: [],
})

describe('codes of a rule (spec: order-codes/rule)', () => {
  it('are its prefix and a fragment of each option, in order, without what is excluded', () => {
    const codes = [...codesOf(breakerRule)].map(({ code }) => code)
    expect(codes).toHaveLength(2 * 3 * 4 * 2 - 3 * 2)
    expect(codes[0]).toBe('HM3-250 M 3 D 16')
    expect(codes[1]).toBe('HM3-250 M 3 D 16 K')
    expect(codes.at(-1)).toBe('HM3-250 H 4B D 250 K')
    expect(codes).not.toContain('HM3-250 H 3 D 16')
    expect(codes).not.toContain('HM3-250 M 4B M 160')
  })

  it('say which values follow from their choices', () => {
    const [first] = codesOf(breakerRule)
    expect(impliedValues(breakerRule, first?.choices ?? {})).toEqual({ 'breaking-capacity-400': '50', poles: '3P', 'rated-current': '16' })
  })

  it('are one when there is nothing to choose', () => {
    expect([...codesOf(wide())]).toEqual([{ code: 'HM9', choices: {} }])
  })

  it('print with the accessories behind', () => {
    const [first] = codesOf(breakerRule)
    expect(printCode(breakerRule, first?.choices ?? {}, ['AX11'])).toBe('HM3-250 M 3 D 16 AX11')
  })

  it('are counted to 20,001 and no further', () => {
    expect(countCodes(wide(20, 10, 100))).toBe(20_000)
    expect(countCodes(wide(20, 10, 101))).toBe(MOST_CODES + 1)
    expect(countCodes(wide(200, 200, 200, 200, 200, 200))).toBe(MOST_CODES + 1)
    const all = { ...wide(100, 100, 100), exclusions: [{ when: { 'option-2': ['C99'] }, reason: '停产' }] }
    expect(countCodes(all)).toBe(MOST_CODES + 1)
  })

  it('are as many as are counted, all different, printed from their choices, none excluded', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const codes = [...codesOf(rule)]
        expect(countCodes(rule)).toBe(codes.length)
        expect(new Set(codes.map(({ code }) => foldCode(code))).size).toBe(codes.length)
        for (const { code, choices } of codes) {
          expect(printCode(rule, choices)).toBe(code)
          expect(rule.exclusions.some(({ when }) => isMet(when, choices))).toBe(false)
        }
      }),
    )
  })

  it('leave out nothing that is not excluded', () => {
    const everything = (rule: OrderingRule) =>
      rule.options.reduce<Record<string, string>[]>(
        (chosen, option) => chosen.flatMap((choices) => choicesOf(option).map(({ fragment }) => ({ ...choices, [option.key]: fragment }))),
        [{}],
      )
    fc.assert(
      fc.property(anyRule, (rule) => {
        const kept = everything(rule).filter((choices) => !rule.exclusions.some(({ when }) => isMet(when, choices)))
        expect([...codesOf(rule)].map(({ choices }) => choices)).toEqual(kept)
      }),
    )
  })

  it('fold to the same, folded once or twice', () => {
    // What becomes another letter, or several, or large ones, in its plain form; any other character is hardly ever one of these.
    const unlike = fc.constantFrom(...'ＨｍＭ３－／㎜㎄ΩKÅℌ𝐇ⅫⅳⓂ①½ﬃẞßİıſǅªŉ㏗-_/.·— ')
    const any = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(unlike, any) }), (text) => {
        expect(foldCode(foldCode(text))).toBe(foldCode(text))
      }),
    )
  })
})
