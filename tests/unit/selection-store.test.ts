import { describe, expect, it, vi } from 'vitest'
import { parseSelection } from '../../src/components/document-list/kept-selection'
import { toggleDocument } from '../../src/components/document-list/selection'
import { selectionStore } from '../../src/components/document-list/selection-store'
import type { DocumentFile } from '../../src/contract/documents'

const document = (id: number): DocumentFile => ({
  id,
  name: `样本 ${id}`,
  url: `/files/${id}.pdf`,
  ext: 'pdf',
  size: 1024,
  sizeText: '1KB',
  kind: '产品样本',
  note: '',
  categoryId: 81,
  isViewable: true,
})

function tab(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const load = () => Promise.resolve(parseSelection)
const tick = (store: ReturnType<typeof selectionStore>, list: string, id: number) =>
  store.change(list, (ticked) => toggleDocument(ticked, document(id)))
const idsOf = (store: ReturnType<typeof selectionStore>, list: string) => store.read(list).map(({ id }) => id)

describe('what is ticked', () => {
  it('is there again after a reload, each list with its own', async () => {
    const storage = tab()
    const before = selectionStore(() => storage, load)
    tick(before, 'downloads', 1)
    tick(before, 'downloads', 2)
    tick(before, 'search', 3)

    const after = selectionStore(() => storage, load)
    const changed = vi.fn()
    after.subscribe(changed)
    await after.restore('downloads')
    expect(idsOf(after, 'downloads')).toEqual([1, 2])
    expect(idsOf(after, 'search')).toEqual([])
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('stays ticked when it is ticked while the rest is being read', async () => {
    const storage = tab()
    tick(
      selectionStore(() => storage, load),
      'downloads',
      1,
    )
    const store = selectionStore(() => storage, load)
    const restored = store.restore('downloads')
    tick(store, 'downloads', 2)
    await restored
    expect(idsOf(store, 'downloads')).toEqual([1, 2])
  })

  it('leaves nothing behind when the last is taken back', async () => {
    const storage = tab()
    const store = selectionStore(() => storage, load)
    tick(store, 'downloads', 1)
    tick(store, 'downloads', 1)
    expect(storage.getItem('ticked:downloads')).toBeNull()
  })

  it('is nothing where the storage holds something else, or nothing', async () => {
    for (const text of ['', '{', '[{"id":"1"}]', '{"id":1}']) {
      const store = selectionStore(() => tab({ 'ticked:downloads': text }), load)
      await store.restore('downloads')
      expect(idsOf(store, 'downloads'), text).toEqual([])
    }
  })

  it('is lost by nothing while what reads it does not arrive', async () => {
    const storage = tab()
    const before = selectionStore(() => storage, load)
    for (const id of [1, 2]) tick(before, 'downloads', id)

    const cutOff = selectionStore(
      () => storage,
      () => Promise.reject(new Error('offline')),
    )
    await cutOff.restore('downloads')
    tick(cutOff, 'downloads', 3)
    for (const _ of ['ticked', 'taken back']) tick(cutOff, 'downloads', 4)
    expect(idsOf(cutOff, 'downloads')).toEqual([3])

    const reloaded = selectionStore(() => storage, vi.fn(load).mockRejectedValueOnce(new Error('offline')))
    await reloaded.restore('downloads')
    expect(idsOf(reloaded, 'downloads'), 'the line is still cut').toEqual([])
    await reloaded.restore('downloads')
    expect(idsOf(reloaded, 'downloads'), 'it is back').toEqual([1, 2, 3])
    tick(reloaded, 'downloads', 2)
    const again = selectionStore(() => storage, load)
    await again.restore('downloads')
    expect(idsOf(again, 'downloads')).toEqual([1, 3])
  })

  it('is read with the next tick, and of a document the last choice counts', async () => {
    const storage = tab()
    const before = selectionStore(() => storage, load)
    for (const id of [1, 2]) tick(before, 'downloads', id)

    const store = selectionStore(() => storage, vi.fn(load).mockRejectedValueOnce(new Error('offline')))
    await store.restore('downloads')
    // It is not known to be ticked: ticked, and taken back.
    for (const _ of ['ticked', 'taken back']) tick(store, 'downloads', 1)
    await vi.waitFor(() => expect(idsOf(store, 'downloads')).toEqual([2]))
  })

  it('lives as long as the page where storage is forbidden or full', async () => {
    const forbidden = selectionStore(() => {
      throw new DOMException('no', 'SecurityError')
    }, load)
    await forbidden.restore('downloads')
    tick(forbidden, 'downloads', 1)
    expect(idsOf(forbidden, 'downloads')).toEqual([1])
  })
})
