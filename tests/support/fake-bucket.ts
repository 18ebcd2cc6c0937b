import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

type StoredObject = { body: Buffer; headers: http.IncomingHttpHeaders }

type Answerer = (request: http.IncomingMessage, response: http.ServerResponse, name: string) => boolean

/** What stands in for external storage: objects by their names, with what was said of them. */
export async function fakeBucket() {
  const objects = new Map<string, StoredObject>()
  /** What a test has it do instead: true for what is answered, or left without an answer. */
  const instead: { answer: Answerer } = { answer: () => false }
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
    const name = decodeURIComponent(pathname).replace(/^\/bucket\//, '')
    const body = await buffer(request)
    if (instead.answer(request, response, name)) return
    if (searchParams.get('list-type') === '2') return void response.end(listing(objects, searchParams))
    if (request.method === 'PUT') objects.set(name, { body, headers: request.headers })
    if (request.method === 'PUT') return void response.end()
    const found = objects.get(name)
    if (request.method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    send(request, response, found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const environment = {
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'y',
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { objects, instead, environment, close }
}

/** So many names a page: storages list a thousand. */
const LISTED = 2

function listing(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? ''))
  const from = Number(query.get('continuation-token') ?? 0)
  const listed = names.slice(from, from + LISTED)
  const contents = listed.map((name) => `<Contents><Key>${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`)
  const next = from + LISTED < names.length ? `<NextContinuationToken>${from + LISTED}</NextContinuationToken>` : ''
  const end = `<IsTruncated>${next !== ''}</IsTruncated>${next}`
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${end}</ListBucketResult>`
}

const WRITTEN = 'Thu, 01 Jan 2026 00:00:00 GMT'

/** Whole or in part, or not to whoever has it. */
function send(request: http.IncomingMessage, response: http.ServerResponse, { body, headers }: StoredObject): void {
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  const known = { etag, 'last-modified': WRITTEN, 'content-type': headers['content-type'] ?? '' }
  const { range, 'if-none-match': has, 'if-match': begun, 'if-unmodified-since': since = WRITTEN } = request.headers
  if (has === etag) return void response.writeHead(304, known).end()
  if ((begun !== undefined && begun !== etag) || Date.parse(since) < Date.parse(WRITTEN)) return void response.writeHead(412).end()
  const [asked, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (asked === undefined) {
    answer(request, response, { status: 200, headers: known, body })
    return
  }
  const from = first === '' ? Math.max(0, body.length - Number(last)) : Number(first)
  if (from >= body.length) return void response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>')
  const part = body.subarray(from, first === '' || last === '' ? undefined : Number(last) + 1)
  const said = `bytes ${from}-${from + part.length - 1}/${body.length}`
  answer(request, response, { status: 206, headers: { ...known, 'content-range': said }, body: part })
}

function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { status, headers, body }: { status: number; headers: object; body: Buffer },
) {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Answers with a file that doesn't fit between two processes, as fast as it is read. @returns how much of it is on its way */
export function sendLarge(response: http.ServerResponse, bytes: number): () => number {
  let sent = 0
  const part = randomBytes(65_536)
  const file = new Readable({
    read() {
      sent += part.length
      this.push(sent > bytes ? null : part)
    },
  })
  response.writeHead(200, { 'content-length': bytes })
  file.pipe(response)
  return () => sent
}
