import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rendererClient } from '@/server/renderer/client.mjs'
import { passThrough } from '@/server/renderer/pass-through.mjs'

const MIB = 1024 * 1024
const folder = mkdtempSync(path.join(tmpdir(), 'pass-'))
const socket = path.join(folder, 'renderer.sock')

let endOfAnswer: Promise<unknown> = Promise.resolve()

/** Answers without reading what is sent, and reads nothing afterwards. */
const renderer = http.createServer((request, response) => {
  request.on('data', () => undefined).pause()
  response.writeHead(400).write('超过 ')
  void endOfAnswer.then(() => response.end('5 MB'))
})

const site = http.createServer((request, response) => {
  const options = {
    renderer: rendererClient([{ number: 1, socketPath: socket, isUp: () => true, restarts: () => 0 }], Promise.resolve()),
    acknowledgeChanges: async () => undefined,
    lane: <T>(_: string, ask: () => T) => ask(),
  }
  void passThrough(options, request, response, { isSignedIn: true, maxBodyBytes: 50 * MIB })
})

beforeAll(async () => {
  // No idle connection is closed: what hangs, hangs.
  renderer.keepAliveTimeout = 0
  site.keepAliveTimeout = 0
  renderer.listen(socket)
  site.listen(0, '127.0.0.1')
  await Promise.all([once(renderer, 'listening'), once(site, 'listening')])
})

afterAll(() => {
  site.closeAllConnections()
  renderer.closeAllConnections()
  site.close()
  renderer.close()
  rmSync(folder, { recursive: true })
})

it('a body that is answered before it was read does not stop what comes behind it on the same connection', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect([await send(5 * MIB, agent), await send(10, agent)]).toEqual(['超过 5 MB', '超过 5 MB'])
  agent.destroy()
})

it('a body that turns out to be too long while its answer arrives does not cut the answer off', async () => {
  endOfAnswer = once(site, 'request').then(([request]) => once(request, 'end'))
  const agent = new http.Agent({ maxSockets: 1 })
  expect(await send(60 * MIB, agent)).toBe('超过 5 MB')
})

it('a client who lets the connection be closed sends all that it has after the answer came, and reads the answer', async () => {
  endOfAnswer = Promise.resolve()
  const { port } = site.address() as AddressInfo
  const request = http.request({ port, host: '127.0.0.1', path: '/page-views', method: 'POST', headers: { connection: 'close' } })
  request.write('x')
  const [answer] = await once(request, 'response')
  const said = text(answer)
  for (let piece = 0; piece < 64; piece += 1) if (!request.write(Buffer.alloc(64 * 1024, 'x'))) await once(request, 'drain')
  request.end()
  await once(request, 'finish')
  expect(await said).toBe('超过 5 MB')
})

/** Sends a body of such a length; the answer's text. */
function send(bytes: number, agent: http.Agent) {
  const { port } = site.address() as AddressInfo
  return new Promise<string>((resolve, reject) => {
    const headers = { 'content-length': bytes }
    const request = http.request(
      { port, host: '127.0.0.1', path: '/cms-api/products/import', method: 'POST', agent, headers },
      (answer) => {
        answer.once('error', reject)
        text(answer).then(resolve, reject)
      },
    )
    request.once('error', reject)
    request.end(Buffer.alloc(bytes, 'x'))
  })
}
