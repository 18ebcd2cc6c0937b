import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, overlayEntries } from '@/components/dialog/overlay-entries'

type Entry = { state: unknown; href: string }

/** As much of a browser as has a history: going is done later, as browsers do it. */
class FakeBrowser implements Browser {
  entries: Entry[] = [{ state: { page: 'list' }, href: '/list' }]
  index = 1
  /** What the router is told of. */
  router = vi.fn<(href: string) => void>()
  private listener: (event: PopStateEvent) => void = () => undefined
  history: Browser['history']
  location: Browser['location']

  constructor() {
    this.entries.push({ state: { page: 'product' }, href: '/product' })
    const at = () => this.entries[this.index] ?? { state: null, href: '' }
    this.location = {
      get href() {
        return at().href
      },
    }
    this.history = {
      get state() {
        return at().state
      },
      pushState: (state) => this.push(state, at().href),
      go: (by = 0) => void setTimeout(() => this.travel(by)),
      scrollRestoration: 'auto',
    }
  }

  addEventListener = (_type: 'popstate', listener: (event: PopStateEvent) => void) => {
    this.listener = listener
  }
  push(state: unknown, href: string) {
    this.entries.splice(this.index + 1, Number.POSITIVE_INFINITY, { state, href })
    this.index += 1
  }
  travel(by: number) {
    if (!this.entries[this.index + by]) return
    this.index += by
    const event = Object.assign(new Event('popstate'), { state: this.history.state, hasUAVisualTransition: false })
    const stop = vi.spyOn(event, 'stopImmediatePropagation')
    this.listener(event)
    if (stop.mock.calls.length === 0) this.router(this.location.href)
  }
  get hrefs() {
    return this.entries.map(({ href }) => href)
  }
}

const settled = () => vi.runAllTimersAsync()

describe('entries of overlays', () => {
  let browser: FakeBrowser
  let overlays: ReturnType<typeof overlayEntries>
  beforeEach(() => {
    vi.useFakeTimers()
    browser = new FakeBrowser()
    overlays = overlayEntries(browser)
  })

  it('Back closes, and leaves the page with its state; the router hears nothing', async () => {
    const close = vi.fn()
    overlays.opened(close)
    await settled()
    expect(browser.entries.at(-1)).toEqual({ href: '/product', state: { page: 'product', overlays: 1 } })

    browser.travel(-1)
    await settled()
    expect(close).toHaveBeenCalledOnce()
    expect(browser.entries[browser.index]).toEqual({ href: '/product', state: { page: 'product' } })
    expect(browser.router).not.toHaveBeenCalled()
    browser.travel(-1)
    expect(browser.router).toHaveBeenCalledWith('/list')
  })

  it('closing takes the entry back, so that the next Back leaves the page', async () => {
    const close = vi.fn()
    const closed = overlays.opened(close)
    await settled()
    closed()
    closed()
    await settled()
    expect([browser.index, close.mock.calls.length]).toEqual([1, 0])
    expect(browser.router).not.toHaveBeenCalled()
  })

  it('opened and closed again in a moment, nothing happens; closed and opened again, one entry stays', async () => {
    overlays.opened(vi.fn())()
    await settled()
    expect(browser.entries).toHaveLength(2)

    const closed = overlays.opened(vi.fn())
    await settled()
    closed()
    await Promise.resolve()
    const close = vi.fn()
    overlays.opened(close)
    await settled()
    expect([browser.index, browser.entries.length]).toEqual([2, 3])
    expect(close).not.toHaveBeenCalled()
    browser.travel(-1)
    expect(close).toHaveBeenCalledOnce()
  })

  it('one over another: Back closes the upper one first', async () => {
    const order: string[] = []
    overlays.opened(() => order.push('lower'))
    await settled()
    overlays.opened(() => order.push('upper'))
    await settled()
    browser.travel(-1)
    expect(order).toEqual(['upper'])
    browser.travel(-1)
    expect(order).toEqual(['upper', 'lower'])
    expect(browser.index).toBe(1)
  })

  it('a jump over several entries closes all of them, and the router loads the page', async () => {
    const order: string[] = []
    overlays.opened(() => order.push('lower'))
    overlays.opened(() => order.push('upper'))
    await settled()
    browser.travel(-3)
    expect(order).toEqual(['upper', 'lower'])
    expect(browser.router).toHaveBeenCalledWith('/list')
  })

  it('Forward opens nothing and leaves the visitor where Back leaves the page', async () => {
    overlays.opened(vi.fn())
    await settled()
    browser.travel(-1)
    await settled()
    browser.travel(1)
    await settled()
    expect(browser.index).toBe(1)
  })

  it('after a reload with an overlay open, its entry is taken back', async () => {
    overlays.opened(vi.fn())
    await settled()
    overlayEntries(browser)
    await settled()
    expect(browser.index).toBe(1)
  })

  it('a link within: the entry is gone when the next page comes', async () => {
    const closed = overlays.opened(vi.fn())
    await settled()
    closed()
    await settled()
    browser.push({ page: 'story' }, '/story')
    expect(browser.hrefs).toEqual(['/list', '/product', '/story'])
  })

  it('a page that came at once: coming back from it, the entry below is passed over', async () => {
    const closed = overlays.opened(vi.fn())
    await settled()
    browser.push({ page: 'story' }, '/story')
    closed()
    await settled()
    expect(browser.hrefs[browser.index]).toBe('/story')

    browser.travel(-1)
    expect(browser.router).toHaveBeenCalledWith('/product')
    await settled()
    expect(browser.index).toBe(1)
  })

  it('what the router writes into the entry meanwhile does not keep it', async () => {
    const closed = overlays.opened(vi.fn())
    await settled()
    browser.entries[browser.index] = { href: '/product', state: { page: 'product, anew' } }
    closed()
    await settled()
    expect(browser.index).toBe(1)
  })

  it('keeps the page where it is on the way back, and lets the browser find its places otherwise', async () => {
    const restorations: string[] = []
    const push = browser.history.pushState
    browser.history.pushState = (...all) => {
      restorations.push(browser.history.scrollRestoration)
      push(...all)
    }
    overlays.opened(vi.fn())
    await settled()
    expect([...restorations, browser.history.scrollRestoration]).toEqual(['manual', 'auto'])
  })
})
