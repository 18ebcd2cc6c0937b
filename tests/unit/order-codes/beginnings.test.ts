import { describe, expect, it } from 'vitest'
import { beginningsOf, hasUnits, hasWords, wordsWithUnits } from '@/domain/order-codes/beginnings'
import { orderingRule } from '@/domain/order-codes/rule'

describe('codes of which somebody types several words', () => {
  it('begin with all of them, or with the first ones', () => {
    expect(beginningsOf(' ＨＭ３-250 200A 4p', 5)).toEqual([
      { beginning: 'hm3250200a4p', rest: [] },
      { beginning: 'hm3250200a', rest: ['4p'] },
      { beginning: 'hm3250', rest: ['200a', '4p'] },
    ])
    expect(beginningsOf('hm3 2', 5)).toEqual([])
  })

  it('have the others as fragments, the last one as far as it is typed', () => {
    expect(hasWords('HM3-250 H 3 D 200 F', ['200a', '3p'])).toBe(true)
    expect(hasWords('HM3-250 H 3 D 200 F', ['20'])).toBe(true)
    expect(hasWords('HM3-250 H 3 D 200 F', ['20', 'f'])).toBe(false)
    expect(hasWords('HM3-250 H 3 D 200 F', ['250'])).toBe(false)
    expect(hasWords('HM3-250 H 3 D 200 F', [])).toBe(true)
  })

  it('have a figure with its unit where the rule has it', () => {
    const values = (...fragments: string[]) => fragments.map((fragment) => ({ fragment, label: fragment }))
    const rule = orderingRule.parse({
      prefix: 'HB1-63',
      options: [
        { key: 'poles', name: '极数', values: values('1', '4', '3P') },
        { key: 'curve', name: '脱扣特性', values: values('B') },
        { key: 'rated-current', name: '额定电流 In（A）', values: values('4', '16') },
      ],
    })
    expect([hasUnits(rule, 'HB1-63 1 B 4', ['4p']), hasUnits(rule, 'HB1-63 1 B 4', ['4a'])]).toEqual([false, true])
    expect([hasUnits(rule, 'HB1-63 4 B 16', ['16a', '4p']), hasUnits(rule, 'HB1-63 3P B 4', ['3p'])]).toEqual([true, true])
    expect(wordsWithUnits(['4p', 'b', '16', '16a'])).toEqual(['4p', '16a'])
  })
})
