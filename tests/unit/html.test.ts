import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, htmlToText } from '@/lib/html'

const anyText = fc.string({ unit: 'grapheme' })
/** Text full of the characters that matter in HTML. */
const markup = fc
  .array(fc.constantFrom('<', '>', '&', '"', "'", '&amp;', '&lt;', '</p>', '<b>', ' ', '额定 In', 'a'), { maxLength: 20 })
  .map((parts) => parts.join(''))

describe('text put into HTML', () => {
  it('shows every special character as itself', () => {
    expect(escapeHtml(`<img src=x onerror="alert('1')"> & Co`)).toBe('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co')
  })

  it('leaves Chinese and signs as they are', () => {
    expect(escapeHtml('额定电流 In：16–250 A ≥ 99.5%')).toBe('额定电流 In：16–250 A ≥ 99.5%')
  })

  it('can neither open an element, nor leave an attribute, nor make an entity', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markup), (text) => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(escaped.replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
    )
  })
})

describe('the text of an HTML fragment', () => {
  it('has no tags and stands on one line', () => {
    expect(htmlToText('<h2>概述</h2>\n<p>第一段<br>第二行</p>')).toBe('概述 第一段 第二行')
  })

  it('reads an entity once', () => {
    expect(htmlToText('&amp;lt;b&amp;gt;&nbsp;x')).toBe('&lt;b&gt; x')
  })

  it('gives escaped text back', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markup), (text) => {
        expect(htmlToText(`<p>${escapeHtml(text)}</p>`)).toBe(text.replaceAll(/\s+/g, ' ').trim())
      }),
    )
  })
})
