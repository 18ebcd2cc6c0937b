import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { purger } from '@/server/cdn/purger.mjs'

type Whose = 'mine' | 'taken' | 'done'

/** The processes of one site, the database that they share, and a CDN that may refuse. */
function site() {
  const content = { acknowledged: 1 }
  const noted = { version: -1, build: '' }
  const others = { whose: undefined as Whose | undefined }
  const cdn = { calls: 0, refuses: false }
  const process = (build = 'b1') =>
    purger({
      build,
      version: {
        state: async () => ({ current: content.acknowledged, acknowledged: content.acknowledged, lastChange: () => content.acknowledged }),
      },
      call: async () => {
        cdn.calls += 1
        if (cdn.refuses) throw new Error('The CDN answered with HTTP 503')
      },
      ledger: {
        claim: async (version, running = noted.build) =>
          noted.version === version && noted.build === running ? 'done' : (others.whose ?? 'mine'),
        note: async (version, running = noted.build) => Object.assign(noted, { version, build: running }),
        build: async () => noted.build,
      },
    })
  return { content, noted, others, cdn, process }
}

/** A site whose CDN was told of everything. */
async function quietSite() {
  const own = site()
  const running = own.process()
  await running.look()
  vi.advanceTimersByTime(5000)
  await running.look()
  own.cdn.calls = 0
  return { ...own, running }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReset().mockReturnValue()
  vi.spyOn(log, 'info').mockReset().mockReturnValue()
  return () => vi.useRealTimers()
})

describe('a change that somebody was told of', () => {
  it('reaches the CDN within a second, and once more for what was on its way there', async () => {
    const { content, noted, cdn, running } = await quietSite()
    running.start()
    content.acknowledged = 2
    await vi.advanceTimersByTimeAsync(999)
    expect([cdn.calls, noted.version]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(6000)
    expect([cdn.calls, noted.version]).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cdn.calls).toBe(2)
    expect(log.info).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'cdn purged', version: 2 }), expect.any(String))
  })

  it('does not wait for an earlier one', async () => {
    const { content, cdn, running } = await quietSite()
    for (const version of [2, 3, 4]) {
      content.acknowledged = version
      await running.look()
    }
    expect(cdn.calls).toBe(3)
  })

  it('is told again, less and less often, until the CDN takes it', async () => {
    const { content, noted, cdn, running } = await quietSite()
    Object.assign(cdn, { refuses: true })
    content.acknowledged = 2
    running.start()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    const pauses = vi.mocked(log.warn).mock.calls.map(([fields]) => Object(fields).againInSeconds)
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(cdn.calls).toBeLessThan(20)
    expect(noted.version).toBe(1)
    expect(log.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ event: 'cdn not purged', version: 2, err: expect.any(Error) }),
      expect.any(String),
    )
    cdn.refuses = false
    await vi.advanceTimersByTimeAsync(70_000)
    expect(noted.version).toBe(2)
  })

  it.each(['before it could tell the CDN', 'between the two times'])('is not lost by a process that dies %s', async (when) => {
    const { content, noted, cdn, running, process } = await quietSite()
    content.acknowledged = 2
    cdn.refuses = when.startsWith('before')
    await running.look()
    Object.assign(cdn, { refuses: false, calls: 0 })
    const next = process()
    next.start()
    await vi.advanceTimersByTimeAsync(6000)
    expect([cdn.calls, noted.version]).toEqual([2, 2])
  })
})

describe('of several processes', () => {
  it('one tells the CDN', async () => {
    const { content, noted, others, cdn, running } = await quietSite()
    running.start()
    Object.assign(others, { whose: 'taken' })
    content.acknowledged = 2
    await vi.advanceTimersByTimeAsync(5000)
    noted.version = 2
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cdn.calls).toBe(0)
  })

  it('another one does when that one is gone', async () => {
    const { content, noted, others, running } = await quietSite()
    running.start()
    Object.assign(others, { whose: 'taken' })
    content.acknowledged = 2
    await vi.advanceTimersByTimeAsync(5000)
    others.whose = undefined
    await vi.advanceTimersByTimeAsync(7000)
    expect(noted.version).toBe(2)
  })
})

describe('another build', () => {
  it('has other pages: the CDN is told when it begins to run, and not when the same begins again', async () => {
    const { cdn, noted, process } = await quietSite()
    const again = process('b1')
    await again.look()
    expect(cdn.calls).toBe(0)
    const next = process('b2')
    next.start()
    await vi.advanceTimersByTimeAsync(6000)
    expect([cdn.calls, noted.build]).toEqual([2, 'b2'])
  })

  it('that runs beside it does not make the two take turns', async () => {
    const { content, cdn, running, process } = await quietSite()
    const next = process('b2')
    for (const one of [running, next]) one.start()
    await vi.advanceTimersByTimeAsync(10_000)
    content.acknowledged = 2
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(cdn.calls).toBeLessThanOrEqual(6)
  })

  it('answered until it was stopped: then the CDN is told once more', async () => {
    const { cdn, running, process } = await quietSite()
    await running.stop()
    expect(cdn.calls).toBe(0)
    const next = process('b2')
    next.start()
    await vi.advanceTimersByTimeAsync(6000)
    await running.stop()
    expect(cdn.calls).toBe(3)
  })
})
