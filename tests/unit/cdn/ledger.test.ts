import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerLedger } from '@/server/cdn/ledger'

/** The key-value store of the database. */
const store = new Map<string, unknown>()
const kv = { get: async (key: string) => store.get(key) ?? null, set: async (key: string, value: unknown) => void store.set(key, value) }
vi.mock('@/cms', () => ({ getCms: async () => ({ kv }) }))

const NOW = 1_800_000_000_000

/** Who tells the CDN of a version, when this process asks? */
const claim = async (by: string, version: number, { build, now = NOW }: { build?: string; now?: number } = {}) =>
  (await answerLedger({ act: 'claim', by, version, build }, now)).whose
const note = (version: number, build?: string) => answerLedger({ act: 'note', by: 'a', version, build }, NOW)

beforeEach(() => store.clear())

describe('who tells the CDN of a change', () => {
  it('is who asks first; the others wait', async () => {
    expect([await claim('a', 1), await claim('b', 1), await claim('a', 1)]).toEqual(['mine', 'taken', 'mine'])
  })

  it('is nobody once it was done', async () => {
    await claim('a', 1)
    await note(1)
    expect([await claim('a', 1), await claim('b', 1)]).toEqual(['done', 'done'])
  })

  it('is somebody else when that one is gone, or its clock goes wrong', async () => {
    await claim('a', 1)
    expect(await claim('b', 1, { now: NOW + 19_000 })).toBe('taken')
    expect(await claim('b', 1, { now: NOW + 21_000 })).toBe('mine')
    expect(await claim('c', 1, { now: NOW - 3_600_000 })).toBe('mine')
  })

  it('of a later change is whoever asks, though an earlier one is still under way', async () => {
    await claim('a', 1)
    expect(await claim('b', 2)).toBe('mine')
    expect(await claim('a', 1)).not.toBe('done')
  })
})

describe('the build that began to run last', () => {
  it('is noted by whoever tells the CDN of it, and stays what it is with later changes', async () => {
    expect(await claim('a', 1, { build: 'b1' })).toBe('mine')
    await note(1, 'b1')
    expect(await claim('b', 1, { build: 'b2' })).toBe('mine')
    await note(1, 'b2')
    await note(2)
    expect(await answerLedger({ act: 'build', by: 'a' }, NOW)).toMatchObject({ build: 'b2' })
    expect(await claim('a', 2, { build: 'b2' })).toBe('done')
  })

  it('is told to instances of the version before, which tell the CDN of changes themselves', async () => {
    store.set('cdn-purges', { version: 4, build: 'before' })
    expect(await claim('a', 4, { build: 'b1' })).toBe('mine')
    await note(4, 'b1')
    expect(store.get('cdn-purges')).toEqual({ version: 4, build: 'b1' })
    await note(5)
    expect(store.get('cdn-purges')).toEqual({ version: 4, build: 'b1' })
  })

  it('is none at first, and when what stands there is not understood', async () => {
    expect(await answerLedger({ act: 'build', by: 'a' }, NOW)).toMatchObject({ build: '' })
    store.set('cdn-told', { version: 'x' })
    expect(await claim('a', 1)).toBe('mine')
  })
})
