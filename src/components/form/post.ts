import type { z } from 'zod'
import { REFERENCE_HEADER } from '@/contract/reference-number'
import { IDEMPOTENCY_HEADER } from '@/lib/idempotency-header'

/** What came of sending a form; `message` is what the visitor is told, empty when nobody has said anything. */
export type Outcome<A> = { kind: 'done'; answer: A } | { kind: 'failed'; message: string }

/** Sending gives up after so long (spec: common-parts/time-limit). */
const TIMEOUT_MS = 100_000

export const messages = {
  offline: '网络连接中断，请检查网络后重试',
  timeout: '等待超时，请检查网络后重试',
  notFound: '网络请求不存在',
} as const

/** Is a message about the line rather than about what was sent? */
export const isOfTheLine = (message: string) => Object.values<string>(messages).includes(message)

/** An answer, and the reference number in its header; empty without one (spec: prod-api/reference-header). */
export type Numbered<A> = { answer: A; reference: string }

/**
 * Sends a form whose answer has a reference number. Never throws.
 *
 * @param key of this submission, the same for each try: when an answer was lost, the next try gets it (spec: prod-api/repetition)
 */
export async function postNumbered<A>(
  path: string,
  body: object,
  loadExpected: () => Promise<z.ZodType<A>>,
  key?: string,
): Promise<Outcome<Numbered<A>>> {
  let reference = ''
  const outcome = await post(path, body, loadExpected, async (input, init) => {
    const response = await fetch(input, key ? { ...init, headers: { ...init?.headers, [IDEMPOTENCY_HEADER]: key } } : init)
    reference = response.headers.get(REFERENCE_HEADER) ?? ''
    return response
  })
  return outcome.kind === 'done' ? { kind: 'done', answer: { answer: outcome.answer, reference } } : outcome
}

/**
 * Sends a form. Never throws: an answer that breaks off in the middle is a broken line.
 *
 * @param body sent as JSON; with files, as multipart
 * @param loadExpected loads what is answered when it worked, before anything is sent: what has been stored must be understood
 */
export async function post<A>(
  path: string,
  body: object | FormData,
  loadExpected: () => Promise<z.ZodType<A>>,
  fetcher = fetch,
): Promise<Outcome<A>> {
  try {
    const expected = await loadExpected()
    const response = await fetcher(path, { method: 'POST', ...contentOf(body), signal: AbortSignal.timeout(TIMEOUT_MS) })
    return outcomeOf(response.status, await response.text(), expected)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return failed(isTimeout ? messages.timeout : messages.offline)
  }
}

function contentOf(body: object | FormData): RequestInit {
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Null for what is no JSON, as a proxy's page. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** What an answer says. */
export function outcomeOf<A>(status: number, text: string, expected: z.ZodType<A>): Outcome<A> {
  const body = parsed(text)
  const answer = expected.safeParse(body)
  if (answer.success) return { kind: 'done', answer: answer.data }
  return failed(refusalIn(body) ?? (status === 404 ? messages.notFound : ''))
}

/** What the server says in its envelope, when it refuses. */
function refusalIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('msg' in body)) return null
  return typeof body.code === 'number' && body.code !== 200 && typeof body.msg === 'string' ? body.msg : null
}

const failed = (message: string) => ({ kind: 'failed', message }) as const
