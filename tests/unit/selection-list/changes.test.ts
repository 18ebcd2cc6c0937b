import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItems,
  addList,
  changeRow,
  duplicateRow,
  moveRow,
  removeList,
  removeRow,
  restoreList,
  restoreRow,
} from '@/domain/selection-list/changes'
import { type ListedItem, listLimits, oneLine, quantityIn } from '@/domain/selection-list/list'
import { noLists, openList, readSaved, type SavedLists, writeSaved } from '@/domain/selection-list/saved-lists'

const runs = { numRuns: Number(process.env.RUNS ?? 300) }

/** Keys that can be told apart. */
function keys() {
  let count = 0
  return () => `k${++count}`
}

const item = (product: string, code = '', quantity = 1, note = ''): ListedItem => ({ product, code, quantity, note })
const listed = (saved: SavedLists) => openList(saved)?.rows.map(({ product, code, quantity, note }) => [product, code, quantity, note])

describe('adding', () => {
  it('makes a first list, and grows what is there without another note', () => {
    const newKey = keys()
    const { saved } = addItems(noLists, [item('153'), item('153', 'HM3 H')], newKey)
    const again = addItems(saved, [item('153', 'HM3 H', 2), item('153', '', 1, 'P01')], newKey)
    expect(listed(again.saved)).toEqual([
      ['153', '', 1, ''],
      ['153', 'HM3 H', 3, ''],
      ['153', '', 1, 'P01'],
    ])
    expect(again.added).toEqual({ fresh: 1, grown: 1, refused: 0 })
  })

  it('refuses what is too many, and counts no further than 9,999', () => {
    const newKey = keys()
    const many = Array.from({ length: listLimits.rows }, (_, index) => item(String(index + 1)))
    const { saved } = addItems(noLists, many, newKey)
    const { added, saved: full } = addItems(saved, [item('9999'), item('1', '', 9999)], newKey)
    expect(added).toEqual({ fresh: 0, grown: 1, refused: 1 })
    expect(openList(full)?.rows[0]?.quantity).toBe(listLimits.quantity)
  })
})

describe('rows and lists', () => {
  const newKey = keys()
  const { saved } = addItems(noLists, [item('1'), item('2'), item('3')], newKey)
  const id = saved.open
  const rowOf = (index: number) => openList(saved)?.rows[index]

  it('come back to their place', () => {
    const row = rowOf(1)
    if (!row) throw new Error('no row')
    const without = removeRow(saved, id, row.key)
    expect(listed(without)).toHaveLength(2)
    expect(listed(restoreRow(without, id, row, 1))).toEqual(listed(saved))
    // Pressed twice it is there once.
    expect(listed(restoreRow(restoreRow(without, id, row, 1), id, row, 1))).toHaveLength(3)
    const [list] = saved.lists
    if (!list) throw new Error('no list')
    expect(restoreList(removeList(saved, id), list, 0).lists).toEqual(saved.lists)
  })

  it('are changed, doubled and moved', () => {
    const key = rowOf(0)?.key ?? ''
    expect(listed(changeRow(saved, id, key, { note: ' P01\n左 ', quantity: 4 }))?.[0]).toEqual(['1', '', 4, 'P01 左'])
    expect(listed(duplicateRow(saved, id, key, newKey))?.map(([product]) => product)).toEqual(['1', '1', '2', '3'])
    const two = addList(saved, '另一份', [], newKey)
    const moved = two && moveRow(two, id, key, two.open)
    expect(moved?.lists.map(({ rows }) => rows.length)).toEqual([2, 1])
  })

  it('are no more than there is room for', () => {
    let full: SavedLists | null = saved
    for (let count = 1; count < listLimits.lists; count += 1) full = full && addList(full, `${count}`, [], newKey)
    expect(full?.lists).toHaveLength(listLimits.lists)
    expect(full && addList(full, 'x', [], newKey)).toBeNull()
  })
})

describe('what the device keeps', () => {
  it('is read as it was written', () => {
    const rows = fc.array(
      fc.record({
        product: fc.stringMatching(/^\d{1,6}$/),
        code: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => oneLine(text, 40)),
        quantity: fc.integer({ min: 1, max: listLimits.quantity }),
        note: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => oneLine(text, 40)),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), rows, (name, items) => {
        const saved = addList(noLists, name, items, keys())
        expect(saved && readSaved(writeSaved(saved))).toEqual(saved)
      }),
      runs,
    )
  })

  it('may be anything at all, and is never more than a list', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"lists":[{"id":"a","name":"","rows":${json}}]}`),
        ),
        (text) => {
          for (const { rows } of readSaved(text).lists) expect(rows.length).toBeLessThanOrEqual(listLimits.rows)
        },
      ),
      runs,
    )
  })
})

it.each([
  ['12', 12],
  ['１２', 12],
  ['0', 1],
  ['99999', 9999],
  ['', 7],
  ['-3', 7],
  ['1.5', 7],
  ['abc', 7],
])('a quantity typed as %j is %i, or what it was', (text, quantity) => {
  expect(quantityIn(text, 7)).toBe(quantity)
})
