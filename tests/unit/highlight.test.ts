import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typesetText, typesetTitle } from '@/components/article/typeset-html'
import { findMatch } from '@/components/highlight/find-match'
import { markWords } from '@/components/highlight/mark-words'
import { escapeHtml } from '@/lib/html'

const inBrackets = (html: string) => html.replace(/<mark class="m">/g, '[').replace(/<\/mark>/g, ']')

/** The text with its matches in brackets. */
const marked = (text: string, keyword: string) => inBrackets(markWords(escapeHtml(text), [keyword], 'm'))

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
      expect(marked(`a${keyword}b`, keyword)).toBe(`a[${escapeHtml(keyword)}]b`)
      expect(marked('a塑b', keyword)).toBe('a塑b')
    }
  })

  it('do not overlap', () => {
    expect(marked('aaa', 'aa')).toBe('[aa]a')
    expect(marked('ababa', 'aba')).toBe('[aba]ba')
    expect(marked('aaaa', 'aa')).toBe('[aaaa]')
  })

  it('may be emoji and characters beyond the basic plane', () => {
    expect(marked('充电桩⚡上线🎉🎉', '🎉')).toBe('充电桩⚡上线[🎉🎉]')
    expect(marked('𠮷祥断路器', '祥')).toBe('𠮷[祥]断路器')
  })

  it('are none for an empty keyword or an empty text', () => {
    expect(marked('断路器', '')).toBe('断路器')
    expect(marked('', '断路器')).toBe('')
    expect(findMatch('断路器', '')).toBe(-1)
  })
})

/** spec: common-parts/keyword, common-parts/symbols, common-parts/chinese-breaks */
describe('a keyword in what is set', () => {
  const title = (text: string, keyword: string) => inBrackets(markWords(typesetTitle(text), [keyword], 'm'))

  it('is one mark over the places where a title may break', () => {
    expect(title('HM3 系列塑壳断路器', '塑壳断路器')).toBe('HM3 系列<wbr>[塑壳<wbr>断路器]')
    expect(title('断路器', '断路器')).toBe('[断路器]')
  })

  it('is found in symbols and quantities, which stay whole', () => {
    expect(title('分断能力 Icu', 'icu')).toBe('分断<wbr>能力 <span class="together">[I]<sub>[cu]</sub></span>')
    expect(inBrackets(markWords(typesetText('选择性推演：70 kA'), ['70 k'], 'm'))).toBe('选择性推演：<span class="together">[70 k]A</span>')
  })

  it('is text, whatever it looks like', () => {
    expect(title('<b>断路器</b>', '<b>')).toBe('[&lt;b&gt;]断路器&lt;/b&gt;')
  })
})

describe('for any text and keyword', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '塑', '壳', '.', '*', '🎉', 'İ', ' ') })

  it('nothing but marks is added', () => {
    fc.assert(
      fc.property(text, text, (whole, keyword) => {
        expect(marked(whole, keyword).replace(/[[\]]/g, '')).toBe(whole)
      }),
    )
  })

  it('a keyword that was put into a text is found in either case', () => {
    const keywords = text.filter((keyword) => keyword !== '' && !keyword.includes('İ'))
    fc.assert(
      fc.property(text, keywords, text, (before, keyword, after) => {
        const whole = before + keyword.toUpperCase() + after
        expect(marked(whole, keyword.toLowerCase())).toContain('[')
      }),
    )
  })
})
