import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isLink } from '@/domain/selection-list/is-link'
import { readLink, writeLink } from '@/domain/selection-list/link'
import { type ListedItem, listLimits, oneLine } from '@/domain/selection-list/list'

const runs = { numRuns: Number(process.env.RUNS ?? 300) }

const line = (most: number) => fc.string({ unit: 'binary', maxLength: most }).map((text) => oneLine(text, most))
const item: fc.Arbitrary<ListedItem> = fc.record({
  product: fc.stringMatching(/^\d{1,6}(_\d)?$/),
  code: line(40),
  quantity: fc.integer({ min: 1, max: listLimits.quantity }),
  note: line(listLimits.note),
})
const list = fc.record({ name: line(listLimits.name), items: fc.array(item, { minLength: 1, maxLength: 40 }) })

const usual = {
  name: '云栖数据中心 A3 楼低压配电',
  items: Array.from({ length: 1000 }, (_, index) => ({
    product: String(153 + (index % 40)),
    code: `HM3-250 H 3 D ${16 + (index % 12) * 20} F AX11`,
    quantity: 1 + (index % 9),
    note: `冷冻机组 P${index}-1`,
  })),
}

describe('a link', () => {
  it('is read as the list that it was made of', () => {
    fc.assert(
      fc.property(list, (shared) => {
        const link = writeLink(shared)
        // Few of these texts can be packed at all.
        if (link === null) return
        expect(readLink(link)).toEqual({ ...shared, stated: shared.items.length, isChanged: false })
      }),
      runs,
    )
  })

  it('keeps a row whose note was pasted with letters that nobody can read any more', () => {
    const items = [{ product: '153', code: '', quantity: 2, note: '\uFFFD配电\uFFFD柜' }]
    expect(readLink(writeLink({ name: '\uFFFD', items }) ?? '')).toMatchObject({
      isChanged: false,
      items: [{ quantity: 2, note: '配电柜' }],
    })
  })

  it('of a thousand rows is short enough for browsers, and one of seven for messages', () => {
    expect(writeLink(usual)?.length).toBeLessThan(20_000)
    expect(writeLink({ ...usual, items: usual.items.slice(0, 7) })?.length).toBeLessThan(400)
  })

  it('is made of letters that no program changes in an address', () => {
    expect(writeLink(usual)).toMatch(/^[\w.-]+$/)
  })

  it('is not made of a list that is too long for it', () => {
    let seed = 1
    const letter = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return String.fromCodePoint(0x4e00 + ((seed >>> 12) % 20_000))
    }
    const items = usual.items.map((one) => ({ ...one, note: Array.from({ length: 200 }, letter).join('') }))
    expect(writeLink({ name: '', items }) === null).toBe(true)
  })

  it('that was cut gives the rows before the cut, and says how many there were', () => {
    const link = writeLink(usual) ?? ''
    const read = readLink(link.slice(0, link.length / 2))
    expect(read?.isChanged).toBe(true)
    expect(read?.stated).toBe(1000)
    expect(read?.items.length).toBeGreaterThan(200)
    expect(usual.items.slice(0, read?.items.length)).toEqual(read?.items)
  })

  it.each([0.3, 0.5, 0.8])('of few rows, cut at %d of it, gives those before the cut, too', (share) => {
    const items = usual.items.slice(0, 60)
    const link = writeLink({ name: '短', items }) ?? ''
    const read = readLink(link.slice(0, link.length * share))
    expect(read?.items.length).toBeGreaterThan(60 * (share - 0.25))
    expect(items.slice(0, read?.items.length)).toEqual(read?.items)
  })

  it('in which one letter is another is told to be changed, or not read', () => {
    const shared = { ...usual, items: usual.items.slice(0, 20) }
    const link = writeLink(shared) ?? ''
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'0123456789abcXYZ-_'), (at, letter) => {
        if (link[at] === letter) return
        const read = readLink(link.slice(0, at) + letter + link.slice(at + 1))
        // Of the last letter not all bits count.
        if (read && !read.isChanged) expect(read.items).toEqual(shared.items)
      }),
      runs,
    )
  })

  it('may be anything at all', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^s1\.\d{1,5}\.[0-9a-z]{1,7}\.[\w-]{0,80}$/),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => `s1.3.abc.${Buffer.from(bytes).toString('base64url')}`),
      fc
        .string({ unit: 'binary' })
        .map((text) => `s1.3.abc.${Buffer.from(deflateSync(new TextEncoder().encode(text))).toString('base64url')}`),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = readLink(text)
        for (const { product, code, quantity, note } of read?.items ?? []) {
          expect(product || code).not.toBe('')
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(note).toBe(oneLine(note, listLimits.note))
        }
      }),
      runs,
    )
  })

  it('that is a bomb costs no more than a list', () => {
    const bomb = Buffer.from(deflateSync(new Uint8Array(40_000_000), { level: 9 })).toString('base64url')
    const before = performance.now()
    expect(readLink(`s1.3.abc.${bomb}`)).toBeNull()
    expect(performance.now() - before).toBeLessThan(2000)
    const rows = Buffer.from(deflateSync(new TextEncoder().encode(`\n${'153\t\t1\t\n'.repeat(100_000)}`))).toString('base64url')
    expect(readLink(`s1.3.abc.${rows}`)?.items).toHaveLength(listLimits.rows)
  })

  it('is told from other fragments, also one of a version to come', () => {
    expect(isLink('s1.1.a.b')).toBe(true)
    expect(isLink('s2.whatever')).toBe(true)
    expect(isLink('main')).toBe(false)
    expect(readLink('s2.1.a.b')).toBeNull()
  })
})
