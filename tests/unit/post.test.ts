import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { post } from '@/components/form/post'

const expected = z.object({ code: z.literal(200), data: z.string() })
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
  it('is waiting for too long', async () =>
    expect(await send(() => Promise.reject(new DOMException('', 'TimeoutError')))).toEqual({
      kind: 'failed',
      message: '等待超时，请检查网络后重试',
    }))
})
