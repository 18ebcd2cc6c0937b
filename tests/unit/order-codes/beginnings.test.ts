import { describe, expect, it } from 'vitest'
import { beginningsOf, hasWords } from '@/domain/order-codes/beginnings'

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
})
