import type { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { keepRendererRunning } from '@/server/renderer/process.mjs'

const { forked } = vi.hoisted(() => ({ forked: [] as EventEmitter[] }))

vi.mock('node:child_process', async () => {
  const { EventEmitter } = await import('node:events')
  return {
    fork: () => {
      const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null, pid: undefined, kill: () => false })
      forked.push(child)
      return child
    },
  }
})

const options = { number: 1, socketPath: '/tmp/1.sock', heapMb: 64, endLimitMs: 100 }

it('a renderer that the system has no room for is tried again, as one that has died, and can be stopped', async () => {
  const renderer = keepRendererRunning({ ...options, mustStart: true })
  forked[0]?.emit('message', 'ready')
  await renderer.started
  forked[0]?.emit('exit', 1, null)
  await vi.waitUntil(() => forked.length === 2)
  forked[1]?.emit('error', Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }))
  expect(renderer.isUp()).toBe(false)
  await vi.waitUntil(() => forked.length === 3)
  forked[2]?.emit('message', 'ready')
  expect([renderer.isUp(), renderer.restarts()]).toEqual([true, 2])
  forked[2]?.emit('error', new Error('spawn EAGAIN'))
  await renderer.stop()
})

it('one that can not even start at first gives the start up', async () => {
  const renderer = keepRendererRunning({ ...options, mustStart: true })
  forked.at(-1)?.emit('error', new Error('spawn EAGAIN'))
  await expect(renderer.started).rejects.toThrow('could not be started')
  await renderer.stop()
})
