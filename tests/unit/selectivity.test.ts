import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTabled, limitText, type Pair, pairAbove, pairBelow, reaches, readLimit } from '@/domain/selectivity'

const pair = (from: number, upTo: number, limit: number | null): Pair => ({ from, upTo, limit })
const table = [pair(315, 63, null), pair(315, 125, 6.9), pair(400, 63, null), pair(400, 125, 8.9), pair(400, 160, 7.9)]

describe('a limit as editors write it', () => {
  it.each([
    ['T', null],
    [' t ', null],
    ['12.5', 12.5],
    ['１２', 12],
    ['', undefined],
    ['0', undefined],
    ['—', undefined],
    ['12 kA', undefined],
    ['1e3', undefined],
  ])('%j is %j', (text, limit) => expect(readLimit(text)).toBe(limit))

  it('is said in words, and compared with the short-circuit current', () => {
    expect([limitText(null), limitText(12.5)]).toEqual(['完全选择性', '至 12.5 kA'])
    expect([reaches(null, 100), reaches(12.5, 12.5), reaches(12.5, 12.6)]).toEqual([true, true, false])
  })
})

/** spec: selector/coordination */
describe('what a table says', () => {
  it('of one below: the largest with selectivity up to the short-circuit current, else what reaches furthest', () => {
    expect(pairBelow(table, 400, 7)).toEqual(pair(400, 160, 7.9))
    expect(pairBelow(table, 400, 25)).toMatchObject({ upTo: 63, limit: null })
    expect(pairBelow([pair(400, 160, 7.9), pair(400, 250, 5)], 400, 25)).toEqual(pair(400, 160, 7.9))
  })

  it('between two rated currents is that of the lower one; below the least it says nothing', () => {
    expect(pairBelow(table, 350, 7)).toMatchObject({ upTo: 63 })
    expect(pairBelow(table, 314, 7)).toBeNull()
  })

  it('of one above: the smallest with selectivity up to the short-circuit current', () => {
    expect(pairAbove(table, 100, 6)).toEqual(pair(315, 125, 6.9))
    expect(pairAbove(table, 100, 8)).toEqual(pair(400, 125, 8.9))
    expect(pairAbove(table, 200, 1)).toBeNull()
  })

  it('never more than a row says', () => {
    const pairs = fc.array(
      fc.record({
        from: fc.integer({ min: 1, max: 9 }),
        upTo: fc.integer({ min: 1, max: 9 }),
        limit: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
    )
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (rows, amperes, ik) => {
        const below = pairBelow(rows, amperes, ik)
        const above = pairAbove(rows, amperes, ik)
        if (below) expect(rows.includes(below) && below.from <= amperes).toBe(true)
        if (above) expect(rows.includes(above) && above.upTo >= amperes).toBe(true)
        const isSaid = rows.some(({ from, limit }) => from <= amperes && reaches(limit, ik))
        expect(below !== null && reaches(below.limit, ik)).toBe(isSaid)
      }),
    )
  })

  it('holds for 380 to 415 V alone', () => expect([230, 380, 400, 415, 690].map(isTabled)).toEqual([false, true, true, true, false]))
})
