import { describe, expect, it, vi } from 'vitest'
import { fetchArchive } from '../../src/components/download/fetch-archive'

const zip = () => new Response('PK', { headers: { 'content-type': 'application/zip' } })

function ask(...answers: (Response | Error)[]) {
  const fetcher = vi.fn<typeof fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) fetcher.mockRejectedValueOnce(answer)
    else fetcher.mockResolvedValueOnce(answer)
  }
  const result = fetchArchive({ ids: [1, 2, 3], signal: new AbortController().signal, fetcher, pauseMs: 0 })
  return { fetcher, result }
}

describe('asking for a zip', () => {
  it('sends the ids comma-joined', async () => {
    const { fetcher, result } = ask(zip())
    expect(await result).toMatchObject({ kind: 'archive' })
    expect(fetcher.mock.calls.map(([url]) => url)).toEqual(['/kbs/info/rar-attach?ids=1,2,3'])
  })

  it('is repeated twice when the network or the server fails', async () => {
    const { fetcher, result } = ask(new TypeError('network'), new Response('', { status: 502 }), zip())
    expect(await result).toMatchObject({ kind: 'archive' })
    expect(fetcher).toHaveBeenCalledTimes(3)
  })

  it('is repeated when the zip breaks off in the middle', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('PK'))
        controller.error(new TypeError('network error'))
      },
    })
    const { fetcher, result } = ask(new Response(body), zip())
    expect(await result).toMatchObject({ kind: 'archive', blob: { size: 2 } })
    expect(fetcher).toHaveBeenCalledTimes(2)
  })

  it('fails with the cause after the third failure', async () => {
    const { fetcher, result } = ask(new TypeError('1'), new TypeError('2'), new TypeError('3'))
    expect(await result).toEqual({ kind: 'failed', cause: '网络连接中断，请检查网络', canRepeat: true })
    expect(fetcher).toHaveBeenCalledTimes(3)
  })

  it('takes an empty body for a failure, without asking again', async () => {
    const { fetcher, result } = ask(new Response(''))
    expect(await result).toEqual({ kind: 'failed', cause: '所选文件已下架，请刷新页面后重新选择', canRepeat: false })
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('passes on what the server says about too many requests', async () => {
    const body = { code: 429, msg: '操作过于频繁，请稍后再试' }
    const { fetcher, result } = ask(Response.json(body, { status: 429 }))
    expect(await result).toMatchObject({ kind: 'failed', cause: body.msg })
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('ends silently when it was called off', async () => {
    const controller = new AbortController()
    const fetcher = vi.fn<typeof fetch>().mockImplementation(() => {
      controller.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    expect(await fetchArchive({ ids: [1], signal: controller.signal, fetcher, pauseMs: 0 })).toEqual({ kind: 'cancelled' })
    expect(fetcher).toHaveBeenCalledTimes(1)
  })
})
