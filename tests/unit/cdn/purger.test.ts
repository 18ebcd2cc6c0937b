import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { purger } from '@/server/cdn/purger.mjs'
import { tagsOf } from '@/server/cdn/tags.mjs'
import { changesOf } from '../../support/part-changes'

type Whose = 'mine' | 'taken' | 'done'

/** An answer at the CDN: of which parts of the content it was made, and of which version. */
type Kept = { reads: string[] | null; version: number }

const NEWS = { form: 'page', target: '/News' } as const

/** The processes of one site, the database that they share, and a CDN that may refuse. */
function site() {
  const content = { acknowledged: 1, changes: {} as Record<string, number> }
  const noted = { version: -1, build: '' }
  const others = { whose: undefined as Whose | undefined }
  const cdn = { calls: 0, refuses: false, kept: [] as Kept[] }
  const process = (build = 'b1') =>
    purger({
      build,
      version: {
        state: async () => ({ current: content.acknowledged, acknowledged: content.acknowledged, ...changesOf(content.changes) }),
      },
      call: async (tags) => {
        cdn.calls += 1
        if (cdn.refuses) throw new Error('The CDN answered with HTTP 503')
        cdn.kept = cdn.kept.filter((answer) => !tagsOf(NEWS, answer.reads).some((tag) => tags.includes(tag)))
      },
      ledger: {
        claim: async (version, running = noted.build) => {
          const isDone = noted.version === version && noted.build === running
          return { whose: isDone ? 'done' : (others.whose ?? 'mine'), told: noted.build === running ? noted.version : -1 }
        },
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

describe('what the CDN drops', () => {
  it('is what can show a change, and what may have been made of anything: the rest stays', async () => {
    const { content, cdn, running } = await quietSite()
    const kept: Kept[] = [['news'], ['products', 'news'], ['products'], null].map((reads) => ({ reads, version: 1 }))
    cdn.kept = kept
    change(content, 'news')
    await running.look()
    expect(cdn.kept).toEqual([kept[2]])
  })

  it('is everything where nobody knows what it was told of', async () => {
    const { cdn, process } = site()
    cdn.kept = [{ reads: ['products'], version: 1 }]
    await process().look()
    expect(cdn.kept).toEqual([])
  })

  it('is everything after the database was set back', async () => {
    const { content, cdn, running } = await quietSite()
    cdn.kept = [{ reads: ['products'], version: 1 }]
    content.acknowledged = 0
    await running.look()
    expect(cdn.kept).toEqual([])
  })

  it('is all that is old, whatever happens meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const own = await quietSite()
        const state: State = { build: 1, running: own.running, onItsWay: [] }
        for (const [act, given] of events) {
          acts[act](own, state, given)
          await state.running.look()
        }
        own.cdn.refuses = false
        state.running.start()
        await vi.advanceTimersByTimeAsync(70_000)
        await state.running.stop()
        const { lastChange } = changesOf(own.content.changes)
        const isOld = ({ reads, version }: Kept) => (reads ? lastChange(reads) : own.content.acknowledged) > version
        expect(own.cdn.kept.filter(isOld)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

const PARTS = ['news', 'products', 'stories']
type Given = { parts: string[]; ms: number }
type State = { build: number; running: ReturnType<typeof purger>; onItsWay: { answer: Kept; since: number }[] }

/** What happens at a site behind a CDN. */
const acts = {
  'a change': ({ content }, _, { parts: [part = ''] }) => change(content, part),
  'a visit': ({ content, cdn }, _, { parts }) => cdn.kept.push({ reads: parts, version: content.acknowledged }),
  'an answer is sent': ({ content }, state, { parts }) =>
    state.onItsWay.push({ answer: { reads: parts, version: content.acknowledged }, since: Date.now() }),
  'what was sent arrives': ({ cdn }, state) => {
    cdn.kept.push(...state.onItsWay.filter(({ since }) => Date.now() - since < 5000).map(({ answer }) => answer))
    state.onItsWay = []
  },
  'a visit of what may be made of anything': ({ content, cdn }) => cdn.kept.push({ reads: null, version: content.acknowledged }),
  'the CDN refuses': ({ cdn }) => Object.assign(cdn, { refuses: true }),
  'the CDN takes calls': ({ cdn }) => Object.assign(cdn, { refuses: false }),
  'the process dies': ({ process }, state) => Object.assign(state, { running: process(`b${state.build}`) }),
  'another build begins': ({ process }, state) => Object.assign(state, { build: state.build + 1, running: process(`b${state.build + 1}`) }),
  'time passes': (_, __, { ms }) => vi.advanceTimersByTime(ms),
} satisfies Record<string, (own: ReturnType<typeof site>, state: State, given: Given) => unknown>

const named = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]))
// What happens between two looks mostly.
const act = fc.oneof(
  { arbitrary: named, weight: 1 },
  { arbitrary: fc.constantFrom('a change', 'an answer is sent', 'what was sent arrives'), weight: 2 },
)
const event = fc.tuple(act, fc.record({ parts: fc.subarray(PARTS, { minLength: 1 }), ms: fc.integer({ min: 1, max: 8000 }) }))

function change(content: ReturnType<typeof site>['content'], part: string): void {
  content.acknowledged += 1
  content.changes[part] = content.acknowledged
}

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
