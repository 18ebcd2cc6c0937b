import http from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { endOnce } from '@/server/shutdown.mjs'

const warned = vi.spyOn(log, 'warn').mockReturnValue()
/** What follows an exit is not run. */
class ProcessEnded extends Error {}

const ended: number[] = []
vi.spyOn(process, 'exit').mockImplementation((code): never => {
  ended.push(Number(code))
  throw new ProcessEnded()
})
afterEach(() => {
  ended.length = 0
  warned.mockClear()
})

/** A server with one request under way, which it answers when it is told to. */
async function busyServer() {
  let underWay = (_: http.ServerResponse) => {}
  const asked = new Promise<http.ServerResponse>((resolve) => {
    underWay = resolve
  })
  const server = http.createServer((_, response) => underWay(response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const reply = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).then(
    (response) => response.text(),
    () => 'cut off',
  )
  const response = await asked
  return { server, reply, answer: () => response.end('done') }
}

it('says that it has begun, lets a running request finish, then the application, and ends well', async () => {
  const { server, reply, answer } = await busyServer()
  const order: string[] = []
  const close = async () => void order.push('application closed')
  const end = endOnce(server, { close }, { graceMs: 60_000, onStop: () => order.push(`stopping, listening: ${server.listening}`) })
  const ending = end()
  expect(order).toEqual(['stopping, listening: true'])
  answer()
  expect(await reply).toBe('done')
  await expect(ending).rejects.toBeInstanceOf(ProcessEnded)
  expect(order).toEqual(['stopping, listening: true', 'application closed'])
  expect([ended, warned.mock.calls.length]).toEqual([[0], 0])
})

it('cuts off what takes longer, and still lets the application finish', async () => {
  const { server, reply } = await busyServer()
  const close = vi.fn(async () => undefined)
  await expect(endOnce(server, { close }, { graceMs: 200 })()).rejects.toBeInstanceOf(ProcessEnded)
  expect(await reply).toBe('cut off')
  expect(close).toHaveBeenCalledTimes(1)
  expect(ended).toEqual([0])
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ event: 'requests cut off' }), expect.anything())
})
