import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { createPageCache } from '@/server/page-cache/page-cache.mjs'
import type { WholeAnswer } from '@/server/renderer/client.mjs'
import { changesOf } from '../../support/part-changes'

/** The cache with a stand-in for the renderer and for the content version. */
export const text = '<!doctype html><p>断路器</p><script>start()</script>'.padEnd(5000, '好')
/** `changes`: at which version each part changed last. */
export const content = {
  version: 1,
  acknowledged: Number.POSITIVE_INFINITY,
  withdrawals: 0,
  changes: {} as Record<string, number>,
  attributeKeys: [] as string[],
}
export const get = vi.fn<(target: string, headers: http.OutgoingHttpHeaders) => Promise<WholeAnswer>>()
export const version = {
  current: async () => content.version,
  state: async () => ({
    current: content.version,
    acknowledged: Math.min(content.version, content.acknowledged),
    ...changesOf(content.changes),
  }),
  withdrawals: async () => content.withdrawals,
  attributeKeys: async () => content.attributeKeys,
  database: async () => 'a database',
  close: async () => undefined,
}
export let cache: ReturnType<typeof createPageCache>
/** Another one in its place, until the end of the test. */
export function useCache(other: typeof cache): void {
  cache = other
}
let server: http.Server
/** How many requests have come. */
export let arrived = 0

export const rendered = (changes: Partial<WholeAnswer> = {}): WholeAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
  isFailed: false,
  reads: null,
  ...changes,
})

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(64))
  server = http.createServer(async (request, response) => {
    arrived += 1
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isAnswered = await cache.answer(request, response, url).catch((error) => response.writeHead(500).end(String(error)))
    if (!isAnswered) response.writeHead(501).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
})

afterAll(() => void server.close())

beforeEach(() => {
  Object.assign(content, { version: 1, acknowledged: Number.POSITIVE_INFINITY, withdrawals: 0, changes: {}, attributeKeys: [] })
  get.mockReset().mockImplementation(async () => rendered())
  cache = createPageCache({ version, renderer: { get }, maxBytes: 10_000_000, isOwnHost: () => true })
  vi.spyOn(log, 'warn').mockReturnValue()
})

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; outcome: string | undefined }

export function send(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const outcome = /desc=(\w+)/.exec(String(response.headers['server-timing']))?.[1]
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks), outcome })
    })
    request.on('error', reject)
    request.end()
  })
}
