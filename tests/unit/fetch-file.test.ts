import { expect, it, vi } from 'vitest'
import { fetchFile } from '@/admin/exports/fetch-file'

const named = { 'content-disposition': 'attachment; filename="products-2026-11-24.csv"', 'content-type': 'text/csv' }

function ask(answer: Response | Error, controller = new AbortController()) {
  const progress: number[] = []
  const fetcher = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const onProgress = (bytes: number) => void progress.push(bytes)
  return { progress, result: fetchFile('/cms-api/products/export', { signal: controller.signal, onProgress, fetcher }) }
}

const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/** A file of which these parts arrive, and then that happens. */
const arriving = (then: (controller: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of ['编号', '150']) controller.enqueue(new TextEncoder().encode(part))
        then(controller)
      },
    }),
    { headers: named },
  )

it('a file is kept when all of it is there', async () => {
  const { result, progress } = ask(arriving((controller) => controller.close()))
  const file = await result
  if (file.kind !== 'file') throw new Error(file.kind)
  expect([file.name, file.blob.type, await file.blob.text(), progress]).toEqual(['products-2026-11-24.csv', 'text/csv', '编号150', [6, 9]])
})

it('of one that breaks off nothing is kept, and it is said', async () => {
  const { result } = ask(arriving((controller) => controller.error(new TypeError('network error'))))
  expect(await result).toEqual({ kind: 'failed', reason: '导出中断，文件不完整，没有保存。请重试；数据很多时可以先筛选，或导出 CSV。' })
})

it('who cancels is told nothing', async () => {
  const aborting = new AbortController()
  const { result } = ask(
    arriving((controller) => {
      aborting.abort()
      controller.error(aborting.signal.reason)
    }),
    aborting,
  )
  expect(await result).toEqual({ kind: 'cancelled' })
})

it.each([
  ['the network is away', new TypeError('fetch failed'), '服务器没有回应，请检查网络后重试。'],
  ['too many export at once', refusal(429, '已有 3 个导入或导出正在进行，请等其中一个结束后再试。'), /^已有 3 个/],
  ['the session is over', refusal(403, 'Forbidden'), '没有权限，或登录已过期。请重新登录后再试。'],
  ['it can not be noted, or nothing can be started', refusal(503, 'x'), '服务器繁忙，导出没有开始。请稍后重试。'],
])('%s', async (_, answer, reason) => {
  expect(await ask(answer).result).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) })
})
