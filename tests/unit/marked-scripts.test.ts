import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markHeaders, newMark, takeMarkOff } from '@/server/marked-scripts.mjs'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const page = (mark: string) =>
  `<script nonce="${mark}">own("断路器，250 A")</script><script nonce="${mark}" src="/a.js"></script><link nonce="${mark}"><script id="_R_" nonce="${mark}">push("{\\"nonce\\":\\"${mark}\\"}")</script>`

describe('the mark of the scripts in a page', () => {
  it('is what Next takes its nonce from', () => {
    const mark = newMark()
    expect(markHeaders(mark)['content-security-policy']).toMatch(/^script-src 'nonce-[A-Za-z0-9_-]{32}'$/)
    expect(newMark()).not.toBe(mark)
  })

  it('is gone from the finished page, which is the same for every rendering', () => {
    const pages = [newMark(), newMark()].map((mark) => takeMarkOff(Buffer.from(page(mark)), mark))
    expect(pages[0]).toEqual(pages[1])
    expect(pages[0]?.html.toString()).not.toContain(' nonce=')
  })

  it('names the inline scripts by what browsers will read', () => {
    const mark = newMark()
    const { html, hashes } = takeMarkOff(Buffer.from(page(mark)), mark)
    const inline = [...html.toString().matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/g)].map(([, script = '']) => hashOf(script))
    expect(hashes).toEqual(inline)
    expect(hashes).toHaveLength(2)
  })

  it('keeps the length of everything that is no attribute, because payloads name lengths', () => {
    const mark = newMark()
    const payload = `<script>${mark}</script>`
    expect(takeMarkOff(Buffer.from(payload), mark).html).toHaveLength(payload.length)
  })

  it('is on no script that came in with content, however that is written', () => {
    const injected = fc.constantFrom(
      '<script>evil()</script>',
      '<SCRIPT nonce>evil()</SCRIPT>',
      `<script nonce="${'x'.repeat(32)}">evil()</script>`,
      `<script nonce="">evil()</script>`,
      '<script data-a="nonce=">evil()</script>',
      '<script>evil()//',
      '<!--<script>',
    )
    fc.assert(
      fc.property(fc.array(injected, { maxLength: 4 }), fc.string({ maxLength: 20 }), (scripts, text) => {
        const mark = newMark()
        const { hashes } = takeMarkOff(Buffer.from(`${scripts.join(text)}${page(mark)}${scripts.join('')}`), mark)
        expect(hashes).toEqual(takeMarkOff(Buffer.from(page(mark)), mark).hashes)
      }),
    )
  })
})
