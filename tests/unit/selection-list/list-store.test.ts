import { describe, expect, it, vi } from 'vitest'
import { listStore } from '@/components/selection-list/list-store'
import { addItems } from '@/domain/selection-list/changes'
import { LISTS_KEY } from '@/domain/selection-list/glance'
import { openList, type SavedLists } from '@/domain/selection-list/saved-lists'

/** A device's storage, which may have no room. */
function device() {
  const kept = new Map<string, string>()
  const state = { isFull: false }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    kept,
    state,
    open: () =>
      listStore(
        () => storage,
        () => 5,
      ),
  }
}

let count = 0
const adding = (product: string) => (saved: SavedLists) =>
  addItems(saved, [{ product, code: '', quantity: 1, note: '' }], () => `k${++count}`).saved
const productsIn = (saved: SavedLists) => openList(saved)?.rows.map(({ product }) => product)

describe('the lists of a device', () => {
  it('are the same in two tabs: what both add stands', () => {
    const { open } = device()
    const [one, other] = [open(), open()]
    one.change(adding('1'))
    other.change(adding('2'))
    one.refresh()
    expect(productsIn(one.read())).toEqual(['1', '2'])
    expect(productsIn(open().read())).toBeUndefined()
    const restarted = open()
    restarted.refresh()
    expect(productsIn(restarted.read())).toEqual(['1', '2'])
  })

  it('tell who shows them, and nobody when nothing has changed', () => {
    const store = device().open()
    const listener = vi.fn()
    store.subscribe(listener)
    store.change(adding('1'))
    store.change((saved) => saved)
    store.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('live on when there is no room, and what was kept before does not come back over them', () => {
    const { state, open, kept } = device()
    const store = open()
    store.change(adding('1'))
    state.isFull = true
    store.change(adding('2'))
    store.refresh()
    expect([store.unkept(), productsIn(store.read())]).toEqual(['浏览器的存储空间已满，没有存下', ['1', '2']])
    state.isFull = false
    store.change(adding('3'))
    expect(store.unkept()).toBe('')
    expect(kept.get(LISTS_KEY)).toContain('"3"')
  })

  it('live as long as the page where nothing may be kept', () => {
    const store = listStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    store.change(adding('1'))
    expect([store.unkept(), productsIn(store.read())]).toEqual(['浏览器不允许保存', ['1']])
    const reloaded = listStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    reloaded.refresh()
    expect([reloaded.unkept(), productsIn(reloaded.read())]).toEqual(['浏览器不允许保存', undefined])
  })
})
