import { setTimeout as pause } from 'node:timers/promises'
import { Agent, type Response, fetch as request } from 'undici'
import { type AllowedHosts, allowHosts, type HostOptions } from './allowed-hosts'
import { keepPace, type Pace, restOf } from './pace'
import { SourceGone } from './problem'
import { FEW_TRIES, TRIES, Unanswered } from './unanswered'

export type FetcherOptions = HostOptions & {
  /** Requests a second at most. */
  rate?: number
  /** Connections to one host at once. */
  atOnce?: number
  /** How long the beginning of an answer, the next part of it, and the whole of it may take. */
  timeLimits?: { beginningMs: number; partMs: number; wholeMs: number }
  /** Before the second try; each further one waits three times as long. */
  firstPauseMs?: number
  signal?: AbortSignal | undefined
}

/** What is asked politely: a few at once, none too fast, again after a pause, and only where it may be (spec: moving/polite). */
export type Fetcher = {
  hosts: AllowedHosts
  /**
   * Asks an address, follows redirects to where it may, and hands the answer to `read`; asks again when either fails in a way that
   * passes.
   *
   * @throws Unanswered when all tries failed, SourceGone when nothing is answered any more
   */
  ask: <T>(url: URL, read: (answer: Answer) => Promise<T>, headers?: () => Promise<Record<string, string>>) => Promise<T>
  close: () => Promise<void>
}

export type Answer = { status: number; headers: Response['headers']; body: AsyncIterable<Uint8Array>; url: URL }

/** Legacy clients wait for 100 s; who waits longer waits in vain. */
const TIME_LIMITS = { beginningMs: 100_000, partMs: 30_000, wholeMs: 900_000 }

const DEFAULTS = { rate: 20, atOnce: 4, firstPauseMs: 1000 }

const MAX_REDIRECTS = 5

/** So many addresses in a row that nobody answers: the source is away. */
const FAILURES_OF_GONE = 5

const WHO = 'legacy-import (site owner)'

export function makeFetcher(options: FetcherOptions): Fetcher {
  const { rate = DEFAULTS.rate, atOnce = DEFAULTS.atOnce, firstPauseMs = DEFAULTS.firstPauseMs, signal } = options
  const limits = options.timeLimits ?? TIME_LIMITS
  const hosts = allowHosts(options)
  const pace = keepPace(rate, signal)
  const agent = new Agent({
    connections: atOnce,
    headersTimeout: limits.beginningMs,
    bodyTimeout: limits.partMs,
    connect: { lookup: hosts.lookup, timeout: limits.partMs },
  })
  const failures = new Map<string, number>()

  const once = async <T>(url: URL, read: (answer: Answer) => Promise<T>, headers: Record<string, string>): Promise<T> => {
    const whole = new AbortController()
    const both = signal ? AbortSignal.any([signal, whole.signal]) : whole.signal
    const answer = await follow(url, { agent, hosts, pace, headers, signal: both })
    // From here on: before, it may have waited for its turn.
    const timer = setTimeout(() => whole.abort(new Error('too slow')), limits.wholeMs)
    try {
      return await read(answer)
    } finally {
      clearTimeout(timer)
      // What has not been read is not wanted; the connection is.
      if (!answer.isRead()) whole.abort()
    }
  }

  return {
    hosts,
    async ask(url, read, headers = async () => ({})) {
      for (let tries = 1; ; tries += 1) {
        const tried = await tryOnce(async () => once(url, read, await headers()), signal)
        if ('result' in tried) {
          failures.delete(url.host)
          return tried.result
        }
        const { tries: allowed = 1, pauseMs = 0, isPart } = tried.why.how
        if (isPart) tries = 1
        if (tries >= allowed) throw noteFailure(failures, url, tried.why)
        pace.rest(pauseMs)
        await pause(pauseMs || firstPauseMs * 3 ** (tries - 1), undefined, { signal })
      }
    },
    close: () => agent.destroy(),
  }
}

