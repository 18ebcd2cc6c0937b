import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf } from '../../src/lib/beginning'

describe('the beginning of a text', () => {
  it('is the whole of a short one, without tags', () => {
    expect(beginningOf('<p>额定电流 <strong>250 A</strong> &amp; 更大</p>', 20)).toBe('额定电流 250 A & 更大')
    expect(beginningOf('', 20)).toBe('')
  })

  it('is made of sentences: headings, tables and pictures are left out', () => {
    const html =
      '<h2>怎样选</h2><p>先看电流。</p><div class="table"><table><tbody><tr><td>250 A</td></tr></tbody></table></div>' +
      '<figure><img src="/media/a.webp" alt="断路器"><figcaption>断路器</figcaption></figure><h3>再看</h3><p>再看电压。</p>'
    expect(beginningOf(html, 50)).toBe('先看电流。再看电压。')
  })

  it('ends with an ellipsis when more follows, and is never longer than asked', () => {
    expect(beginningOf('<p>一二三四五</p>', 4)).toBe('一二三…')
    expect(beginningOf('<p>一二三四</p>', 4)).toBe('一二三四')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        expect([...beginningOf(text, length)].length).toBeLessThanOrEqual(length)
      }),
    )
  })

  it('is never cut through a character', () => {
    expect(beginningOf('𠮷𠮷𠮷𠮷', 3)).toBe('𠮷𠮷…')
  })
})
