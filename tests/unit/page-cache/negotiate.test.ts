import { describe, expect, it } from 'vitest'
import { encodingFor, isKnownToClient } from '@/server/page-cache/negotiate.mjs'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
  ])('for %s is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
  })
})

describe('what a client has', () => {
  it.each([
    [undefined, false],
    ['"b"', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
  ])('%s', (header, isKnown) => {
    expect(isKnownToClient(header, '"a"')).toBe(isKnown)
  })
})
