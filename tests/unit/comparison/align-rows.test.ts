import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignRows } from '@/domain/comparison/align-rows'
import { mergedOrder } from '@/domain/comparison/merged-order'
import type { SaidRow } from '@/domain/comparison/said-row'

const typed = (key: string, group = '额定参数', names: string[] = [key]): SaidRow => ({
  ...{ key, attributeKey: key, names, name: key, group, value: '1', unit: 'A', match: 'equal' },
  typed: { kind: 'number', parts: [{ min: 1, max: 1 }] },
})
const free = (name: string, group = '额定参数'): SaidRow => ({
  ...{ key: `~${name}`, attributeKey: null, names: [name], name, group, value: '有', unit: '', typed: null, match: null },
})

const keys = fc.uniqueArray(fc.constantFrom<string[]>('In', 'Ue', 'Ui', 'Uimp', 'Icu', 'Ics', 'Icw', '极数'), { maxLength: 8 })

describe('rows of several products', () => {
  it('property: every parameter of every product stands once, in its own column, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(keys, { minLength: 1, maxLength: 4 }), (lists) => {
        const rows = alignRows(lists.map((list) => list.map((key) => typed(key))))
        expect(rows.map(({ key }) => key).toSorted()).toEqual([...new Set(lists.flat())].toSorted())
        for (const { key, cells } of rows) {
          expect(cells.map((cell) => cell?.key ?? null)).toEqual(lists.map((list) => (list.includes(key) ? key : null)))
        }
      }),
    )
  })

  it('property: the first product keeps its order, and what only another has follows what it follows there', () => {
    fc.assert(
      fc.property(keys, keys, (first, second) => {
        const order = mergedOrder([first, second])
        expect(order.filter((key) => first.includes(key))).toEqual(first)
        for (const [index, key] of second.entries()) {
          const before = second[index - 1]
          if (!first.includes(key) && before !== undefined) expect(order.indexOf(before)).toBeLessThan(order.indexOf(key))
        }
      }),
    )
  })

  it('free text stands in the row of the attribute that has its name', () => {
    const rows = alignRows([[typed('poles', '额定参数', ['极数'])], [free('极数'), free('材料')]])
    expect(rows.map(({ key, cells }) => [key, cells.map((cell) => cell?.key ?? '—')])).toEqual([
      ['poles', ['poles', '~极数']],
      ['~材料', ['—', '~材料']],
    ])
  })

  it('free text never takes the place of the same product’s attribute, and what is said twice is not lost', () => {
    const rows = alignRows([
      [typed('poles', '额定参数', ['极数']), free('极数', '附件')],
      [free('材料', '外壳'), free('材料', '触头')],
    ])
    expect(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []))).toHaveLength(4)
  })
})
