import { describe, expect, it, vi } from 'vitest'
import { Entry } from '@/server/page-cache/entry.mjs'
import { Store } from '@/server/page-cache/store.mjs'

const KB = 1024

const entry = (bytes: number, isOneOff = false) =>
  Entry.of({ status: 200, headers: {}, body: Buffer.alloc(bytes), reads: null, version: 1, withdrawals: 0, isOneOff, filledAt: Date.now() })

/** Keeps an entry and asks for it again, so that it has earned its place. */
function keep(store: Store, key: string, bytes = KB) {
  store.set(key, entry(bytes))
  store.get(key)
}

describe('the store', () => {
  it('stays within its bytes', () => {
    const store = new Store(1000 * KB)
    for (let index = 0; index < 5000; index += 1) {
      keep(store, `good ${index}`)
      store.set(`new ${index}`, entry(KB))
      store.set(`one-off ${index}`, entry(KB, true))
    }
    const { protected: again, probation: once, 'one-off': oneOff } = store.usage
    expect(again.bytes + once.bytes + oneOff.bytes).toBeLessThanOrEqual(1000 * KB)
    expect(again.bytes).toBeGreaterThan(600 * KB)
  })

  it('lets the least recently used go first', () => {
    const store = new Store(100 * KB)
    for (let index = 0; index < 60; index += 1) keep(store, `page ${index}`)
    store.get('page 0')
    for (let index = 60; index < 100; index += 1) keep(store, `page ${index}`)
    expect(store.peek('page 0')).toBeDefined()
    expect(store.peek('page 1')).toBeUndefined()
  })

  it('keeps the good pages, however many other addresses are made up', () => {
    const store = new Store(1000 * KB)
    for (let index = 0; index < 300; index += 1) keep(store, `good ${index}`)
    for (let index = 0; index < 50_000; index += 1) {
      store.set(`/NewsDetail?id=${index}`, entry(KB, true))
      store.get(`/NewsDetail?id=${index}`)
      store.set(`/News?pageNum=${index}`, entry(KB))
    }
    for (let index = 0; index < 300; index += 1) expect(store.peek(`good ${index}`)).toBeDefined()
  })

  it('forgets one-offs after a minute', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    const store = new Store(1000 * KB)
    store.set('unknown', entry(KB, true))
    vi.advanceTimersByTime(59_000)
    expect(store.get('unknown')).toBeDefined()
    vi.advanceTimersByTime(2000)
    expect(store.get('unknown')).toBeUndefined()
    vi.useRealTimers()
  })

  it('has an address in one place only', () => {
    const store = new Store(1000 * KB)
    keep(store, 'a')
    store.set('a', entry(KB, true))
    expect(store.usage).toMatchObject({ protected: { entries: 0 }, probation: { entries: 0 }, 'one-off': { entries: 1 } })
    store.set('a', entry(KB))
    expect(store.usage).toMatchObject({ protected: { entries: 0 }, probation: { entries: 1 }, 'one-off': { entries: 0 } })
  })
})
