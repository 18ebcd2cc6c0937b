import { causeOf } from '../navigation/cause-of'

/** What came of asking for a zip; `cause` is what the visitor is told of why it failed. */
export type ArchiveResult = { kind: 'archive'; blob: Blob } | { kind: 'failed'; cause: string; canRepeat: boolean } | { kind: 'cancelled' }

/** None of the files is offered any more. */
const NOTHING_LEFT = '所选文件已下架，请刷新页面后重新选择'

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
    if (result.kind !== 'repeat') return result
    if (attempt === ATTEMPTS) return failed(causeOf(result.status))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** The network or the server has failed; `status` is null where there was no answer, or not all of it. */
type Repeat = { kind: 'repeat'; status: number | null }

const repeat = (status: number | null): Repeat => ({ kind: 'repeat', status })

async function attemptFetch(ids: readonly number[], signal: AbortSignal, fetcher: typeof fetch): Promise<ArchiveResult | Repeat> {
  try {
    const response = await fetcher(`/kbs/info/rar-attach?ids=${ids.join(',')}`, { signal })
    if (response.status >= 500) return repeat(response.status)
    if (!response.ok) return failed(await refusalIn(response))
    const blob = await response.blob()
    return blob.size > 0 ? { kind: 'archive', blob } : failed(NOTHING_LEFT, false)
  } catch {
    return repeat(null)
  }
}

const failed = (cause: string, canRepeat = true): ArchiveResult => ({ kind: 'failed', cause, canRepeat })

/** The server's own words where it has some: 操作过于频繁，请稍后再试 (spec: common-parts/batch-download). */
async function refusalIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const message = body && typeof body === 'object' && 'msg' in body ? body.msg : null
  return typeof message === 'string' && message ? message : causeOf(response.status)
}
