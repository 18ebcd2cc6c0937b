import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asker, readAnswer } from '@/components/suggestions/ask'
import type { Happening } from '@/components/suggestions/suggesting'
import type { Suggestion } from '@/contract/suggestions'

const suggestion: Suggestion = { kind: 'product', title: 'HM3-250', url: '/a', cover: '', code: '', matched: ['HM3'] }

type Request = { text: string; signal: AbortSignal; answer: (rows: Suggestion[]) => void; fail: (error: Error) => void }

describe('asking for suggestions', () => {
  let requests: Request[]
  let told: Happening[]
  const asking = () =>
    asker(
      (happening) => told.push(happening),
      (text, signal) => new Promise((answer, fail) => requests.push({ text, signal, answer, fail })),
    )

  beforeEach(() => {
    vi.useFakeTimers()
    requests = []
    told = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('waits until the typing rests, and asks once', async () => {
    const { ask } = asking()
    for (const text of ['h', 'hm', 'hm3 ']) ask(text)
    await vi.runAllTimersAsync()
    expect(requests.map(({ text }) => text)).toEqual(['hm3'])
    ask(' ')
    await vi.runAllTimersAsync()
    expect(requests).toHaveLength(1)
  })

  it('gives up what is not needed any more, and hears no late answer', async () => {
    const { ask, stop } = asking()
    ask('h')
    await vi.runAllTimersAsync()
    ask('hm')
    expect(requests[0]?.signal.aborted).toBe(true)
    await vi.runAllTimersAsync()
    requests[0]?.answer([suggestion])
    requests[1]?.answer([])
    await vi.runAllTimersAsync()
    expect(told).toEqual([{ kind: 'answered', request: 2, suggestions: [] }])
    ask('hm3')
    stop()
    await vi.runAllTimersAsync()
    expect(requests).toHaveLength(2)
  })

  it('tells of a failure with the number of its request', async () => {
    const { ask } = asking()
    ask('h')
    await vi.runAllTimersAsync()
    requests[0]?.fail(new Error('503'))
    await vi.runAllTimersAsync()
    expect(told).toEqual([{ kind: 'failed', request: 1 }])
  })
})

it('takes of an answer what is a suggestion', () => {
  expect(readAnswer({ code: 200, msg: '', data: [suggestion, null, { ...suggestion, matched: [1] }, { title: 'x' }] })).toEqual([
    suggestion,
  ])
  for (const answer of [null, 'x', {}, { data: 'x' }]) expect(readAnswer(answer)).toEqual([])
})
