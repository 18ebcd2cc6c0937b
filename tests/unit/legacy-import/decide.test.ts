import { describe, expect, it } from 'vitest'
import { changedFields, decide } from '@/legacy-import/journal/decide'
import { fingerprint } from '@/legacy-import/journal/fingerprint'

const then = { title: { source: 's1', written: 'w1' }, cover: { source: 'c1', written: 'cw1' } }
const nothing = fingerprint(null)

const asked = (more: Partial<Parameters<typeof decide>[0]>) =>
  decide({
    then,
    now: { title: 's2', cover: 'c1' },
    wanted: { title: 'w2', cover: 'cw1' },
    here: { title: 'w1', cover: 'cw1' },
    nothing,
    overwrites: false,
    ...more,
  })

describe('source then, source now, here', () => {
  it('only the source has changed: written', () => expect(asked({})).toEqual({ write: ['title'], conflicts: [], agree: [] }))
  it('both have: left as editors have it, and listed', () =>
    expect(asked({ here: { title: 'mine', cover: 'cw1' } })).toEqual({ write: [], conflicts: ['title'], agree: [] }))
  it('both have, and it is asked for: written', () =>
    expect(asked({ here: { title: 'mine', cover: 'cw1' }, overwrites: true }).write).toEqual(['title']))
  it('both have, to the same: nothing to do', () => expect(asked({ here: { title: 'w2', cover: 'cw1' } }).agree).toEqual(['title']))
  it('only editors have: not even looked at', () => {
    expect(changedFields(then, { title: 's1', cover: 'c1' })).toEqual([])
    expect(asked({ now: { title: 's1', cover: 'c1' }, here: { title: 'mine', cover: 'mine' } })).toEqual({
      write: [],
      conflicts: [],
      agree: [],
    })
  })
  it('a field that is new and empty here is written, one that is filled is not', () => {
    const fresh = { now: { stories: 'x' }, wanted: { stories: 'y' } }
    expect(asked({ ...fresh, here: { stories: nothing } }).write).toEqual(['stories'])
    expect(asked({ ...fresh, here: { stories: 'mine' } }).conflicts).toEqual(['stories'])
  })
})

describe('fingerprints', () => {
  it('know nothing of what a database adds', () => {
    expect(fingerprint([{ id: '6f', name: 'a', unit: null }])).toBe(fingerprint([{ name: 'a' }]))
    expect(fingerprint('2026-01-02T00:00:00+08:00')).toBe(fingerprint('2026-01-01T16:00:00.000Z'))
    expect([fingerprint(undefined), fingerprint(''), fingerprint([]), fingerprint(false)]).toEqual(Array(4).fill(nothing))
  })
  it('are others for other values', () => {
    expect(new Set([fingerprint('a'), fingerprint('b'), fingerprint(['a']), fingerprint(0), fingerprint({ a: 'a' })]).size).toBe(5)
  })
})
