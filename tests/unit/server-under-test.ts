import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { readEnvironment } from '@/lib/environment.mjs'
import { log } from '@/lib/log.mjs'
import { createHandler } from '@/server/handler.mjs'
import type { PageCache } from '@/server/page-cache/page-cache.mjs'

/** The server around Next, with a data folder of its own and a stand-in for the application. */
export const folder = mkdtempSync(path.join(tmpdir(), 'server-handler-'))
export const application = vi.fn<(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>>()
export const notReady = vi.fn<() => Promise<string[]>>()
const servers: http.Server[] = []
vi.spyOn(log, 'error').mockReturnValue()

beforeAll(() => {
  mkdirSync(path.join(folder, 'media'))
  mkdirSync(path.join(folder, 'files'))
  writeFileSync(path.join(folder, 'site.db'), 'SECRET DATABASE')
  writeFileSync(path.join(folder, 'media/picture.webp'), 'PICTURE')
  for (const name of ['手册.pdf', 'model.glb', 'drawing.dxf', 'drawing.svg', 'page.html', 'draft.pdf']) {
    writeFileSync(path.join(folder, 'files', name), '0123456789')
  }
})

afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  notReady.mockReset().mockResolvedValue([])
  application.mockReset().mockImplementation(async (_, response) => void response.end('from the application'))
})

export async function listen(trustProxy: '0' | '1', pageCache?: PageCache): Promise<number> {
  const environment = { ...readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), DATA_DIR: folder, TRUST_PROXY: trustProxy }) }
  const publishedEdition = async (filename: string) => (filename === 'draft.pdf' ? null : filename)
  const parts = { handle: application, notReady, publishedEdition, close: async () => undefined }
  const server = http.createServer(createHandler({ environment, isDev: false, application: parts, pageCache }))
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return (server.address() as AddressInfo).port
}

export const direct = listen('0')
export const behindProxy = listen('1')

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; port?: Promise<number> }

/** Sends a request target exactly as it is written. */
export async function send(target: string, { method = 'GET', headers = {}, port = direct }: Options = {}) {
  const options = { host: '127.0.0.1', port: await port, path: target, method, headers, agent: false }
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = http.request(options, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', reject)
    request.end()
  })
}

/** What the application was told of the last request. */
export function told() {
  const request = application.mock.lastCall?.[0]
  return { url: request?.url, headers: request?.headers ?? {} }
}
