import fc from 'fast-check'
import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { kinds, readView, sizes, views, WHOLE, whereOf } from '@/admin/media/library-view'

const NOW = new Date('2026-11-25T10:00:00.000Z')

describe('what the library is narrowed to', () => {
  it('is nothing for all of it', () => {
    expect(whereOf(WHOLE, [], NOW)).toEqual({})
    for (const where of [undefined, null, {}, { or: [] }, 'nonsense', 7]) expect(readView(where)).toEqual({ view: WHOLE, others: [] })
  })

  it('is one condition beside the other', () => {
    const where = whereOf({ view: 'unused', kind: 'image', size: 'wide', folder: '产品图' }, [], NOW)
    expect(where).toEqual({
      or: [
        {
          and: [
            { isUsed: { equals: 'false' } },
            { mimeType: { contains: 'image/' } },
            { width: { greater_than_equal: '1920' } },
            { folder: { equals: '产品图' } },
          ],
        },
      ],
    })
  })

  it('counts what is recent from a day on, so that the address stays the same', () => {
    const at = (time: string) => whereOf({ ...WHOLE, view: 'recent' }, [], new Date(`2026-11-25T${time}Z`))
    expect(at('00:00:01')).toEqual({ or: [{ and: [{ createdAt: { greater_than: '2026-11-18T00:00:00.000Z' } }] }] })
    expect(at('23:59:59')).toEqual(at('00:00:01'))
  })

  it('is read as a picker has it, with the condition of its field hoisted, and as the program writes it', () => {
    expect(readView({ and: [{ mimeType: { contains: 'image' } }, { or: [{ and: [{ isUsed: { equals: false } }] }] }] })).toEqual({
      view: { ...WHOLE, view: 'unused' },
      others: [{ mimeType: { contains: 'image' } }],
    })
  })

  it('leaves alone what somebody has set with the filters of the list', () => {
    const others = [{ alt: { like: '断路器' } }, { or: [{ width: { equals: '7' } }, { height: { equals: '7' } }] }]
    expect(readView({ or: [{ and: others }] })).toEqual({ view: WHOLE, others })
    expect(readView({ or: others }).others).toEqual([{ or: others }])
  })

  it('comes back whatever it is, by way of an address', () => {
    const keys = <T extends { key: string }>(options: readonly T[]) => fc.constantFrom(...options.map(({ key }): T['key'] => key))
    const folder = fc.option(fc.string({ minLength: 1, unit: 'binary' }), { nil: null })
    const view = fc.record({ view: keys(views), kind: keys(kinds), size: keys(sizes), folder })
    const other = fc.constantFrom<Where>({ alt: { like: '断路器' } }, { or: [{ width: { equals: '7' } }, { height: { equals: '8' } }] })
    fc.assert(
      fc.property(view, fc.array(other, { maxLength: 2 }), (wanted, others) => {
        const where = whereOf(wanted, others, NOW)
        expect(readView(where)).toEqual({ view: wanted, others })
        expect(readView(JSON.parse(JSON.stringify(where)))).toEqual({ view: wanted, others })
      }),
    )
  })
})
