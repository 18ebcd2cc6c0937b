import http, { type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import https from 'node:https'
import { performance } from 'node:perf_hooks'
import { pipeline } from 'node:stream'
import { log } from '../lib/log.mjs'
import { type Answered, MAX_COMPARED_BYTES } from './beside'
import { type Budget, Capture } from './capture'
import { decoded } from './decoded'
import { type ReadingRequest, readingRequest } from './reading-requests'
import type { Statistics } from './statistics'

export type ProxyOptions = {
  /** This site: `http://localhost:3000`. */
  own: string
  budget: Budget
  statistics: Statistics
  /** Whether another proxy is in front, which says where requests come from. */
  trustsProxy: boolean
  onAnswered: (answered: Answered) => void
}

/** What is between two machines, and not between browser and site (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

/**
 * Whoever has an answer already is told that it is still right, or gets the rest of it (RFC 9110, 13 and 14): there would be nothing to compare.
 * Of what is compared the whole answer comes, which is always allowed.
 */
const CONDITIONS = new Set(['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'])

const MAX_QUESTION_BYTES = 64 * 1024

/**
 * Passes every request on to this site and its answer back, as they are, part by part; conditions of what is compared are left out. What only reads is told afterwards, with a
 * copy of question and answer; nothing waits for that.
 */
export function createProxy(options: ProxyOptions): http.Server {
  const { own, statistics, trustsProxy } = options
  const site = new URL(own)
  const { request: send, Agent } = site.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true })

  const server = http.createServer((request, response) => {
    const begun = performance.now()
    const reading = readingRequest(request.method, request.url ?? '/')
    const copy = reading && copyOf(reading, request, options)
    const target: RequestOptions = {
      host: site.hostname.replace(/^\[|\]$/g, ''),
      port: site.port,
      agent,
      method: request.method,
      path: request.url,
      headers: headersFor(request, { trustsProxy, isCompared: reading !== null }),
      setHost: false,
    }
    statistics.passedOn += 1
    const onward = send(target, (answer) => {
      copy?.begin(answer, performance.now() - begun)
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, rawWithoutHops(answer.rawHeaders))
      pipeline(answer, response, (error) => (error ? copy?.drop() : copy?.end()))
    })
    onward.on('error', (error) => {
      copy?.drop()
      answerForSite(response, error)
    })
    pipeline(request, onward, () => undefined)
    // Who has gone away needs no answer.
    response.once('close', () => response.writableFinished || onward.destroy())
  })
  server.on('close', () => agent.destroy())
  return server
}

function answerForSite(response: ServerResponse, error: Error): void {
  if (response.destroyed) return
  log.error({ event: 'shadow: no answer', err: error }, 'The site itself did not answer')
  if (response.headersSent) response.destroy()
  else response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end('网站暂时无法访问，请稍后再试。')
}

/** A copy of a question, and of its answer when it begins; told at the end of the answer. */
function copyOf(reading: ReadingRequest, request: IncomingMessage, { budget, statistics, onAnswered }: ProxyOptions) {
  const question = new Capture(budget, MAX_QUESTION_BYTES)
  const answer = new Capture(budget, MAX_COMPARED_BYTES)
  let sent = { status: 0, ms: 0, encoding: undefined as string | undefined }
  const release = () => {
    question.release()
    answer.release()
  }
  const tell = async () => {
    const [body, packed] = [question.whole(), answer.whole()]
    const plain = packed && (await decoded(packed, sent.encoding, MAX_COMPARED_BYTES))
    if (!body || !plain) {
      statistics.skipped += 1
      release()
      return
    }
    const method = request.method === 'POST' ? 'POST' : 'GET'
    const asked = { method, url: request.url ?? '/', contentType: request.headers['content-type'], body } as const
    onAnswered({ reading, asked, own: { status: sent.status, ms: sent.ms, body: plain }, release })
  }
  request.on('data', (part: Buffer) => question.add(part))
  return {
    begin(message: IncomingMessage, ms: number) {
      sent = { status: message.statusCode ?? 0, ms, encoding: message.headers['content-encoding'] }
      message.on('data', (part: Buffer) => answer.add(part))
    },
    end: () => void tell(),
    drop: release,
  }
}

type Passing = { trustsProxy: boolean; isCompared: boolean }

function headersFor({ headers, socket }: IncomingMessage, { trustsProxy, isCompared }: Passing): http.OutgoingHttpHeaders {
  const isLeftOut = (name: string) => HOP_BY_HOP.has(name) || (isCompared && CONDITIONS.has(name))
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)))
  const forwarded = trustsProxy ? headers['x-forwarded-for'] : undefined
  const length = headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}
  return { ...kept, ...length, 'x-forwarded-for': forwarded ?? socket.remoteAddress ?? '' }
}

/** Names and values as they came, also those that come several times (`Set-Cookie`). */
function rawWithoutHops(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
  return pairs.filter(([name = '']) => !HOP_BY_HOP.has(name.toLowerCase())).flat()
}
