import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPreviewLink, signPreviewLink } from '@/domain/preview-link.mjs'

const secret = 's'.repeat(64)
const now = Date.parse('2026-11-21T12:00:00.000Z')
const week = 7 * 86_400_000
const token = signPreviewLink(secret, { document: 'news.12', expires: now + week })

const documents = fc.oneof(
  fc
    .tuple(fc.constantFrom('news', 'product-categories', 'banners'), fc.stringMatching(/^[a-z0-9]{1,24}$/))
    .map(([slug, id]) => `${slug}.${id}`),
  fc.constantFrom('home-page', 'site-information'),
)

/** Characters that stand in tokens, and some that never do. */
const characters = fc.constantFrom(...'abcXYZ0189._-= %中\n')

describe('the token of a preview link', () => {
  it('names its document and its end', () => {
    expect(readPreviewLink(secret, token, now)).toEqual({ document: 'news.12', expires: now + week })
  })

  it('opens every kind of document until it expires, and never again', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: week / 1000 }), (document, seconds) => {
        const expires = now + seconds * 1000
        const made = signPreviewLink(secret, { document, expires })
        expect(readPreviewLink(secret, made, expires - 1)).toEqual({ document, expires })
        expect(readPreviewLink(secret, made, expires)).toBeNull()
        expect(readPreviewLink(secret, made, expires + 1)).toBeNull()
      }),
    )
  })

  it('is refused with any one character changed', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), characters, (index, character) => {
        fc.pre(token[index] !== character)
        expect(readPreviewLink(secret, token.slice(0, index) + character + token.slice(index + 1), now)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('is refused with characters added or left out', () => {
    fc.assert(
      fc.property(fc.nat(token.length), characters, (index, character) => {
        expect(readPreviewLink(secret, token.slice(0, index) + character + token.slice(index), now)).toBeNull()
        if (index < token.length) expect(readPreviewLink(secret, token.slice(0, index) + token.slice(index + 1), now)).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused under another secret, and when it is no token at all', () => {
    expect(readPreviewLink('t'.repeat(64), token, now)).toBeNull()
    for (const text of ['', '.', 'news.12', 'news.12.1795000000.', `news.12..${'a'.repeat(43)}`])
      expect(readPreviewLink(secret, text, now)).toBeNull()
  })

  it('says nothing of the secret', () => {
    expect(token).toMatch(/^news\.12\.\d{10}\.[\w-]{43}$/)
    expect(token).not.toContain(secret)
  })
})
