/** What came of asking for a zip; `message` is what the visitor is told. */
export type ArchiveResult = { kind: 'archive'; blob: Blob } | { kind: 'failed'; message: string; isEmpty: boolean } | { kind: 'cancelled' }

export const DOWNLOAD_FAILED = '下载失败，请重试'

type Options = {
  /** The files' public numbers. */
  ids: readonly number[]
  signal: AbortSignal
  fetcher?: typeof fetch
  /** Milliseconds before each repetition. */
  pauseMs?: number
}

/** The request is repeated twice (spec: common-parts/batch-download). */
const ATTEMPTS = 3

/**
 * Asks the server for a zip of files. Repeats when the network or the server fails; an answer that says no (too many
 * requests) or holds nothing (none of the files exists any more) would be the same again.
 */
export async function fetchArchive({ ids, signal, fetcher = fetch, pauseMs = 400 }: Options): Promise<ArchiveResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptFetch(ids, signal, fetcher)
    if (signal.aborted) return { kind: 'cancelled' }
    if (result !== 'repeat') return result
    if (attempt === ATTEMPTS) return failed(DOWNLOAD_FAILED)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function attemptFetch(ids: readonly number[], signal: AbortSignal, fetcher: typeof fetch): Promise<ArchiveResult | 'repeat'> {
  try {
    const response = await fetcher(`/kbs/info/rar-attach?ids=${ids.join(',')}`, { signal })
    if (response.status >= 500) return 'repeat'
    if (!response.ok) return failed(await messageOf(response))
    const blob = await response.blob()
    return blob.size > 0 ? { kind: 'archive', blob } : failed(DOWNLOAD_FAILED, true)
  } catch {
    return 'repeat'
  }
}

const failed = (message: string, isEmpty = false): ArchiveResult => ({ kind: 'failed', message, isEmpty })

/** The server's own words where it has some: 操作过于频繁，请稍后再试 (spec: common-parts/batch-download). */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const message = body && typeof body === 'object' && 'msg' in body ? body.msg : null
  return typeof message === 'string' && message ? message : DOWNLOAD_FAILED
}
