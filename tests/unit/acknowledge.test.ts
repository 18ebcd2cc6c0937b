import { afterEach, describe, expect, it, vi } from 'vitest'
import { acknowledger } from '@/server/acknowledge.mjs'
import { changesOf } from '../support/part-changes'

afterEach(() => void vi.useRealTimers())

/** What happens, in this order, before somebody is told of his change. */
function acknowledgeChanges({ current = 8, acknowledged = 7, canNote = true }) {
  const happened: string[] = []
  const tell = acknowledger({
    version: { state: async () => ({ current, acknowledged, ...changesOf({}) }) },
    pageCache: { renew: async () => void happened.push('renewed') },
    renewingLimitMs: 1000,
    pendingLimitMs: 2000,
    renderer: {
      acknowledge: async () => {
        happened.push('noted')
        if (!canNote) throw new Error('The renderer does not answer')
        return true
      },
    },
  })
  return { happened, told: tell().then(() => happened.push('told')) }
}

describe('before somebody is told of a change', () => {
  it('popular pages are renewed, and then everybody sees it', async () => {
    const { happened, told } = acknowledgeChanges({})
    await told
    expect(happened).toEqual(['renewed', 'noted', 'told'])
  })

  it('nothing happens when nothing has changed', async () => {
    const { happened, told } = acknowledgeChanges({ acknowledged: 8 })
    await told
    expect(happened).toEqual(['told'])
  })

  it('time passes until everybody sees it anyway, when it can not be noted', async () => {
    vi.useFakeTimers()
    const { happened, told } = acknowledgeChanges({ canNote: false })
    await vi.advanceTimersByTimeAsync(1900)
    expect(happened).toEqual(['renewed', 'noted'])
    await vi.advanceTimersByTimeAsync(200)
    await told
    expect(happened).toEqual(['renewed', 'noted', 'told'])
  })
})
