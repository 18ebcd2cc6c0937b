import { describe, expect, it } from 'vitest'
import { canShrink, enlarged, INITIAL_FONT_SIZE, shrunk } from '@/components/article/font-size'

describe('the size of an article’s text', () => {
  it('starts at 20 and changes by one', () => {
    expect(INITIAL_FONT_SIZE).toBe(20)
    expect(enlarged(20)).toBe(21)
    expect(shrunk(20)).toBe(19)
  })

  it('falls only while above 10', () => {
    expect([canShrink(11), shrunk(11)]).toEqual([true, 10])
    expect([canShrink(10), shrunk(10)]).toEqual([false, 10])
  })

  it('rises without a limit', () => {
    expect(enlarged(500)).toBe(501)
  })
})
