import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareHref, leftOutEntries, readEntries } from '@/domain/comparison/compare-address'

const idsOf = (href: string) => new URL(href, 'http://localhost').searchParams.getAll('ids')

describe('the address of a comparison', () => {
  it('has products and codes, in their order', () => {
    expect(compareHref(['153', 'HM3-250 H 3 D 250 F'])).toBe('/Compare?ids=153,HM3-250+H+3+D+250+F')
    expect(compareHref([])).toBe('/Compare')
  })

  it('names each once; a form may send several', () => {
    expect(readEntries(['153,160_2', ' 153 ', 'hm3-250  h', 'HM3-250 H', ''])).toEqual(['153', '160_2', 'HM3-250 H'])
  })

  it('has nothing in it that nobody sees', () => {
    expect(readEntries(['\u0000,\u200b,153\u200b,HM3-250\u0000H'])).toEqual(['153', 'HM3-250 H'])
  })

  it('is read no further than twelve entries, and no book in it', () => {
    expect(readEntries([Array.from({ length: 5000 }, (_, index) => `${index}`).join(',')])).toHaveLength(12)
    expect(readEntries(['x'.repeat(201), '153'])).toEqual(['153'])
  })

  it('tells what it names beyond twelve: in its order, and what was read already is not among it', () => {
    const ids = Array.from({ length: 15 }, (_, index) => `${index + 1}`)
    expect(leftOutEntries([`${ids.slice(0, 13).join(',')},1`, '13,14,15'])).toEqual(['13', '14', '15'])
    expect(leftOutEntries([ids.slice(0, 12).join(',')])).toEqual([])
  })

  it('property: what is written is read again', () => {
    const entry = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('A', '1', ',', '%', '2', 'C', '/', '&', '中', '+') })
    fc.assert(
      fc.property(fc.uniqueArray(entry, { maxLength: 6, selector: (one) => one.toLowerCase() }), (entries) => {
        expect(readEntries(idsOf(compareHref(entries)))).toEqual(entries)
      }),
    )
  })
})
