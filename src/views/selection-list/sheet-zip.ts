import { zipSync } from 'fflate'
import { causeOf } from '@/components/navigation/cause-of'
import { uniqueNames } from '@/lib/unique-names'
import type { AskedSheet } from './sheets-of'

/** What came of it; `left` are those that there are none of any more. */
export type SheetZip = { kind: 'zip'; blob: Blob; left: string[] } | { kind: 'failed'; cause: string } | { kind: 'cancelled' }

type Options = {
  signal: AbortSignal
  fetcher?: typeof fetch
  /** Milliseconds before each repetition: where many ask, sheets wait for their turn. */
  pauseMs?: number
}

const ATTEMPTS = 3

/**
 * Fetches data sheets, one after the other so that nobody else waits behind a whole list, and packs them here: they are no stored documents
 * (spec: selection-list/sheets).
 */
export async function zipSheets(sheets: readonly AskedSheet[], options: Options): Promise<SheetZip> {
  const came: { name: string; bytes: Uint8Array }[] = []
  const left: string[] = []
  for (const { address, name } of sheets) {
    const sheet = await fetchSheet(address, options)
    if (options.signal.aborted) return { kind: 'cancelled' }
    if (typeof sheet === 'string') return { kind: 'failed', cause: sheet }
    if (sheet) came.push({ name, bytes: sheet })
    else left.push(name)
  }
  if (came.length === 0) return { kind: 'failed', cause: causeOf(404) }
  const names = uniqueNames(came.map(({ name }) => name))
  // PDFs are compressed already.
  const zip = zipSync(Object.fromEntries(came.map(({ bytes }, index) => [names[index], bytes])), { level: 0 })
  return { kind: 'zip', blob: new Blob([new Uint8Array(zip)], { type: 'application/zip' }), left }
}

/** @returns null when there is none; else why it did not come */
async function fetchSheet(address: string, { signal, fetcher = fetch, pauseMs = 1500 }: Options): Promise<Uint8Array | string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, bytes } = await attemptFetch(address, signal, fetcher)
    if (bytes) return bytes
    if (status === 404) return null
    const canRepeat = status === null || status >= 500
    if (!canRepeat || signal.aborted || attempt === ATTEMPTS) return causeOf(status)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** `status` is null where there was no answer, or not all of it. */
async function attemptFetch(address: string, signal: AbortSignal, fetcher: typeof fetch) {
  try {
    const response = await fetcher(address, { signal })
    return { status: response.status, bytes: response.ok ? new Uint8Array(await response.arrayBuffer()) : null }
  } catch {
    return { status: null, bytes: null }
  }
}
