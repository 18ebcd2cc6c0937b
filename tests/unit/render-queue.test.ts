import { describe, expect, it, vi } from 'vitest'
import { renderQueue } from '@/server/renderer/render-queue.mjs'
import { RendererUnavailable } from '@/server/renderer/unavailable.mjs'

const MINUTE_MS = 60_000

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done')
  })
  return { work: vi.fn(() => ended), end: () => end() }
}

describe('a queue in front of the renderer', () => {
  it('lets so many in at a time, in the order in which they came', async () => {
    const queue = renderQueue({ running: () => 2, waiting: 10, waitMs: MINUTE_MS })
    const all = [held(), held(), held(), held()]
    const answers = all.map(({ work }) => queue(work))
    await Promise.resolve()
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 0])
    all[1]?.end()
    await answers[1]
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1, 0])
    for (const { end } of all) end()
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('sends away who would be one too many, and has room again later', async () => {
    const queue = renderQueue({ running: () => 1, waiting: 1, waitMs: MINUTE_MS })
    const [first, second] = [held(), held()]
    const answers = [queue(first.work), queue(second.work)]
    await expect(queue(async () => 'third')).rejects.toThrow(RendererUnavailable)
    first.end()
    second.end()
    await Promise.all(answers)
    expect(await queue(async () => 'later')).toBe('later')
  })

  it('lets nobody wait for ever, and loses no place', async () => {
    vi.useFakeTimers()
    const queue = renderQueue({ running: () => 1, waiting: 5, waitMs: 1000 })
    const first = held()
    const running = queue(first.work)
    const refused = expect(queue(async () => 'waited')).rejects.toThrow(RendererUnavailable)
    await vi.advanceTimersByTimeAsync(1000)
    await refused
    vi.useRealTimers()
    first.end()
    await running
    expect(await queue(async () => 'next')).toBe('next')
  })

  it('lets in all whom a larger limit has room for', async () => {
    let limit = 1
    const queue = renderQueue({ running: () => limit, waiting: 5, waitMs: MINUTE_MS })
    const all = [held(), held(), held()]
    const answers = all.map(({ work }) => queue(work))
    limit = 2
    all[0]?.end()
    await answers[0]
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1])
    for (const { end } of all) end()
    await Promise.all(answers)
  })

  it('goes on after work that failed', async () => {
    const queue = renderQueue({ running: () => 1, waiting: 1, waitMs: MINUTE_MS })
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue(async () => 'yes')).toBe('yes')
  })
})
