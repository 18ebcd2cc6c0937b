import { z } from 'zod'

/** What came of asking for a file; `reason` is a sentence for the staff. */
export type FileResult = { kind: 'file'; blob: Blob; name: string } | { kind: 'failed'; reason: string } | { kind: 'cancelled' }

type Options = { signal: AbortSignal; onProgress: (bytes: number) => void; fetcher?: typeof fetch }

const CUT_OFF = '导出中断，文件不完整，没有保存。请重试；数据很多时可以先筛选，或导出 CSV。'
const NOT_BEGUN = '服务器繁忙，导出没有开始。请稍后重试。'
const NO_ANSWER = '服务器没有回应，请检查网络后重试。'

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/**
 * Asks for a file that is written while it is sent. Only all of it is a file: of one that breaks off nothing is kept, however the last
 * step of it has failed.
 */
export async function fetchFile(address: string, { signal, onProgress, fetcher = fetch }: Options): Promise<FileResult> {
  const response = await fetcher(address, { signal, credentials: 'same-origin' }).catch(() => null)
  if (signal.aborted) return { kind: 'cancelled' }
  if (!response) return failed(NO_ANSWER)
  if (!response.ok || !response.body) return failed(await refusalIn(response))
  const parts = await readAll(response.body, onProgress).catch(() => null)
  if (signal.aborted) return { kind: 'cancelled' }
  if (!parts) return failed(CUT_OFF)
  return { kind: 'file', blob: new Blob(parts, { type: response.headers.get('content-type') ?? '' }), name: nameOf(response) }
}

const failed = (reason: string): FileResult => ({ kind: 'failed', reason })

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: (bytes: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return parts
    parts.push(value)
    bytes += value.length
    onProgress(bytes)
  }
}

async function refusalIn(response: Response): Promise<string> {
  if (response.status === 401 || response.status === 403) return '没有权限，或登录已过期。请重新登录后再试。'
  const said = response.status < 500 ? failure.safeParse(await response.json().catch(() => null)).data : undefined
  return said?.errors[0]?.message ?? NOT_BEGUN
}

/** As the server calls it. */
const nameOf = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export'
