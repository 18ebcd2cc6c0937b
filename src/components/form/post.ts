import { z } from 'zod'

/** What came of sending a form; `message` is what the visitor is told, empty when nobody has said anything. */
export type Outcome<A> = { kind: 'done'; answer: A } | { kind: 'failed'; message: string }

/** Specification 2, section 9. */
const TIMEOUT_MS = 100_000

const messages = {
  offline: '网络连接中断，请检查网络后重试',
  timeout: '等待超时，请检查网络后重试',
  notFound: '网络请求不存在',
} as const

const envelope = z.object({ code: z.number(), msg: z.string() })

/**
 * Sends a form. Never throws.
 *
 * @param body sent as JSON; with files, as multipart
 * @param expected what is answered when it worked
 */
export async function post<A>(path: string, body: object | FormData, expected: z.ZodType<A>, fetcher = fetch): Promise<Outcome<A>> {
  try {
    const response = await fetcher(path, { method: 'POST', ...contentOf(body), signal: AbortSignal.timeout(TIMEOUT_MS) })
    return outcomeOf(response.status, await response.json().catch(() => null), expected)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return failed(isTimeout ? messages.timeout : messages.offline)
  }
}

function contentOf(body: object | FormData): RequestInit {
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function outcomeOf<A>(status: number, body: unknown, expected: z.ZodType<A>): Outcome<A> {
  const answer = expected.safeParse(body)
  if (answer.success) return { kind: 'done', answer: answer.data }
  const refusal = envelope.safeParse(body)
  if (refusal.success && refusal.data.code !== 200) return failed(refusal.data.msg)
  return failed(status === 404 ? messages.notFound : '')
}

const failed = (message: string) => ({ kind: 'failed', message }) as const
