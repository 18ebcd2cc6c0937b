import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge, type Side } from '@/admin/editing/merge'

const places = (differences: { path: readonly string[] }[]) => differences.map(({ path }) => path.join('.'))
const always = (side: Side) => () => side

describe('two editors of one document', () => {
  it('who change different fields both keep what they typed', () => {
    const base = { model: 'HM3', summary: '旧', title: '甲' }
    const result = merge({ base, mine: { ...base, title: '乙' }, theirs: { ...base, summary: '新' } })
    expect(result.merged).toEqual({ model: 'HM3', summary: '新', title: '乙' })
    expect(result.conflicts).toEqual([])
    expect(places(result.onlyTheirs)).toEqual(['summary'])
    expect(places(result.onlyMine)).toEqual(['title'])
  })

  it('who change the same field choose', () => {
    const three = { base: { summary: '旧' }, mine: { summary: '我的' }, theirs: { summary: '她的' } }
    expect(merge(three).conflicts).toEqual([{ path: ['summary'], base: '旧', mine: '我的', theirs: '她的' }])
    expect(merge(three, always('theirs')).merged).toEqual({ summary: '她的' })
    expect(merge(three, always('mine')).merged).toEqual({ summary: '我的' })
  })

  it('who write the same have nothing to choose', () => {
    expect(merge({ base: { a: '1' }, mine: { a: '2' }, theirs: { a: '2' } }).conflicts).toEqual([])
  })

  it('don’t meet in fields that are empty in two ways', () => {
    const { conflicts, merged } = merge({ base: { a: null, b: null }, mine: { a: '', b: '新' }, theirs: { a: null } })
    expect(conflicts).toEqual([])
    expect(merged.b).toBe('新')
  })

  it('may write zero where nothing was', () => {
    expect(merge({ base: { n: null }, mine: { n: 0 }, theirs: { n: null } }).merged).toEqual({ n: 0 })
  })

  it('keep the status that the form asks for', () => {
    const three = { base: { _status: 'draft' }, mine: { _status: 'published' }, theirs: { _status: 'draft' } }
    expect(merge(three)).toMatchObject({ merged: { _status: 'published' }, conflicts: [] })
  })
})

describe('rows', () => {
  const row = (id: string, value: string) => ({ id, value })
  const base = { rows: [row('a', '1'), row('b', '2'), row('c', '3')] }

  it('are merged each by itself', () => {
    const mine = { rows: [row('a', '1'), row('b', '我的'), row('c', '3')] }
    const theirs = { rows: [row('a', '她的'), row('b', '2'), row('c', '3')] }
    const { merged, conflicts } = merge({ base, mine, theirs })
    expect(merged.rows).toEqual([row('a', '她的'), row('b', '我的'), row('c', '3')])
    expect(conflicts).toEqual([])
  })

  it('stay where each has added them', () => {
    const mine = { rows: [row('a', '1'), row('mine', '新'), row('b', '2'), row('c', '3')] }
    const theirs = { rows: [...base.rows, row('theirs', '新')] }
    expect(places(merge({ base, mine, theirs }).onlyTheirs)).toEqual(['rows.#theirs'])
    expect((merge({ base, mine, theirs }).merged.rows as { id: string }[]).map(({ id }) => id)).toEqual(['a', 'mine', 'b', 'c', 'theirs'])
  })

  it('that one has removed are gone, unless the other has changed them', () => {
    const mine = { rows: base.rows.slice(1) }
    expect(merge({ base, mine, theirs: base }).merged).toEqual(mine)
    const theirs = { rows: [row('a', '她的'), ...base.rows.slice(1)] }
    const { conflicts } = merge({ base, mine, theirs })
    expect(conflicts).toEqual([{ path: ['rows', '#a'], base: row('a', '1'), mine: undefined, theirs: row('a', '她的') }])
    expect(merge({ base, mine, theirs }, always('theirs')).merged).toEqual(theirs)
  })

  it('that a form counts as 0 are none: a colleague’s first row comes in', () => {
    const theirs = { rows: [row('a', '她的')] }
    expect(merge({ base: { rows: [] }, mine: { rows: 0 }, theirs })).toMatchObject({ merged: theirs, conflicts: [] })
    expect(merge({ base: { rows: [] }, mine: { rows: 0 }, theirs: { rows: [] } }).onlyMine).toEqual([])
    expect(merge({ base, mine: { rows: 0 }, theirs: base }).merged).toEqual({ rows: [] })
  })

  it('that both have moved differently are one thing to choose', () => {
    const [a, b, c] = base.rows
    const { conflicts } = merge({ base, mine: { rows: [b, a, c] }, theirs: { rows: [c, b, a] } })
    expect(places(conflicts)).toEqual(['rows'])
  })
})

it('a text with its formatting is one value, and zeros of the editor change nothing', () => {
  const text = (words: string, more = {}) => ({ root: { children: [{ text: words, ...more }] } })
  const three = { base: { content: text('旧') }, mine: { content: text('旧', { format: 0 }) }, theirs: { content: text('她的') } }
  expect(merge(three)).toMatchObject({ merged: { content: text('她的') }, conflicts: [] })
})

describe('whatever two have done', () => {
  type Sample = { one: string | null; group: { two: string | null }; rows: { id: string; text: string | null }[] }
  const value = fc.constantFrom('', '1', '2', '3', null)
  const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: value }), { selector: ({ id }) => id })
  const document: fc.Arbitrary<Sample> = fc.record({ one: value, group: fc.record({ two: value }), rows })

  /** Every value that somebody can type, by its place; what is empty in one way or another is null. */
  const typed = ({ one, group, rows }: Sample) => {
    const texts = rows.map(({ id, text }) => [`rows.#${id}.text`, text || null] as const)
    return new Map([['one', one || null], ['group.two', group.two || null], ...texts])
  }

  it('what nobody else has changed comes through as it was typed', () => {
    fc.assert(
      fc.property(document, document, (base, mine) => {
        expect(merge({ base, mine, theirs: base }).merged).toEqual(mine)
        expect(typed(merge({ base, mine: base, theirs: mine }).merged as Sample)).toEqual(typed(mine))
      }),
    )
  })

  it('what either has typed is there afterwards, or was offered', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { merged, conflicts } = merge({ base, mine, theirs })
        const offered = (place: string) => places(conflicts).some((path) => place === path || place.startsWith(`${path}.`))
        const [before, after] = [typed(base), typed(merged as Sample)]
        for (const side of [mine, theirs]) {
          for (const [place, text] of typed(side)) {
            if (text !== (before.get(place) ?? null) && !offered(place)) expect(after.get(place), place).toBe(text)
          }
        }
      }),
    )
  })
})
