import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostsIn, orderWith } from '../../../src/import-orders/order'
import { expectedFrom, viewOf } from '../../../src/import-orders/progress'

const START = Date.parse('2026-11-25T08:00:00Z')
const startedAt = new Date(START).toISOString()

describe('how far an import is', () => {
  it('knows rate, rest and time from what was counted before', () => {
    const view = viewOf({ startedAt, done: { documents: 30, products: 30 }, expected: { documents: 30, products: 90 } }, START + 60_000)
    expect(view).toMatchObject({ left: 60, share: 0.5, perMinute: 60, secondsLeft: 60 })
    expect(view.kinds.map(({ place, left }) => [place, left])).toEqual([
      ['documents', 0],
      ['products', 60],
    ])
  })

  it('promises nothing of a source that was never counted', () => {
    const view = viewOf({ startedAt, done: { products: 5 }, expected: {} }, START + 60_000)
    expect(view).toMatchObject({ left: null, share: null, perMinute: 5, secondsLeft: null })
  })

  it('has no rate in its first moments', () => {
    expect(viewOf({ startedAt, done: { news: 4 }, expected: { news: 8 } }, START + 1_000)).toMatchObject({
      perMinute: null,
      secondsLeft: null,
    })
  })

  it('is never beyond its end, whatever the source has now', () => {
    const count = fc.nat({ max: 10_000 })
    fc.assert(
      fc.property(count, count, fc.nat({ max: 10_000_000 }), (done, expected, passed) => {
        const { share, left, secondsLeft } = viewOf({ startedAt, done: { news: done }, expected: { news: expected } }, START + passed)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(secondsLeft ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('expects what a report counted, whatever was done with it', () => {
    expect(expectedFrom({ news: { created: 2, same: 3 }, media: { created: 9 } })).toEqual({ news: 5 })
  })
})

const importOrder = orderWith([])

describe('what an administrator may order', () => {
  const order = { from: 'https://www.example.com', isDry: true, arrival: { as: 'published' } }

  it('is a look at a public site, with the manners of the command', () => {
    expect(importOrder.parse(order)).toEqual({ ...order, overwrites: false, rate: 20, pages: [], fileHosts: [] })
  })

  it.each([
    ...['', 'www.example.com', 'ftp://www.example.com', 'https://me:secret@www.example.com', 'http://intranet', 'http://localhost:3000'],
    ...['http://127.0.0.1', 'http://2130706433', 'http://0x7f.1', 'http://10.0.0.5', 'http://169.254.169.254', 'http://100.64.0.1'],
    ...[
      'http://legacy.lan:8080',
      'http://[::1]',
      'http://[::ffff:10.0.0.5]',
      'http://[fd00::1]',
      'http://db.internal',
      'http://localhost.',
      'http://a.localhost.',
    ],
  ])('refuses the source %j', (from) => {
    const { success, error } = importOrder.safeParse({ ...order, from })
    expect(success).toBe(false)
    expect(error?.issues[0]?.message).toMatch(/公开的旧站地址/)
  })

  it.each(['127.0.0.1', 'files', 'https://files.example.com', 'files.example.com/x', '10.0.0.5:9000'])(
    'refuses the storage host %j',
    (name) => {
      expect(importOrder.safeParse({ ...order, fileHosts: [name] }).success).toBe(false)
    },
  )

  it.each(['files.example.com', 'Files.Example.com:8443', 'files.example.com:443'])('takes the storage host %j', (name) => {
    expect(importOrder.safeParse({ ...order, fileHosts: [name] }).success).toBe(true)
  })

  it('is at one address, however it is written', () => {
    const addressOf = (from: string) => importOrder.parse({ ...order, from }).from
    expect(['https://www.example.com/', ' https://WWW.example.com/?x=1#top '].map(addressOf)).toEqual([order.from, order.from])
    expect(addressOf('https://www.example.com/old/')).toBe('https://www.example.com/old')
  })

  it('is within the own network where the operator has named the host, and nowhere else there', () => {
    const named = orderWith(hostsIn('10.0.0.5, Legacy.lan:8080'))
    const isTaken = (from: string, fileHosts: string[] = []) => named.safeParse({ ...order, from, fileHosts }).success
    expect(['http://10.0.0.5', 'http://legacy.lan:8080/site'].map((from) => isTaken(from, ['10.0.0.5']))).toEqual([true, true])
    expect(['http://10.0.0.6', 'http://10.0.0.5:81', 'http://legacy.lan', 'http://a:b@10.0.0.5'].map((from) => isTaken(from))).toEqual([
      ...[false, false, false, false],
    ])
  })

  it('switches at a moment that is still to come', () => {
    const at = (ms: number) =>
      importOrder.safeParse({ ...order, arrival: { as: 'scheduled', at: new Date(Date.now() + ms).toISOString() } }).success
    expect([at(3_600_000), at(-1000), at(400 * 24 * 3_600_000)]).toEqual([true, false, false])
  })
})
