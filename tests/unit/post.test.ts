import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { post, postNumbered } from '@/components/form/post'
import { REFERENCE_HEADER } from '@/contract/reference-number'
import { IDEMPOTENCY_HEADER } from '@/lib/idempotency-header'

const expected = z.object({ code: z.literal(200), data: z.string() })
/** An answer whose line is cut after its first characters. */
function brokenOff(beginning: string, error: Error): Response {
  let isCut = false
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (isCut) return controller.error(error)
        isCut = true
        controller.enqueue(new TextEncoder().encode(beginning))
      },
    }),
  )
}

const send = (answer: () => Promise<Response>) => post('/path', {}, async () => expected, answer)

describe('what came of sending a form', () => {
  it('is the answer', async () =>
    expect(await send(async () => Response.json({ code: 200, data: 'a' }))).toEqual({ kind: 'done', answer: { code: 200, data: 'a' } }))
  it.each([
    ['what the server says', Response.json({ code: 500, msg: '验证码已失效' }), '验证码已失效'],
    [
      'what the server says with a status',
      Response.json({ code: 429, msg: '操作过于频繁，请稍后再试' }, { status: 429 }),
      '操作过于频繁，请稍后再试',
    ],
    ['nothing, when the answer is another one', Response.json({ code: 200, msg: '操作成功' }), ''],
    ['nothing, when it is no JSON', new Response('<html>', { status: 502 }), ''],
    ['that there is nothing', new Response('', { status: 404 }), '网络请求不存在'],
  ])('is %s', async (_, response, message) => expect(await send(async () => response)).toEqual({ kind: 'failed', message }))
  it('is a broken line, and nothing is sent, when what reads the answer can not be loaded', async () => {
    let isSent = false
    const outcome = await post(
      '/path',
      {},
      () => Promise.reject(new Error('no chunk')),
      async () => {
        isSent = true
        return Response.json({ code: 200, data: 'a' })
      },
    )
    expect(outcome).toEqual({ kind: 'failed', message: '网络连接中断，请检查网络后重试' })
    expect(isSent).toBe(false)
  })
  it('is a broken line', async () =>
    expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      kind: 'failed',
      message: '网络连接中断，请检查网络后重试',
    }))
  it.each([
    ['a broken line', new TypeError('network error'), '网络连接中断，请检查网络后重试'],
    ['waiting for too long', new DOMException('', 'TimeoutError'), '等待超时，请检查网络后重试'],
  ])('is %s, when the answer breaks off in the middle', async (_, error, message) =>
    expect(await send(async () => brokenOff('{"code":2', error))).toEqual({ kind: 'failed', message }),
  )
  it('is the answer of before, when it is asked for again with the same key', async () => {
    const numbered = Response.json({ code: 200, data: 'a' }, { headers: { [REFERENCE_HEADER]: 'ZX20261121-48271936' } })
    const fetcher = vi
      .fn()
      .mockResolvedValueOnce(brokenOff('{"code":2', new TypeError('network error')))
      .mockResolvedValue(numbered)
    vi.stubGlobal('fetch', fetcher)
    const ask = () => postNumbered('/path', {}, async () => expected, 'key')
    expect(await ask()).toEqual({ kind: 'failed', message: '网络连接中断，请检查网络后重试' })
    expect(await ask()).toEqual({ kind: 'done', answer: { answer: { code: 200, data: 'a' }, reference: 'ZX20261121-48271936' } })
    vi.unstubAllGlobals()
    const keys = fetcher.mock.calls.map(([, init]) => new Headers(init.headers).get(IDEMPOTENCY_HEADER))
    expect(keys).toEqual(['key', 'key'])
  })
  it('is waiting for too long', async () =>
    expect(await send(() => Promise.reject(new DOMException('', 'TimeoutError')))).toEqual({
      kind: 'failed',
      message: '等待超时，请检查网络后重试',
    }))
})
