import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flagFilter, keywordFilter, numberListFilter, paging } from '@/contract/paging'

/** What a query can hold: nothing, or any text. */
const anything = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('', ' ', 'abc', '-1', '1e3', '0x10', '+5', '１', 'null', 'true'),
  ),
  { nil: undefined },
)

describe('paging of a request', () => {
  it('is the first ten when nothing is asked', () => {
    expect(paging.parse({})).toEqual({ pageNum: 1, pageSize: 10 })
  })

  it.each(['0', '-1', 'abc', '1.5', '', ' ', '1e1', '+5', '0x10', '１０', 'NaN', 'Infinity'])('falls back for %j', (value) => {
    expect(paging.parse({ pageNum: value, pageSize: value })).toEqual({ pageNum: 1, pageSize: 10 })
  })

  it('has at most a hundred rows', () => {
    expect(paging.parse({ pageSize: '100' }).pageSize).toBe(100)
    expect(paging.parse({ pageSize: '101' }).pageSize).toBe(100)
    expect(paging.parse({ pageSize: '99999999999999999999' }).pageSize).toBe(100)
  })

  it('takes blanks around a number and zeros before it', () => {
    expect(paging.parse({ pageNum: ' 007 ', pageSize: '09' })).toEqual({ pageNum: 7, pageSize: 9 })
  })

  it('keeps a page number of any length a big one, never the first', () => {
    expect(paging.parse({ pageNum: '9'.repeat(40) }).pageNum).toBeGreaterThan(1_000_000)
  })

  it('is always a whole number within its limits', () => {
    fc.assert(
      fc.property(anything, anything, (pageNum, pageSize) => {
        const result = paging.parse({ pageNum, pageSize })
        expect(Number.isSafeInteger(result.pageNum)).toBe(true)
        expect(Number.isSafeInteger(result.pageSize)).toBe(true)
        expect(result.pageNum).toBeGreaterThanOrEqual(1)
        expect(result.pageSize).toBeGreaterThanOrEqual(1)
        expect(result.pageSize).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('takes every positive number as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), (pageNum, pageSize) => {
        expect(paging.parse({ pageNum: String(pageNum), pageSize: String(pageSize) })).toEqual({ pageNum, pageSize })
      }),
    )
  })
})

describe('a flag of a request', () => {
  it.each([
    ['1', true],
    ['0', false],
    [undefined, undefined],
    ['', undefined],
    ['2', undefined],
    ['true', undefined],
    ['01', undefined],
  ])('%j asks for %j', (value, expected) => {
    expect(flagFilter.parse(value)).toBe(expected)
  })
})

describe('a keyword of a request', () => {
  it('is trimmed', () => {
    expect(keywordFilter.parse('  HM3-250\t')).toBe('HM3-250')
    expect(keywordFilter.parse('\u3000断路器\u00a0')).toBe('断路器')
  })

  it('is empty when there is none', () => {
    for (const value of [undefined, null, '', '   ', 5, ['a'], {}]) expect(keywordFilter.parse(value)).toBe('')
  })

  it('keeps every character, blanks inside included', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(keywordFilter.parse(text)).toBe(text.trim())
      }),
    )
  })

  it('has a limit', () => {
    expect(keywordFilter.parse('断'.repeat(100_000)).length).toBeLessThan(1000)
  })
})

describe('a list of numbers of a request', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    ['12', [12]],
    ['1,12, 3 ', [1, 12, 3]],
    ['12,abc,13', [12, 13]],
    [',,12,,', [12]],
    ['abc', []],
    [',', []],
    ['-1,1.5,1e3,0x1', []],
    ['99999999999999999999', []],
  ])('%j names %j', (value, expected) => {
    expect(numberListFilter.parse(value)).toEqual(expected)
  })

  it('finds every number among rubbish, in order', () => {
    const rubbish = fc.constantFrom('', 'abc', '-1', '1.5', '1e3', "1' OR '1'='1", '٣', '💡')
    const part = fc.oneof(rubbish, fc.nat(999_999_999))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const text = parts.join(',')
        const numbers = parts.filter((value) => typeof value === 'number')
        expect(numberListFilter.parse(text)).toEqual(text === '' ? undefined : numbers)
      }),
    )
  })

  it('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const number of numberListFilter.parse(value) ?? []) expect(Number.isSafeInteger(number)).toBe(true)
      }),
    )
  })
})
