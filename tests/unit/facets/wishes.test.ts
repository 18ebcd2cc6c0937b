import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedFilters } from '@/domain/facets/filter-attribute'
import { readWishes, toggleChoice, toggleNumber, wishQuery } from '@/domain/facets/wish'
import { whyNot, wishLabels } from '@/domain/facets/wording'
import { filter, filters, wishes } from './filters'

const tree = [
  { id: 1, children: [{ id: 11 }, { id: 12 }] },
  { id: 3, children: [{ id: 31 }] },
  { id: 9, children: [] },
]

describe('filters of the chosen categories', () => {
  const known = [
    filter({ key: 'all' }),
    filter({ key: 'of-1', categories: [1] }),
    filter({ key: 'of-11', categories: [11] }),
    filter({ key: 'of-11-12', categories: [12, 11] }),
    filter({ key: 'of-11-31', categories: [11, 31] }),
    filter({ key: 'of-9', categories: [9] }),
  ]
  const keysFor = (...chosen: number[]) => sharedFilters(known, chosen, tree).map(({ key }) => key)

  it('are those that hold for all of them, a parent’s for its children, in the editors’ order', () => {
    expect(keysFor(11)).toEqual(['all', 'of-1', 'of-11', 'of-11-12', 'of-11-31'])
    expect(keysFor(12)).toEqual(['all', 'of-1', 'of-11-12'])
    expect(keysFor(11, 31)).toEqual(['all', 'of-11-31'])
    expect(keysFor(1)).toEqual(['all', 'of-1', 'of-11-12'])
    expect(keysFor(1, 3)).toEqual(['all'])
    expect(keysFor(9)).toEqual(['all', 'of-9'])
  })

  it('are none without a category, or with an unknown one', () => {
    expect([keysFor(), keysFor(77)]).toEqual([[], []])
  })
})

const read = (query: string) => readWishes((name) => new URLSearchParams(query).getAll(name), filters)

describe('wishes in an address', () => {
  it('are read again as they were written', () => {
    fc.assert(
      fc.property(wishes, (wished) => {
        expect(read(wishQuery(wished).join('&'))).toEqual(wished)
      }),
    )
  })

  it('hold any name of a choice', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('a,b', '%2C', '%', ',', '3P', '%25'))
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 1, maxLength: 4 }), (values) => {
        const named = filter({ key: 'k', kind: 'choice', choices: values.map((value) => ({ value, label: '', aliases: [] })) })
        const query = wishQuery([{ key: 'k', choices: values }]).join('&')
        const valuesOf = (name: string) => new URLSearchParams(query).getAll(name)
        expect(readWishes(valuesOf, [named])).toEqual([{ key: 'k', choices: values.toSorted() }])
      }),
    )
  })

  it('are short, and one and the same in any order', () => {
    expect(wishQuery(read('a.poles=4P,3P&a.in=200..400&a.icu=50'))).toEqual(['a.icu=50..', 'a.in=200..400', 'a.poles=3P,4P'])
    expect(wishQuery(read('a.in=250&a.mass=4.5&a.ue=400&a.phase-loss=true'))).toEqual([
      'a.in=250',
      'a.mass=..4.5',
      'a.phase-loss=true',
      'a.ue=400',
    ])
  })

  it('come from a form with its two ends, empty ones among them', () => {
    expect(read('a.in=200&a.in=')).toEqual([{ key: 'in', from: 200, to: null }])
    expect(read('a.in=&a.in=1%2C250')).toEqual([{ key: 'in', from: null, to: 1250 }])
    expect(read('a.in=400&a.in=２００')).toEqual([{ key: 'in', from: 200, to: 400 }])
    expect(read('a.in=&a.in=')).toEqual([])
    expect(read('a.poles=3P&a.poles=4P')).toEqual([{ key: 'poles', choices: ['3P', '4P'] }])
  })

  it('that make no sense are left out', () => {
    expect(read('a.in=abc&a.icu=..&a.poles=9P&a.none=1&a.phase-loss=yes&in=5&a.ue=1e400&a.mass=9999999999999999')).toEqual([])
  })

  it('and nothing that is sent makes them fail', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        for (const wish of readWishes(() => texts, filters)) expect(wishQuery([wish])).toHaveLength(1)
      }),
    )
  })
})

describe('a click', () => {
  it('takes a choice to the others, and takes it back', () => {
    const first = toggleChoice([{ key: 'in', from: 1, to: 1 }], 'poles', '4P')
    const both = toggleChoice(first, 'poles', '3P')
    expect(both).toEqual([
      { key: 'in', from: 1, to: 1 },
      { key: 'poles', choices: ['3P', '4P'] },
    ])
    expect(toggleChoice(toggleChoice(both, 'poles', '3P'), 'poles', '4P')).toEqual([{ key: 'in', from: 1, to: 1 }])
  })

  it('on a number takes the place of another one, and a second one takes it back', () => {
    const at50 = toggleNumber([], 'icu', { from: 50, to: null })
    expect(toggleNumber(at50, 'icu', { from: 70, to: null })).toEqual([{ key: 'icu', from: 70, to: null }])
    expect(toggleNumber(at50, 'icu', { from: 50, to: null })).toEqual([])
  })
})

describe('what is chosen', () => {
  it('is said as engineers do', () => {
    const [rated, breaking, mass, , poles, phaseLoss] = filters
    const label = (one = rated, query = '') =>
      one ? readWishes((name) => new URLSearchParams(query).getAll(name), filters).flatMap((wish) => wishLabels(one, wish)) : []
    expect(label(rated, 'a.in=200..')).toEqual([{ label: 'In ≥ 200 A' }])
    expect(label(rated, 'a.in=250')).toEqual([{ label: 'In 250 A' }])
    expect(label(rated, 'a.in=200..1600')).toEqual([{ label: 'In 200〜1,600 A' }])
    expect(label(breaking, 'a.icu=50')).toEqual([{ label: 'Icu ≥ 50 kA' }])
    expect(label(mass, 'a.mass=4.5')).toEqual([{ label: '质量 ≤ 4.5 kg' }])
    expect(label(poles, 'a.poles=3P,4P').map((one) => one.label)).toEqual(['3P', '4P'])
    expect(label(phaseLoss, 'a.phase-loss=true')).toEqual([{ label: '断相保护：有', choice: 'true' }])
  })

  it('and what can’t be chosen has its reason, in one sentence', () => {
    expect(whyNot([])).toBeNull()
    expect(whyNot(['315 A'])).toBe('315 A：与已选条件一起没有产品')
    expect(whyNot(['1 A', '2 A', '3 A', '4 A'])).toBe('1 A、2 A、3 A 等 4 档：与已选条件一起没有产品')
  })
})
