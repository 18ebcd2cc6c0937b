import { describe, expect, it } from 'vitest'
import { PageViewCounts } from '@/intake/page-view-counts'

const view = (path: string, count = 1) => ({ day: '2026-11-21', path, layout: 'desktop' as const, count })

describe('page views that wait to be stored', () => {
  it('are added up by day, path and layout', () => {
    const counts = new PageViewCounts(10)
    for (let times = 0; times < 3; times += 1) counts.add(view('/News'))
    counts.add({ ...view('/News'), layout: 'mobile' })
    counts.add({ ...view('/News'), day: '2026-11-22' })
    expect(counts.take().map(({ count }) => count)).toEqual([3, 1, 1])
    expect(counts.take()).toEqual([])
  })

  it('are bounded: further paths are not counted, known ones are', () => {
    const counts = new PageViewCounts(2)
    for (const path of ['/a', '/b', '/c', '/a']) counts.add(view(path))
    expect(counts.take()).toEqual([view('/a', 2), view('/b')])
  })

  it('come back when they could not be stored', () => {
    const counts = new PageViewCounts(10)
    counts.add(view('/News', 5))
    const [taken] = counts.take()
    counts.add(view('/News'))
    if (taken) counts.add(taken)
    expect(counts.take()).toEqual([view('/News', 6)])
  })
})
