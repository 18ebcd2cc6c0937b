import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '@/lib/environment.mjs'
import { log } from '@/lib/log.mjs'
import { serveObject } from '@/server/bucket-files.mjs'
import { reportFailure } from '@/server/failure.mjs'
import { fakeBucket } from '../support/fake-bucket'

const SIZE = 1000
const content = Buffer.from(Array.from({ length: SIZE }, (_, index) => index % 251))

let bucket: Awaited<ReturnType<typeof fakeBucket>>
let url = ''
const server = http.createServer()

beforeAll(async () => {
  bucket = await fakeBucket()
  bucket.objects.set('files/manual.pdf', { body: content, headers: { 'content-type': 'application/pdf' } })
  const environment = readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), ...bucket.environment })
  server.on('request', (request, response) => {
    const asked = { request, response, environment, place: 'files', name: 'manual.pdf', headers: { 'Cache-Control': 'no-cache' } }
    serveObject(asked).catch((error) => reportFailure(error, request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterEach(() => {
  bucket.instead.answer = () => false
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  bucket.close()
})

const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { headers, method })

async function partOf(range: string, more: Record<string, string> = {}) {
  const { status, headers, body } = await get({ range, ...more }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  }))
  return { status, said: headers.get('content-range'), isWhole: body.equals(content), body }
}

const WHOLE = { status: 200, said: null, isWhole: true }

/** What is asked for, and from where to where that is; null for a part that isn't there. */
const anyPart = fc.oneof(
  fc
    .tuple(fc.nat(2 * SIZE), fc.nat(2 * SIZE))
    .map(([first, length]) => ({ asked: `bytes=${first}-${first + length}`, from: first, to: Math.min(first + length, SIZE - 1) })),
  fc.nat(2 * SIZE).map((first) => ({ asked: `bytes=${first}-`, from: first, to: SIZE - 1 })),
  fc.nat(2 * SIZE).map((last) => ({ asked: `bytes=-${last}`, from: last === 0 ? SIZE : Math.max(0, SIZE - last), to: SIZE - 1 })),
)

describe('of a file in external storage', () => {
  it('each part is the part that was asked for, and says which it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyPart, async ({ asked, from, to }) => {
        const { status, said, body } = await partOf(asked)
        const isThere = from < SIZE
        expect([status, said]).toEqual(isThere ? [206, `bytes ${from}-${to}/${SIZE}`] : [416, `bytes */${SIZE}`])
        expect(isThere ? body : Buffer.alloc(0)).toEqual(content.subarray(from, to + 1))
      }),
      { numRuns: 60 },
    )
  })

  it('several parts, and what is none, are answered with all of it', async () => {
    for (const asked of ['bytes=0-1,5-9', 'bytes=9-5', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes 1-2', 'bytes=1-2-3', '0-5'])
      expect(await partOf(asked), asked).toMatchObject(WHOLE)
  })

  it('a part comes only of the edition that was begun, by its tag or its time', async () => {
    const { headers } = await get({}, 'HEAD')
    const [etag, time] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    for (const begun of [etag, time]) expect(await partOf('bytes=1-2', { 'if-range': begun }), begun).toMatchObject({ status: 206 })
    for (const begun of ['"other"', `W/${etag}`, 'Mon, 01 Jan 2024 00:00:00 GMT', 'yesterday'])
      expect(await partOf('bytes=1-2', { 'if-range': begun }), begun).toMatchObject(WHOLE)
  })

  it('who only looks gets its headers, whatever part is asked for', async () => {
    const { status, headers } = await get({ range: 'bytes=1-2' }, 'HEAD')
    expect([status, headers.get('content-length'), headers.get('accept-ranges')]).toEqual([200, String(SIZE), 'bytes'])
  })
})

/** The storage begins to answer, and goes on when the test says so. */
function begunAnswers() {
  const begun: http.ServerResponse[] = []
  bucket.instead.answer = (_, response) => {
    response.writeHead(200, { 'content-length': SIZE }).write('begun')
    return begun.push(response) > 0
  }
  return begun
}

describe('a storage that fails', () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  beforeEach(() => void warned.mockClear())

  it('in the middle of a file: the visitor sees that it is cut off, and the log says it once', async () => {
    const begun = begunAnswers()
    const answer = await get()
    begun[0]?.destroy()
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await vi.waitUntil(() => warned.mock.calls.length > 0)
    expect(warned.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ event: 'file cut off', name: 'files/manual.pdf' }),
    ])
  })

  it('or lets nobody in: visitors are told in Chinese to try again, the log says it once, and once that it is back', async () => {
    const lines: object[] = []
    const logged = (['error', 'info'] as const).map((level) =>
      vi.spyOn(log, level).mockImplementation((line) => void lines.push(Object(line))),
    )
    const away: [string, (response: http.ServerResponse) => unknown][] = [
      ['refuses', (response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')],
      ['is broken', (response) => response.writeHead(503).end()],
      ['hangs up', (response) => response.destroy()],
    ]
    for (const [name, behaves] of away) {
      bucket.instead.answer = (_, response) => Boolean(behaves(response)) || true
      const answer = await get()
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()], name).toEqual([
        503,
        '3',
        expect.stringContaining('系统繁忙，请稍后重试'),
      ])
    }
    bucket.instead.answer = () => false
    expect((await get()).status).toBe(200)
    for (const spy of logged) spy.mockRestore()
    expect(lines).toEqual([
      expect.objectContaining({ event: 'files not reached', err: expect.any(Error) }),
      { event: 'files reached again', failedRequests: 3 },
    ])
  })

  it('is no failure where the visitor went away; and nothing is read for him any more', async () => {
    const begun = begunAnswers()
    const leaving = new AbortController()
    await fetch(url, { signal: leaving.signal })
    const [reading] = begun
    const ended = reading && once(reading, 'close')
    leaving.abort()
    await ended
    expect([begun.length, warned.mock.calls]).toEqual([1, []])
  })

  it('or whose visitors are slow: however many there are, others get their files', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const begun = begunAnswers()
    const slow = await Promise.all(Array.from({ length: 60 }, () => get()))
    expect(begun.length).toBe(60)
    bucket.instead.answer = () => false
    expect(await partOf('bytes=0-9')).toMatchObject({ status: 206 })
    await Promise.all(slow.map(({ body }) => body?.cancel()))
    vi.useRealTimers()
  })
})
