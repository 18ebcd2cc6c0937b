import { describe, expect, it } from 'vitest'
import { findIn, foldText, foldWords } from '@/views/pdf-viewer/pdf/search/fold-text'
import { markText } from '@/views/pdf-viewer/pdf/search/mark-text'

const page = (...texts: string[]) => foldText(texts.map((text, index) => ({ text, top: index / 10 })))
const find = (words: string, ...texts: string[]) =>
  findIn(page(...texts), foldWords(words), 1).map(({ spans }) =>
    spans.map(({ piece, start, end }) => texts[piece]?.slice(start, end)).join('|'),
  )

describe('words in the text of a page', () => {
  it('letters in any case, half-width and full-width alike', () => {
    expect(find('hm3', '系列 HM3-250 与 ＨＭ３-400')).toEqual(['HM3', 'ＨＭ３'])
    expect(find('ＨＭ３', 'HM3')).toEqual(['HM3'])
  })

  it('blanks and breaks within words make no difference', () => {
    expect(find('70kA', 'Icu 70 kA')).toEqual(['70 kA'])
    expect(find('短路 分断能力', '极限短路分', '断能力')).toEqual(['短路分|断能力'])
    expect(find('Icu', '额定 I', 'cu')).toEqual(['I|cu'])
  })

  it('dashes of all kinds and waves are one', () => {
    expect(find('16-250', '16〜250 A，16–250')).toEqual(['16〜250', '16–250'])
  })

  it('letters that become several, or take two units, keep their places', () => {
    expect(find('kw', '功率 ㎾ 𠮷')).toEqual(['㎾'])
    expect(find('a', '𠮷a')).toEqual(['a'])
  })

  it('matches do not overlap, and say how far down they are', () => {
    expect(find('aa', 'aaaa')).toEqual(['aa', 'aa'])
    expect(findIn(page('x', 'y'), 'y', 3)).toEqual([{ page: 3, top: 0.1, spans: [{ piece: 1, start: 0, end: 1 }] }])
    expect(find('z', 'x')).toEqual([])
  })
})

describe('marks', () => {
  it('stand around what was found; nothing of the file is HTML', () => {
    const text = '<b>HM3</b> & hm3'
    const matches = findIn(page(text), 'hm3', 1)
    expect(markText(text, 0, matches, matches[1] ?? null)).toBe(
      '&#60;b&#62;<mark>HM3</mark>&#60;/b&#62; &#38; <mark data-current="true">hm3</mark>',
    )
    expect(markText('nothing', 4, matches, null)).toBe('nothing')
  })
})
