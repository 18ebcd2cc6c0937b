import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, atFirst, type Happening, happeningOf, isOpen } from '@/components/suggestions/suggesting'
import type { Suggestion } from '@/contract/suggestions'

const suggestion = (url: string): Suggestion => ({ kind: 'product', title: url, url, cover: '', code: '', matched: [] })
const answered = (request: number, ...urls: string[]): Happening => ({ kind: 'answered', request, suggestions: urls.map(suggestion) })
const typed = (text: string): Happening => ({ kind: 'typed', text })
const down = { kind: 'moved', by: 1 } as const
const up = { kind: 'moved', by: -1 } as const
const come = (...happenings: Happening[]) => happenings.reduce(after, atFirst)
const urls = (...happenings: Happening[]) => come(...happenings).shown?.map(({ url }) => url)

describe('a field that suggests', () => {
  it('shows an answer, keeps it while the next one is asked for, and nothing for an empty field', () => {
    expect(isOpen(come(typed('h')))).toBe(false)
    expect(urls(typed('h'), answered(1, '/a'), typed('hm'))).toEqual(['/a'])
    expect(urls(typed('h'), answered(1, '/a'), typed('hm'), answered(2, '/b'))).toEqual(['/b'])
    expect(isOpen(come(typed('h'), answered(1, '/a'), typed(' ')))).toBe(false)
  })

  it('says nothing of a failure, and does not go on with what an older text had', () => {
    const failed: Happening = { kind: 'failed', request: 2 }
    expect(isOpen(come(typed('h'), answered(1, '/a'), typed('hm'), failed))).toBe(false)
    expect(urls(typed('h'), answered(3, '/a'), failed)).toEqual(['/a'])
  })

  it('is closed by Escape until something is typed', () => {
    const closed = [typed('h'), answered(1, '/a'), { kind: 'closed' } as const]
    expect(isOpen(come(...closed))).toBe(false)
    expect(isOpen(come(...closed, down))).toBe(false)
    expect(isOpen(come(...closed, typed('hm')))).toBe(true)
  })

  it('marks nothing by itself; arrows go round, and typing, Home and End unmark', () => {
    const shown = [typed('h'), answered(1, '/a', '/b')]
    expect(come(...shown).marked).toBeNull()
    expect(come(...shown, down).marked).toBe('/a')
    expect(come(...shown, up).marked).toBe('/b')
    expect(come(...shown, down, down, down).marked).toBe('/a')
    expect(come(...shown, down, up).marked).toBe('/b')
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      expect(happeningOf(key)).toEqual({ kind: 'unmarked' })
      expect(come(...shown, down, { kind: 'unmarked' }).marked).toBeNull()
    }
    expect(come(...shown, down, typed('hm')).marked).toBeNull()
    expect(happeningOf('a')).toBeNull()
  })

  it('keeps the mark when the next answer has it, too', () => {
    expect(come(typed('h'), answered(1, '/a', '/b'), down, answered(2, '/c', '/a')).marked).toBe('/a')
    expect(come(typed('h'), answered(1, '/a', '/b'), down, answered(2, '/c')).marked).toBeNull()
  })

  it('shows the newest answer in whatever order answers come', () => {
    const requests = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 })
    fc.assert(
      fc.property(requests, (order) => {
        const state = order.map((request) => answered(request, `/${request}`)).reduce(after, after(atFirst, typed('h')))
        expect(state.shown?.[0]?.url).toBe(`/${Math.max(...order)}`)
      }),
    )
  })

  it('marks only what is shown, whatever happens', () => {
    const happening = fc.oneof(
      fc.constantFrom<Happening>(down, up, { kind: 'closed' }, { kind: 'unmarked' }),
      fc.constantFrom('', 'h', 'hm').map(typed),
      fc.tuple(fc.nat(9), fc.uniqueArray(fc.constantFrom('/a', '/b', '/c'))).map(([request, all]) => answered(request, ...all)),
      fc.nat(9).map((request): Happening => ({ kind: 'failed', request })),
    )
    fc.assert(
      fc.property(fc.array(happening), (happenings) => {
        const { marked, shown } = come(...happenings)
        if (marked !== null) expect(shown?.map(({ url }) => url)).toContain(marked)
      }),
    )
  })
})
