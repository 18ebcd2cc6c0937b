import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Entry } from '@/server/page-cache/entry.mjs'

const text = '<!doctype html><p>断路器</p>'.padEnd(50_000, '额定电流')

const made = () =>
  Entry.of({ status: 200, headers: {}, body: Buffer.from(text), reads: null, version: 1, withdrawals: 0, isOneOff: false, filledAt: 0 })

describe('an entry', () => {
  it('takes less room once it was sent compressed', async () => {
    const entry = made()
    const before = entry.size
    const compressed = await entry.body('gzip')
    expect(entry.size).toBe(before - Buffer.byteLength(text) + compressed.length)
  })

  it('counts each encoding that it was asked for', async () => {
    const entry = made()
    const [br, gzip] = [await entry.body('br'), await entry.body('gzip')]
    expect(entry.size).toBe(br.length + gzip.length + 4 * '{}'.length)
  })

  it.each(['br', 'gzip'] as const)('has its plain body still for who takes no compression, after %s', async (encoding) => {
    const entry = made()
    await entry.body(encoding)
    const size = entry.size
    expect(String(await entry.body('identity'))).toBe(text)
    expect(entry.size).toBe(size)
  })

  it('is compressed once, whoever waits for it', async () => {
    const entry = made()
    const [first, second] = await Promise.all([entry.body('br'), entry.body('br')])
    expect(first).toBe(second)
    expect(entry.body('br')).toBe(first)
  })

  it('has a strong tag for the bytes of each encoding', () => {
    const entry = made()
    const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => entry.etag(encoding))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it('has the same tag whatever became of it', async () => {
    const entry = made()
    const tags = [entry.etag('br'), entry.etag('identity')]
    await Promise.all([entry.body('gzip'), entry.body('br')])
    const copy = new Entry(entry.content)
    expect([copy.etag('br'), copy.etag('identity')]).toEqual(tags)
    expect(zlib.brotliDecompressSync(await copy.body('br')).toString()).toBe(text)
    expect(copy.size).toBe(entry.size)
  })
})
