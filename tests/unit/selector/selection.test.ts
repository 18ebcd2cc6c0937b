import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculate } from '@/domain/selector/calculation'
import type { Demand } from '@/domain/selector/meets'
import { neededText } from '@/domain/selector/needed-text'
import { relaxed } from '@/domain/selector/relaxed'
import { readSelection, selectionHref } from '@/domain/selector/selection'

const read = (query: string) => readSelection(new URLSearchParams(query)) ?? expect.fail('no use')
const demanded = (query: string) => calculate(read(query)).demands.map((demand) => `${demand.key} ${neededText(demand)}`)

const numberOf = (demand: Demand) => (demand.how === 'one-of' ? 0 : demand.value)

/** spec: selector/address */
describe('the address of a selection', () => {
  it('without a use that is offered is the first step', () => {
    for (const query of ['', 'use=', 'use=INCOMING', 'use=constructor', 'known=motor'])
      expect(readSelection(new URLSearchParams(query))).toBeNull()
  })

  it('has usual values for what it does not say', () => {
    expect(demanded('use=incoming')).toEqual([
      ...[
        'current ≥ 1804 A',
        'breaking ≥ 31.3 kA',
        'icw ≥ 31.3 kA',
        'making ≥ 65.74 kA',
        'voltage ≥ 400 V',
        'poles 3P',
        'temperature 40 ℃',
      ],
    ])
  })

  it('is read as people type: full-width figures, thousands, a real minus', () => {
    expect(read('use=feeder&i=１,２００&t=−20').numbers).toMatchObject({ i: 1200, t: -20 })
  })

  it('names what it was made of, and says the same again', () => {
    const text = fc.stringMatching(/^[ -~０-９一-三]{0,24}$/u)
    fc.assert(
      fc.property(fc.constantFrom('incoming', 'motor', 'pv', 'surge'), text, text, (use, one, other) => {
        const selection = read(new URLSearchParams({ use, s: one, t: other, p: other }).toString())
        const again = read(selectionHref(selection, 'data').split('?')[1] ?? '')
        expect({ ...again, wantsResults: false }).toEqual({ ...selection, wantsResults: false })
      }),
    )
  })
})

/** spec: selector/impossible */
describe('what can not be', () => {
  test.each([
    ['use=feeder&ik=0', 'ik', '安装处短路电流 Ik须在 0.1〜200 kA 之间，现在是 0 kA。'],
    ['use=incoming&s=0', 's', '变压器容量 Sr须在 10〜6,300 kVA 之间，现在是 0 kVA。'],
    ['use=incoming&s=abc', 's', '变压器容量 Sr须为数字，例如 1250。'],
    ['use=feeder&u=1000000', 'u', '系统电压只有单相 230 V、三相 400 V、三相 690 V可选，现在是“1000000”：请改选其一。'],
    ['use=final&poles=5P', 'poles', '极数只有1P、1P+N、2P、3P、4P可选，现在是“5P”：请改选其一。'],
    ['use=final&u=230&poles=3P', 'poles', '单相 230 V 回路用不到三极和四极：请改选 1P+N 或 2P，或把系统电压改为三相。'],
    ['use=feeder&poles=1P', 'poles', '三相回路须同时断开三相：请改选 3P 或 4P。'],
    ['use=feeder&earth=TN-C&poles=4P', 'poles', 'TN-C 系统的 PEN 线不允许断开：请改选 3P。'],
    ['use=motor&u=230', 'u', '三相电动机须接三相电压：请改选 400 V 或 690 V。'],
    ['use=pv&ns=40', 'ns', '组串电压超过 DC 1,500 V，已不属于低压：请减少每串组件数。'],
  ] as const)('%s is answered by a sentence', (query, field, sentence) => {
    const selection = read(`${query}&step=results`)
    expect(selection.problems.get(field)).toBe(sentence)
    expect(selection.wantsResults).toBe(false)
  })

  it('a use asks nothing impossible at first', () => {
    for (const use of ['incoming', 'feeder', 'motor', 'final', 'pv', 'transfer', 'metering', 'surge']) {
      expect([...read(`use=${use}`).problems]).toEqual([])
    }
  })
})

describe('giving one demand up', () => {
  it('changes the field that it follows from, so that the product meets it', () => {
    const near = fc.record({ use: fc.constantFrom('incoming', 'feeder', 'motor'), share: fc.double({ min: 0.3, max: 0.99, noNaN: true }) })
    fc.assert(
      fc.property(near, ({ use, share }) => {
        const selection = read(`use=${use}&step=results`)
        for (const demand of calculate(selection).demands) {
          const value = numberOf(demand)
          const has = Math.round(value * share * 10) / 10
          const way = relaxed(selection, { key: demand.key, has: null, value, gap: value - has })
          const next = way && read(selectionHref(selection, 'results', way.changes).split('?')[1] ?? '')
          const now = next?.problems.size === 0 ? calculate(next).demands.find(({ key }) => key === demand.key) : null
          if (now) expect(numberOf(now)).toBeLessThanOrEqual(has + 1e-9)
        }
      }),
    )
  })

  it('is no way where a demand follows from several fields', () => {
    expect(relaxed(read('use=incoming'), { key: 'breaking', has: '30 kA', value: 31.3, gap: 5 })).toBeNull()
    expect(relaxed(read('use=incoming'), { key: 'current', has: '1,600 A', value: 1804, gap: 236 })?.label).toBe('改为 1000 kVA')
    expect(relaxed(read('use=feeder'), { key: 'poles', has: '4P', value: null, gap: null })?.changes).toEqual({ poles: '4P' })
    expect(relaxed(read('use=feeder&earth=TN-C'), { key: 'poles', has: '4P', value: null, gap: null })).toBeNull()
    expect(relaxed(read('use=feeder'), { key: 'poles', has: '2P', value: null, gap: null })).toBeNull()
  })
})
