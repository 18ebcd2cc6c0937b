import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, isTabled, limitText, type Pair, pairAbove, pairBelow, reaches, readLimit, type Table } from '@/domain/selectivity'

const pair = (from: number, upTo: number, limit: number | null): Pair => ({ from, upTo, limit })

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

const tableOf = (pairs: readonly Pair[]): Table => ({ pairs, columns: ascending(pairs.map(({ from }) => from)) })

/** spec: selector/coordination */
describe('what a table says', () => {
  const table = tableOf([pair(315, 63, null), pair(315, 125, 6.9), pair(400, 63, null), pair(400, 125, 8.9), pair(400, 160, 7.9)])

  it('of one below: the largest with selectivity up to the short-circuit current, else the smallest', () => {
    expect(pairBelow(table, 400, 7)).toEqual(pair(400, 160, 7.9))
    expect(pairBelow(table, 400, 25)).toEqual(pair(400, 63, null))
    expect(pairBelow(tableOf([pair(400, 160, 7.9), pair(400, 250, 5)]), 400, 25)).toEqual(pair(400, 160, 7.9))
  })

  it('between two rated currents is that of the lower one; below the least it says nothing', () => {
    expect(pairBelow(table, 399, 6.9)).toEqual(pair(315, 125, 6.9))
    expect(pairBelow(table, 314, 7)).toBeNull()
  })

  it('of one above: the smallest with selectivity up to the short-circuit current, else the largest', () => {
    expect(pairAbove(table, 100, 6)).toEqual(pair(315, 125, 6.9))
    expect(pairAbove(table, 100, 8)).toEqual(pair(400, 125, 8.9))
    expect(pairAbove(table, 150, 50)).toEqual(pair(400, 160, 7.9))
    expect(pairAbove(table, 200, 1)).toBeNull()
  })

  it('is the least where larger devices are promised more, and nothing where a field is empty', () => {
    expect(pairBelow(tableOf([pair(100, 16, 3), pair(100, 32, 9)]), 100, 2)).toEqual(pair(100, 32, 3))
    expect(pairBelow(tableOf([pair(100, 16, null), pair(200, 32, null)]), 200, 2)).toBeNull()
    expect(pairBelow({ pairs: [pair(100, 16, null)], columns: [100, 200] }, 250, 2)).toBeNull()
    expect(pairBelow(tableOf([pair(100, 16, 9), pair(100, 16, 3)]), 100, 2)).toEqual(pair(100, 16, 3))
  })

  it('holds for 380 to 415 V alone', () => expect([230, 380, 400, 415, 690].map(isTabled)).toEqual([false, true, true, true, false]))
})

describe('by an independent scan of any table', () => {
  const number = fc.integer({ min: 1, max: 6 })
  const tables = fc.array(fc.record({ from: number, upTo: number, limit: fc.option(number) }), { maxLength: 24 }).map(tableOf)

  /** The limit of a field, 0 for an empty one. */
  const limitAt = ({ pairs }: Table, from: number, upTo: number) => {
    const limits = pairs.filter((one) => one.from === from && one.upTo === upTo).map(({ limit }) => limit ?? Infinity)
    return limits.length === 0 ? 0 : Math.min(...limits)
  }
  const rowsOf = ({ pairs }: Table) => ascending(pairs.map(({ upTo }) => upTo))
  /** What every device from the one side to this one has. */
  const least = (limits: readonly number[]) => Math.min(Infinity, ...limits)

  it('one below is promised what all smaller ones have, and the largest such is told', () => {
    fc.assert(
      fc.property(tables, number, number, (table, amperes, ik) => {
        const said = pairBelow(table, amperes, ik)
        const column = Math.max(...table.columns.filter((from) => from <= amperes))
        const promised = (upTo: number) => least(rowsOf(table).flatMap((row) => (row <= upTo ? limitAt(table, column, row) : [])))
        const enough = rowsOf(table).filter((row) => promised(row) >= ik)
        if (said) expect([said.from, said.limit ?? Infinity]).toEqual([column, promised(said.upTo)])
        if (enough.length > 0) expect(said?.upTo).toBe(Math.max(...enough))
        else expect(said === null || !reaches(said.limit, ik)).toBe(true)
      }),
    )
  })

  it('one above is promised what all larger ones have, and the smallest such is told', () => {
    fc.assert(
      fc.property(tables, number, number, (table, amperes, ik) => {
        const said = pairAbove(table, amperes, ik)
        const row = Math.min(...rowsOf(table).filter((upTo) => upTo >= amperes))
        const promised = (from: number) => least(table.columns.flatMap((column) => (column >= from ? limitAt(table, column, row) : [])))
        const enough = table.columns.filter((from) => promised(from) >= ik)
        if (said) expect([said.upTo, said.limit ?? Infinity]).toEqual([row, promised(said.from)])
        if (enough.length > 0) expect(said?.from).toBe(Math.min(...enough))
        else expect(said === null || !reaches(said.limit, ik)).toBe(true)
      }),
    )
  })
})
