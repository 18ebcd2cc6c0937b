import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '@/lib/environment.mjs'
import { purgeCall } from '@/server/cdn/purge-call.mjs'

/** What the CDN was asked, and what it answers. */
const asked: { method?: string; url?: string; headers: http.IncomingHttpHeaders; body: string }[] = []
const answer = { status: 200, location: '', comes: true }
const server = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push({ method: request.method, url: request.url, headers: request.headers, body })
  if (answer.comes) response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('{"success":true}')
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** On a busy machine an answer takes long, and is none that failed. */
const PATIENCE_MS = 120_000

async function purge(configuration: Record<string, string>, limitMs = PATIENCE_MS) {
  const { port } = server.address() as AddressInfo
  const { path = '/', ...given } = configuration
  const CDN_PURGE_URL = `http://127.0.0.1:${port}${path}`
  const environment = readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), CDN_PURGE_TOKEN: 'to$&ken', CDN_PURGE_URL, ...given })
  await purgeCall(environment, limitMs)(['site', 'page-News'])
  return asked.at(-1)
}

it('tells Cloudflare', async () => {
  const configuration = {
    path: '/client/v4/zones/zone/purge_cache',
    CDN_PURGE_HEADERS: '{"Authorization":"Bearer {token}","Content-Type":"application/json"}',
    CDN_PURGE_BODY: '{"tags":{tags}}',
  }
  expect(await purge(configuration)).toMatchObject({
    method: 'POST',
    url: '/client/v4/zones/zone/purge_cache',
    headers: { authorization: 'Bearer to$&ken', 'content-type': 'application/json' },
    body: '{"tags":["site","page-News"]}',
  })
})

it('tells Fastly', async () => {
  const configuration = {
    path: '/service/id/purge',
    CDN_TAG_HEADER: 'Surrogate-Key',
    CDN_PURGE_HEADERS: '{"Fastly-Key":"{token}","Surrogate-Key":"{tags}"}',
  }
  expect(await purge(configuration)).toMatchObject({
    method: 'POST',
    url: '/service/id/purge',
    headers: { 'fastly-key': 'to$&ken', 'surrogate-key': 'site page-News' },
    body: '',
  })
})

it('puts what an address can not have into it encoded', async () => {
  expect(await purge({ path: '/purge/{tags}?key={token}', CDN_PURGE_METHOD: 'PURGE' })).toMatchObject({
    method: 'PURGE',
    url: '/purge/site%2Cpage-News?key=to%24%26ken',
  })
})

it('fails without saying anything of the token when the CDN refuses, or leads elsewhere', async () => {
  Object.assign(answer, { status: 403 })
  await expect(purge({})).rejects.toThrow(/^The CDN answered with HTTP 403$/)
  Object.assign(answer, { status: 302, location: 'http://127.0.0.1:1/' })
  const before = asked.length
  await expect(purge({})).rejects.toThrow()
  expect(asked.length).toBe(before + 1)
})

it('fails when the CDN does not answer', async () => {
  answer.comes = false
  await expect(purge({}, 50)).rejects.toThrow(/timeout/)
})
