import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { glanceAt } from '@/domain/selection-list/glance'
import { openList, readSaved, type SavedLists, writeSaved } from '@/domain/selection-list/saved-lists'

const runs = { numRuns: Number(process.env.RUNS ?? 300) }

const row = fc.record({
  key: fc.stringMatching(/^[a-z0-9]{6}$/),
  product: fc.stringMatching(/^\d{1,6}$/),
  code: fc.constantFrom('', 'HM3-250 H 3 D 200 F', 'HM3-400'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  note: fc.constantFrom('', '柜 1'),
})
const rows = fc.uniqueArray(row, { selector: ({ key }) => key, maxLength: 8 })
const lists = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z]{1,4}$/), name: fc.constant('甲'), rows }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 4,
})
const saved: fc.Arbitrary<SavedLists> = lists.chain((all) =>
  fc.record({ open: fc.constantFrom('', ...all.map(({ id }) => id)), lists: fc.constant(all), savedAt: fc.nat() }),
)

describe('at a glance', () => {
  it('the rows of the open list are those that are read with care', () => {
    fc.assert(
      fc.property(saved, (kept) => {
        const text = writeSaved(kept)
        const read = openList(readSaved(text))?.rows ?? []
        expect(glanceAt(text)).toEqual(read.map(({ product, code, quantity }) => ({ product, code, quantity })))
      }),
      runs,
    )
  })

  it('whatever the device has kept is nothing worse than no rows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(glanceAt(text))).toBe(true)
      }),
      runs,
    )
    expect(glanceAt(null)).toEqual([])
    expect(glanceAt('{"open":"a","lists":[null,{"id":"a","rows":[null,{"product":"1","quantity":"many"}]}]}')).toEqual([
      { product: undefined, code: undefined, quantity: 0 },
      { product: '1', code: undefined, quantity: 0 },
    ])
  })
})
