import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendFile } from '@/server/send-file.mjs'

/** Beyond what four bytes can count, and what fits into one buffer of memory. */
const SIZE = 5 * 2 ** 30

/** Where the file, which is empty else, has a letter of its own: around the limits of signed and unsigned numbers. */
const marks = new Map([2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, SIZE - 1].map((at, index) => [at, 'abcde'[index] ?? '']))

const folder = mkdtempSync(path.join(tmpdir(), 'large-'))
const file = path.join(folder, 'model.zip')
const server = http.createServer((request, response) => void sendFile(request, response, { file, cacheControl: 'no-cache' }))
let url = ''

beforeAll(async () => {
  const handle = openSync(file, 'w')
  for (const [at, letter] of marks) writeSync(handle, letter, at)
  closeSync(handle)
  truncateSync(file, SIZE)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (range: string, headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers: { range, ...headers } })

it('of a document of 5 GB, each part is what lies there', async () => {
  for (const [at, letter] of marks) {
    const part = await get(`bytes=${at}-${at}`)
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes ${at}-${at}/${SIZE}`, letter])
  }
  const last = await get('bytes=-2')
  expect([last.headers.get('content-range'), await last.text()]).toEqual([`bytes ${SIZE - 2}-${SIZE - 1}/${SIZE}`, '\0e'])
  const beyond = await get(`bytes=${SIZE}-`)
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`])
})

it('several parts are answered with all of it, and a part of another edition, too; a browser that resumes gets the rest', async () => {
  const head = await get('bytes=0-', {}, 'HEAD')
  const begun = [head.headers.get('etag'), head.headers.get('last-modified')].map((value) => ({ 'if-range': value ?? '' }))
  const rest = `bytes=${SIZE - 1}-`
  for (const headers of begun) expect(await (await get(rest, headers)).text()).toBe('e')
  const whole = [await get('bytes=0-1,5-9'), await get(rest, { 'if-range': '"other"' })]
  for (const { status, headers, body } of whole) {
    expect([status, headers.get('content-length')]).toEqual([200, String(SIZE)])
    await body?.cancel()
  }
})