/** @throws what is no matter of the source */
async function tryOnce<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<{ result: T } | { why: Unanswered }> {
  try {
    return { result: await work() }
  } catch (error) {
    signal?.throwIfAborted()
    return { why: whyUnanswered(error) }
  }
}

/** @returns what is thrown: that, or that the source is gone */
function noteFailure(failures: Map<string, number>, { host }: URL, why: Unanswered): Unanswered | SourceGone {
  if (!why.how.isAway) return why
  const count = (failures.get(host) ?? 0) + 1
  failures.set(host, count)
  return count < FAILURES_OF_GONE ? why : new SourceGone(`${host} 连续 ${count} 个地址没有应答（${why.message}）。恢复后再次运行会接着做。`)
}

type Following = { agent: Agent; hosts: AllowedHosts; pace: Pace; headers: Record<string, string>; signal: AbortSignal }

async function follow(first: URL, { agent, hosts, pace, headers, signal }: Following): Promise<Answer & { isRead: () => boolean }> {
  let url = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    hosts.check(url)
    await pace.turn()
    const response = await request(url, { dispatcher: agent, redirect: 'manual', signal, headers: { 'User-Agent': WHO, ...headers } })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null) return answerOf(response, url)
    await response.body?.cancel()
    const next = URL.canParse(location, url) ? new URL(location, url) : null
    if (next === null) throw new Unanswered('unanswered', `重定向到无法识别的地址 ${location.slice(0, 200)}`)
    url = next
  }
  throw new Unanswered('unanswered', `重定向超过 ${MAX_REDIRECTS} 次`)
}

/** Of those who are between here and the source, or who count requests. */
const PASSING = new Set([408, 425, 429, 502, 503, 504])

async function answerOf(response: Response, url: URL) {
  const { status, headers } = response
  if (status >= 400 && status !== 416) {
    await response.body?.cancel()
    throw whyRefusedBy(status, restOf(headers.get('retry-after')))
  }
  let isRead = false
  async function* body(): AsyncGenerator<Uint8Array> {
    for await (const part of response.body ?? []) yield part
    isRead = true
  }
  return { status, headers, url, body: body(), isRead: () => isRead }
}

function whyRefusedBy(status: number, restMs: number): Unanswered {
  if (status === 404 || status === 410) return new Unanswered('missing', `源站没有这个地址（HTTP ${status}）`)
  const how = PASSING.has(status) ? { tries: TRIES, pauseMs: restMs, isAway: true } : { tries: status >= 500 ? FEW_TRIES : 1 }
  return new Unanswered('unanswered', `源站应答 HTTP ${status}`, how)
}

/** @throws what is no matter of the network */
function whyUnanswered(error: unknown): Unanswered {
  if (error instanceof Unanswered) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Unanswered) return cause
  const code = codeOf(cause) ?? codeOf(error)
  if (isOfNetwork(error, code))
    return new Unanswered('unanswered', sentences[code ?? ''] ?? `连接中断（${code ?? '原因不明'}）`, { tries: TRIES, isAway: true })
  throw error
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** `fetch` says TypeError whatever breaks; who aborts says why. */
const isOfNetwork = (error: unknown, code: string | undefined) =>
  code?.startsWith('UND_ERR') || (error instanceof TypeError && /fetch failed|terminated/.test(error.message)) || isTooSlow(error)

const isTooSlow = (error: unknown) => error instanceof Error && error.message === 'too slow'

const sentences: Record<string, string> = {
  ECONNREFUSED: '连接被拒绝',
  ECONNRESET: '连接中断',
  ENOTFOUND: '找不到该主机',
  EAI_AGAIN: '暂时无法解析该主机',
  UND_ERR_HEADERS_TIMEOUT: '等待应答超时',
  UND_ERR_BODY_TIMEOUT: '应答中途停顿过久',
  UND_ERR_CONNECT_TIMEOUT: '连接超时',
  UND_ERR_SOCKET: '连接中断',
}
