import { afterEach, expect, it, vi } from 'vitest'

type Intersection = { time: number; isIntersecting: boolean }
type Callback = (intersections: Intersection[], observer: unknown) => void

/** The browser's, as far as it is needed: it reports what it is told to. */
class Observer {
  constructor(private readonly callback: Callback) {}
  report(intersections: Intersection[]) {
    this.callback(intersections, this)
  }
}

afterEach(() => void vi.unstubAllGlobals())

it('what was seen last comes first, so that a section opened on a busy computer shows its fields', async () => {
  const window = { IntersectionObserver: Observer }
  vi.stubGlobal('window', window)
  await import('@/admin/intersections/newest-intersection-first')
  const seen = vi.fn<Callback>()
  const closed = { time: 1, isIntersecting: false }
  const open = { time: 2, isIntersecting: true }
  new window.IntersectionObserver(seen).report([closed, open])
  expect(seen.mock.calls[0]?.[0]).toEqual([open, closed])
})
