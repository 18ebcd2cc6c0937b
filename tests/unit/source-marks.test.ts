import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepWithoutMarks, FROM, hasMarks, markedPieces, markOf, marksOf, withoutMarks } from '@/lib/source-marks'

const source = fc.record({
  document: fc.constantFrom('products.153', 'home-page', 'news.6744f0b1c2d3e4f5a6b7c8d9'),
  path: fc.stringMatching(/^[a-z][A-Za-z]{0,12}(\.\d{1,2}\.[a-z]{1,8})?(#\d{1,2}(\.\d){0,2})?$/),
})
const words = fc.string({ minLength: 1, unit: 'grapheme' })

describe('where a text comes from', () => {
  it('is said by a mark that is not seen', () => {
    const text = `HM3-250 塑壳断路器${markOf({ document: 'products.153', path: 'title' })}`
    expect(withoutMarks(text)).toBe('HM3-250 塑壳断路器')
    expect(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('HM3-250 塑壳断路器')
    expect(text.search(/\p{White_Space}|\u200b/u), 'no line breaks there').toBe('HM3-250'.length)
  })

  it('is read again, piece by piece', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, source), { maxLength: 4 }), words, (pieces, rest) => {
        const text = pieces.map(([piece, from]) => piece + markOf(from)).join('') + rest
        const read = markedPieces(text)
        expect(read.map(({ start, end }) => text.slice(start, end))).toEqual(pieces.map(([piece]) => piece))
        expect(read.map((piece) => piece.source)).toEqual(pieces.map(([, from]) => from))
        expect(withoutMarks(text)).toBe(pieces.map(([piece]) => piece).join('') + rest)
      }),
    )
  })

  it('is gone with all that is left of a mark that was cut', () => {
    fc.assert(
      fc.property(words, source, fc.nat(), (text, from, length) => {
        const marked = text + Array.from(markOf(from)).slice(0, length).join('')
        expect(withoutMarks(marked)).toBe(text)
        expect(hasMarks(marked)).toBe(length > 0)
      }),
    )
  })

  it('leaves flags alone, which are written with such characters, too', () => {
    const flag = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'
    expect(withoutMarks(flag)).toBe(flag)
    expect(hasMarks(flag)).toBe(false)
  })

  it('is carried from a text to what is made of it', () => {
    const mark = markOf({ document: 'products.153', path: 'parameters.2.value' })
    expect(marksOf(`65 / 50${mark}`)).toBe(mark)
    expect(marksOf('65 / 50')).toBe('')
  })

  it('is taken out of whole documents, addresses of pictures included', () => {
    const when = new Date()
    const mark = markOf({ document: 'home-page', path: 'featured.0.line' })
    const document = {
      title: `首页${mark}`,
      rows: [{ text: `一${mark}` }],
      when,
      count: 3,
      src: `/media/a.webp${FROM}home-page:help.image`,
    }
    expect(deepWithoutMarks(document)).toEqual({ title: '首页', rows: [{ text: '一' }], when, count: 3, src: '/media/a.webp' })
    expect(deepWithoutMarks(document).when).toBe(when)
  })
})
