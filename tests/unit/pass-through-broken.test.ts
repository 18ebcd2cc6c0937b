import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { rendererClient } from '@/server/renderer/client.mjs'
import { passThrough } from '@/server/renderer/pass-through.mjs'
import { freePort } from '../support/free-port.mjs'
import { onPort, onSocket } from '../support/test-servers'

/** A site before one renderer, which can be asked when `started` says so. */
async function siteBefore(answer: http.RequestListener, { started = Promise.resolve(), acknowledgeChanges = async () => {} } = {}) {
  const socketPath = await onSocket(http.createServer(answer))
  const client = rendererClient([{ number: 1, socketPath, isUp: () => true, restarts: () => 0 }], started)
  const port = await freePort()
  const lane = <T>(_: string, ask: () => T) => ask()
  const left: Promise<unknown>[] = []
  const site = http.createServer((request, response) => {
    left.push(once(response, 'close'))
    const terms = { isSignedIn: true, maxBodyBytes: 1024 }
    passThrough({ renderer: client, acknowledgeChanges, lane }, request, response, terms).catch(() => response.destroy())
  })
  await onPort(site, port)
  const send = () => http.request({ port, host: 'localhost', path: '/cms-api/products', method: 'POST', headers: { 'content-length': 10 } })
  return { client, send, left }
}

it('who has gone away while the renderer started leaves no request waiting there', async () => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const { client, send, left } = await siteBefore(() => undefined, { started })
  const request = send()
  request.on('error', () => undefined).write('half')
  await vi.waitUntil(() => left.length > 0)
  request.destroy()
  await Promise.all(left)
  start()
  await vi.waitUntil(() => client.figures().every(({ waiting }) => waiting === 0))
  expect(client.figures()).toMatchObject([{ number: 1, waiting: 0 }])
})

it('a renderer that dies between its first words and the rest ends the answer', async () => {
  let answered: http.ServerResponse | undefined
  const acknowledgeChanges = async () => {
    answered?.socket?.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { send } = await siteBefore(
    (_, response) => {
      answered = response
      response.writeHead(200).write('half of it')
    },
    { acknowledgeChanges },
  )
  const request = send()
  request.end('0123456789')
  const ended = once(request, 'response').then(([answer]) => text(answer))
  await expect(ended).rejects.toThrow()
})
