import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatch, splitMatches } from '../../src/components/highlight/split-matches'

/** The text with its matches in brackets. */
const marked = (text: string, keyword: string) =>
  splitMatches(text, keyword)
    .map(({ text: stretch, isMatch }) => (isMatch ? `[${stretch}]` : stretch))
    .join('')

describe('the matches of a keyword', () => {
  it('are all found, at the start, in the middle and at the end', () => {
    expect(marked('HM3-250 塑壳断路器', '塑壳')).toBe('HM3-250 [塑壳]断路器')
    expect(marked('断路器与微型断路器', '断路器')).toBe('[断路器]与微型[断路器]')
    expect(marked('接触器', '接触器')).toBe('[接触器]')
    expect(marked('接触器', '断路器')).toBe('接触器')
  })

  it('ignore the case of ASCII letters and keep what is written', () => {
    expect(marked('HM3-250 / hm3-160', 'Hm3')).toBe('[HM3]-250 / [hm3]-160')
  })

  it('ignore no other case: nothing changes its length', () => {
    expect(marked('ÄRGER İstanbul K', 'ä')).toBe('ÄRGER İstanbul K')
    expect(marked('İİ塑壳', '塑壳')).toBe('İİ[塑壳]')
  })

  it('take every character literally', () => {
    for (const keyword of ['.', '*', '(', ')', '[', '\\', '^', '$', '+', '?', '|', '{1}', '%', '_', "'", '"', '$&', '.*']) {
      expect(marked(`a${keyword}b`, keyword)).toBe(`a[${keyword}]b`)
      expect(marked('a塑b', keyword)).toBe('a塑b')
    }
  })

  it('do not overlap', () => {
    expect(marked('aaa', 'aa')).toBe('[aa]a')
    expect(marked('ababa', 'aba')).toBe('[aba]ba')
    expect(marked('aaaa', 'aa')).toBe('[aa][aa]')
  })

  it('may be emoji and characters beyond the basic plane', () => {
    expect(marked('充电桩⚡上线🎉🎉', '🎉')).toBe('充电桩⚡上线[🎉][🎉]')
    expect(marked('𠮷祥断路器', '祥')).toBe('𠮷[祥]断路器')
  })

  it('are none for an empty keyword or an empty text', () => {
    expect(splitMatches('断路器', '')).toEqual([{ start: 0, text: '断路器', isMatch: false }])
    expect(splitMatches('', '断路器')).toEqual([])
    expect(findMatch('断路器', '')).toBe(-1)
  })
})

describe('for any text and keyword', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '塑', '壳', '.', '*', '🎉', 'İ', ' ') })

  it('the stretches make the text again, and none is empty', () => {
    fc.assert(
      fc.property(text, text, (whole, keyword) => {
        const stretches = splitMatches(whole, keyword)
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(whole)
        expect(stretches.every((stretch) => stretch.text !== '')).toBe(true)
      }),
    )
  })

  it('a keyword that was put into a text is found in either case', () => {
    const keywords = text.filter((keyword) => keyword !== '' && !keyword.includes('İ'))
    fc.assert(
      fc.property(text, keywords, text, (before, keyword, after) => {
        const whole = before + keyword.toUpperCase() + after
        expect(splitMatches(whole, keyword.toLowerCase()).some(({ isMatch }) => isMatch)).toBe(true)
      }),
    )
  })
})
