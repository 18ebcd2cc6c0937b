import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { movedPlace, rowIdsOf } from '@/admin/preview/typing/moved-place'

const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) })
const place = { path: 'featured.0.figures.1.value', rows: ['featured.0', 'featured.0.figures.1'] }
const before: FormState = { featured: rows('a', 'b'), 'featured.0.figures': rows('x', 'y'), 'featured.1.figures': rows('z') }

describe('a field whose rows a colleague moves while it is typed', () => {
  const ids = rowIdsOf(before, place)

  it('is found by the ids of its rows', () => {
    expect(ids).toEqual(['a', 'y'])
    expect(movedPlace(before, place, ids)).toEqual(place)
  })

  it('is followed when rows come before it, outside and inside', () => {
    const after: FormState = { featured: rows('c', 'a', 'b'), 'featured.1.figures': rows('y', 'x') }
    expect(movedPlace(after, place, ids)).toEqual({
      path: 'featured.1.figures.0.value',
      rows: ['featured.1', 'featured.1.figures.0'],
    })
  })

  it('is nowhere when one of its rows is gone', () => {
    expect(movedPlace({ featured: rows('b'), 'featured.0.figures': rows('z') }, place, ids)).toBeNull()
    expect(movedPlace({ featured: rows('a'), 'featured.0.figures': rows('x') }, place, ids)).toBeNull()
  })

  it('stays where it is when it is in no row', () => {
    expect(movedPlace({}, { path: 'title', rows: [] }, [])).toEqual({ path: 'title', rows: [] })
  })
})
