import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CutOff, flowing } from '@/lib/flowing.mjs'

const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('a reader may rest as long as he likes, and gets all of it', async () => {
  const source = new PassThrough()
  const stream = flowing(source)
  const sent = 'x'.repeat(300_000)
  source.end(sent)
  await once(stream, 'readable')
  // What is read ahead is there, and nobody takes it.
  await vi.waitUntil(() => source.isPaused() && stream.readableLength > 0)
  vi.advanceTimersByTime(HOUR)
  expect(stream.destroyed).toBe(false)
  expect(await text(stream)).toBe(sent)
})

it('what hangs while somebody waits for it breaks, and is read no further', async () => {
  const source = new PassThrough()
  const stream = flowing(source, 4000)
  const read = text(stream).catch((error: unknown) => error)
  source.write('begun')
  await vi.waitUntil(() => vi.getTimerCount() > 0 && source.readableLength === 0)
  await new Promise(setImmediate)
  vi.advanceTimersByTime(4000)
  expect(await read).toBeInstanceOf(CutOff)
  expect(source.destroyed).toBe(true)
})

it('what breaks off is not taken for whole, whether it says why or not', async () => {
  for (const cause of [new Error('reset'), undefined]) {
    const source = new PassThrough()
    const read = text(flowing(source)).catch((error: unknown) => error)
    source.write('begun')
    source.destroy(cause)
    expect(await read).toBeInstanceOf(CutOff)
  }
})

it('a reader who goes away ends it at its source, and no timer stays', async () => {
  const source = new PassThrough()
  const stream = flowing(source)
  stream.read()
  stream.destroy()
  await once(source, 'close')
  expect(vi.getTimerCount()).toBe(0)
})
