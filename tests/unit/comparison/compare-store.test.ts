import { describe, expect, it, vi } from 'vitest'
import { COMPARE_KEY, type Collected, compareStore } from '@/components/compare/compare-store'

const product = (entry: string): Collected => ({ entry, name: `HM3-${entry}`, picture: '/media/a.webp' })

/** What a browser keeps for all tabs of a site. */
function device(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const entriesOf = (store: ReturnType<typeof compareStore>) => store.read().map(({ entry }) => entry)

describe('what is collected to be compared', () => {
  it('survives a restart, and a second press takes it back', () => {
    const storage = device()
    const before = compareStore(() => storage)
    before.toggle(product('153'), 4)
    before.toggle(product('158'), 4)
    const after = compareStore(() => storage)
    after.refresh()
    expect(entriesOf(after)).toEqual(['153', '158'])
    after.toggle(product('153'), 4)
    expect(entriesOf(after)).toEqual(['158'])
    after.remove('158')
    expect(storage.kept.has(COMPARE_KEY)).toBe(false)
  })

  it('is the same in two tabs: what another one has added is not lost', () => {
    const storage = device()
    const [one, other] = [compareStore(() => storage), compareStore(() => storage)]
    const told = vi.fn()
    other.subscribe(told)
    one.toggle(product('153'), 4)
    other.refresh()
    expect(entriesOf(other)).toEqual(['153'])
    expect(told).toHaveBeenCalledOnce()
    one.toggle(product('158'), 4)
    other.toggle(product('160_2'), 4)
    expect(entriesOf(other)).toEqual(['153', '158', '160_2'])
  })

  it('is never more than fits; what is there can still be taken back', () => {
    const storage = device()
    const store = compareStore(() => storage)
    expect(['1', '2', '3'].map((entry) => store.toggle(product(entry), 2))).toEqual([true, true, false])
    expect(store.toggle(product('2'), 2)).toBe(true)
    expect(entriesOf(store)).toEqual(['1'])
  })

  it.each([
    [
      'forbidden',
      () => {
        throw new Error('denied')
      },
    ],
    [
      'full',
      () => ({
        ...device(),
        setItem: () => {
          throw new Error('quota')
        },
      }),
    ],
  ])('lives in the page where storage is %s, and says so', (_, storage) => {
    const store = compareStore(storage)
    store.refresh()
    store.toggle(product('153'), 4)
    store.toggle(product('158'), 4)
    store.refresh()
    expect(entriesOf(store)).toEqual(['153', '158'])
    expect(store.unkept()).toBe('浏览器不允许保存')
  })

  it.each(['{"a":1}', 'no json', '[1,null,{"entry":""}]', '[{"entry":"1","name":"a","picture":"https://evil.example/a.png"}]'])(
    'is nothing where the device has %s',
    (kept) => {
      const store = compareStore(() => device(new Map([[COMPARE_KEY, kept]])))
      store.refresh()
      expect(store.read()).toEqual([])
    },
  )
})
