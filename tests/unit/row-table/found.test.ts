// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFound } from '@/admin/row-table/use-found'

/** What was asked, and how it is answered. */
const asked: { words: string; answer: (found: string[]) => void; fail: () => void; signal: AbortSignal }[] = []
const search = (words: string, signal: AbortSignal) =>
  new Promise<string[]>((resolve, reject) => void asked.push({ words, answer: resolve, fail: () => reject(new TypeError()), signal }))

let now: ReturnType<typeof useFound<string>>
const Found = ({ words }: { words: string }) => {
  now = useFound(search, words)
  return null
}

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked.length = 0
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = (words: string) => act(async () => root.render(createElement(Found, { words })))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const last = () => asked.at(-1) ?? expect.fail('nothing was asked')

it('what was found for other words is said to be that, and an answer to them that comes late counts for nothing', async () => {
  await type('断')
  await wait(150)
  const first = last()
  await type('断路')
  expect(first.signal.aborted).toBe(true)
  await wait(150)
  expect(last().words).toBe('断路')
  await act(async () => last().answer(['断路器']))
  await act(async () => first.answer(['首页']))
  expect(now).toMatchObject({ state: 'found', found: ['断路器'] })
  await type('断路器')
  expect(now).toMatchObject({ state: 'looking', found: ['断路器'] })
  await wait(150)
  await act(async () => last().answer(['塑壳断路器']))
  expect(now).toMatchObject({ state: 'found', found: ['塑壳断路器'] })
  await wait(60_000)
  expect(now).toMatchObject({ state: 'found', found: ['塑壳断路器'] })
})

it('while one types on, nothing is asked', async () => {
  for (const words of ['断', '断路', '断路器']) {
    await type(words)
    await wait(100)
  }
  expect(asked).toEqual([])
  await wait(50)
  expect(asked.map(({ words }) => words)).toEqual(['断路器'])
})

it('a search that fails can be tried again for the same words', async () => {
  await type('断路')
  await wait(150)
  await act(async () => last().fail())
  expect(now).toMatchObject({ state: 'cut', found: [] })
  await act(async () => now.lookAgain())
  expect(now.state).toBe('looking')
  await wait(150)
  await act(async () => last().answer(['断路器']))
  expect(now).toMatchObject({ state: 'found', found: ['断路器'] })
})

it('and so can one that nobody answers: it is given up after twenty seconds', async () => {
  await type('断路')
  await wait(19_000)
  expect(now.state).toBe('looking')
  await wait(1000)
  expect(now.state).toBe('cut')
  expect(last().signal.aborted).toBe(true)
})
