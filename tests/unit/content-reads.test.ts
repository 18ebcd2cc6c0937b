import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteOneOff, noteReads, tellReads, withReads } from '@/lib/content-reads.mjs'
import { readWhole } from '@/server/renderer/client.mjs'

const server = http.createServer((request, response) => {
  void tellReads(response, async () => {
    noteReads(['products'])
    if (request.url?.endsWith('one-off')) noteOneOff()
    if (request.url === '/streamed' || request.url === '/streamed-one-off') response.write('断路')
    if (request.url === '/with-a-length') response.writeHead(200, { 'Content-Length': 6 }).write('断')
    await pause(1)
    const { reads } = await withReads(async () => noteReads(['media']))
    if (request.url !== '/without-media') noteReads(reads)
    response.end('器')
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

async function answerTo(path: string) {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<http.IncomingMessage>((resolve) => http.get({ port, path, host: '127.0.0.1', agent: false }, resolve))
  return readWhole(response)
}

const readsOf = async (path: string) => (await answerTo(path)).reads

it.each([
  ['whole', '/', ['media', 'products']],
  ['in pieces', '/streamed', ['media', 'products']],
  ['without what somebody else read', '/without-media', ['products']],
])('an answer that is sent %s says with its end what it was made of', async (_, path, reads) => {
  expect(await readsOf(path)).toEqual(reads)
})

it('an answer that can say it nowhere may have been made of anything', async () => {
  expect(await readsOf('/with-a-length')).toBeNull()
})

it('two answers at once keep apart what they are made of', async () => {
  const reads = await Promise.all(Array.from({ length: 40 }, (_, index) => readsOf(index % 2 ? '/streamed' : '/without-media')))
  expect(reads.filter((one) => one?.includes('media'))).toHaveLength(20)
})

it('an answer says that there are any number of others like it, of which none is worth keeping', async () => {
  expect((await answerTo('/one-off')).isOneOff).toBe(true)
  expect((await answerTo('/streamed-one-off')).isOneOff).toBe(true)
  expect((await answerTo('/')).isOneOff).toBe(false)
})
