import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyOption, emptyRule, moved, pasteInto, printSets, readSets, replaced, typedRuleOf } from '@/admin/ordering-rule/typed-rule'
import { checkRule } from '@/domain/order-codes/check-rule'
import { anyRule, breakerRule } from './rules'

/** spec: order-codes/editor */
describe('a rule while it is typed', () => {
  it('is what is stored, whether it could be published or not', () => {
    fc.assert(fc.property(anyRule, (rule) => expect(typedRuleOf(structuredClone(rule))).toEqual(rule)))
    const unfinished = {
      ...emptyRule('HM3-250'),
      options: [{ key: 'A!', name: '', values: [{ fragment: '3 P', label: '' }] }],
      remark: '待定',
    }
    expect(typedRuleOf(unfinished)).toEqual(unfinished)
    expect(checkRule(unfinished).problems.length).toBeGreaterThan(2)
  })

  it('is none where nothing is stored, and one that can be edited whatever is', () => {
    expect([typedRuleOf(null), typedRuleOf(undefined), typedRuleOf('规则')]).toEqual([null, null, null])
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('prefix', 'options', 'exclusions', 'accessories'), fc.jsonValue()), (stored) => {
        const rule = typedRuleOf(stored)
        for (const { key, values } of rule?.options ?? []) expect([typeof key, Array.isArray(values)]).toEqual(['string', true])
      }),
    )
  })

  it('gets options under keys that no other has', () => {
    const once = { ...breakerRule, options: [...breakerRule.options, emptyOption(breakerRule)] }
    const twice = { ...once, options: [...once.options.slice(1), emptyOption({ ...once, options: once.options.slice(1) })] }
    const keys = twice.options.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('moves and loses rows', () => {
    expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b', 'c'], 2, 1), moved(['a', 'b', 'c'], 2, -1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
    ])
    expect([replaced(['a', 'b'], 1, 'c'), replaced(['a', 'b'], 0, null)]).toEqual([['a', 'c'], ['b']])
  })

  it('takes cells of a spreadsheet: one column or two, over what is there and beyond it', () => {
    const values = [{ fragment: '16', label: '16 A', sets: { 'rated-current': '16' } }]
    expect(pasteInto(values, 0, 'fragment', '20\n25\r\n32\n')).toEqual([
      { fragment: '20', label: '16 A', sets: { 'rated-current': '16' } },
      { fragment: '25', label: '' },
      { fragment: '32', label: '' },
    ])
    expect(pasteInto(values, 1, 'fragment', 'M\t50 kA\nH\t70 kA').slice(1)).toEqual([
      { fragment: 'M', label: '50 kA' },
      { fragment: 'H', label: '70 kA' },
    ])
    expect(pasteInto(values, 0, 'label', '十六安')[0]?.label).toBe('十六安')
  })

  it('reads values of attributes as they are typed', () => {
    expect(readSets('rated-current=16；poles＝4P; curve = C')).toEqual({ 'rated-current': '16', poles: '4P', curve: 'C' })
    expect([readSets(''), readSets(' ； ')]).toEqual([undefined, undefined])
    // Refused when it is published, and kept until then.
    expect(printSets(readSets('rated-current'))).toBe('rated-current=')
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z-]{1,8}$/), fc.stringMatching(/^[0-9A-Z.〜]{1,6}$/), { minKeys: 1 }), (sets) => {
        expect(readSets(printSets(sets))).toEqual(sets)
      }),
    )
  })
})
