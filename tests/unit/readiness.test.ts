import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { readiness } from '@/server/readiness.mjs'

const look = vi.fn<() => Promise<string[]>>()
const warned = vi.spyOn(log, 'warn').mockReturnValue()
vi.spyOn(log, 'info').mockReturnValue()
let isStopping = false

beforeEach(() => {
  vi.useFakeTimers()
  isStopping = false
  look.mockReset().mockResolvedValue([])
  warned.mockClear()
})
afterEach(() => void vi.useRealTimers())

const ask = () => readiness(look, { isStopping: () => isStopping })

it('is one look for all who ask at the same time, and for a moment after', async () => {
  const notReady = ask()
  const answers = await Promise.all(Array.from({ length: 500 }, notReady))
  expect(new Set(answers.map((reasons) => reasons.length))).toEqual(new Set([0]))
  await notReady()
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1001)
  await notReady()
  expect(look).toHaveBeenCalledTimes(2)
})

it('waits for a database that hangs only so long, and asks it only once meanwhile', async () => {
  look.mockReturnValue(new Promise(() => undefined))
  const notReady = ask()
  const asked = Promise.all([notReady(), notReady()])
  await vi.advanceTimersByTimeAsync(4000)
  expect(await asked).toEqual(Array(2).fill(['the application does not answer in time']))
  expect(look).toHaveBeenCalledTimes(1)
})

it('a look that fails is a no, without what the error says', async () => {
  look.mockRejectedValue(new Error('connect mongodb://user:password@host'))
  expect(await ask()()).toEqual(['the application does not answer in time'])
})

it('is over as soon as the server is stopping', async () => {
  const notReady = ask()
  expect(await notReady()).toEqual([])
  isStopping = true
  expect(await notReady()).toEqual(['the server is stopping'])
})

it('is written to the log when it changes, not each time that it is asked for', async () => {
  const notReady = ask()
  look.mockResolvedValue(['files can not be stored (ENOSPC)'])
  for (let times = 0; times < 3; times += 1) {
    await notReady()
    vi.advanceTimersByTime(200)
  }
  expect(look).toHaveBeenCalledTimes(3)
  expect(warned).toHaveBeenCalledTimes(1)
})
