import { describe, expect, it } from 'vitest'
import { takenBack } from '@/legacy-import/journal/taken-back'

const print = (name: string) => ({ source: name, written: name })
const change = (run: string, was: string, prints = {}) => ({ run, values: { title: was }, prints })

describe('what an import that is taken back leaves', () => {
  it('is what stood before it, and known again as what an earlier import wrote', () => {
    const before = [{ run: '2', values: { title: 'first', short: 'none' }, prints: { title: print('first') } }]
    expect(takenBack(before, '2')).toEqual({
      values: { title: 'first', short: 'none' },
      prints: { title: print('first') },
      before: [],
    })
  })

  it('is what a later import made of it; that one leads to what stood before both', () => {
    const before = [change('1', 'editor’s'), { ...change('2', 'first', { title: print('first') }), values: { title: 'first', short: '' } }]
    expect(takenBack(before, '1')).toEqual({
      ...{ values: {}, prints: {} },
      before: [{ run: '2', values: { title: 'editor’s', short: '' }, prints: {} }],
    })
    expect(takenBack(before, '2').values).toEqual({ title: 'first', short: '' })
  })

  it('is the oldest of an import that went on, and what another one wrote between', () => {
    expect(takenBack([change('1', 'a'), change('1', 'b')], '1').values).toEqual({ title: 'a' })
    expect(takenBack([change('1', 'a'), change('2', 'b'), change('1', 'c')], '1')).toEqual({
      ...{ values: { title: 'c' }, prints: {} },
      before: [change('2', 'a')],
    })
  })
})
