import { gzipSync } from 'node:zlib'
import type { CDPSession, Page, Response } from '@playwright/test'

type Kind = 'script' | 'other' | 'apart'
type Part = { path: string; kind: Kind; bytes: number }

/** What a page has transferred, in bytes; `parts` says what it is made of, the largest first. */
export type PageWeight = { all: number; scripts: number; parts: Part[] }

/** Without anything new for so long, a page is at rest. */
const IDLE_MS = 500
const MOST_MS = 15_000

/** 100 Mbit/s, 20 ms away. */
const QUICK_LINE = {
  offline: false,
  latency: 20,
  downloadThroughput: 12_500_000,
  uploadThroughput: 12_500_000,
  connectionType: 'wifi',
} as const

/** Counted apart: films, and the PDF viewer's engine with the document that it shows. */
const APART = /^(video\/|application\/pdf|application\/wasm)/

/** What is read piece by piece as it is needed. */
const STREAM = /^(video\/|application\/pdf)/

/** Sent compressed by whatever stands in front of the site, where the site itself does not. */
const TEXT = /^(text\/|image\/svg|application\/(javascript|json|manifest))/

/**
 * Opens a page with an empty cache and adds up what it transfers until it is at rest, without being touched. Bytes are
 * those of the browser, headers included; a text that comes uncompressed counts as if it were sent with gzip.
 */
export async function weigh(page: Page, route: string): Promise<{ weight: PageWeight; response: Response | null }> {
  const session = await page.context().newCDPSession(page)
  const transfers = watch(session)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // How far ahead lazy pictures are loaded depends on the line, and how quick that is a browser guesses from what it sees.
  await session.send('Network.emulateNetworkConditions', QUICK_LINE)
  const response = await page.goto(route, { waitUntil: 'load' })
  await transfers.rest()
  const parts = await Promise.all(transfers.all().map((transfer) => toPart(session, transfer)))
  await session.detach()
  const sumOf = (...kinds: Kind[]) => parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0)
  const weight = { all: sumOf('script', 'other'), scripts: sumOf('script'), parts: parts.sort((a, b) => b.bytes - a.bytes) }
  return { weight, response }
}

const isEngineFile = (path: string) => path.startsWith('/pdfjs/')

type Transfer = { id: string; path: string; mimeType: string; isCompressed: boolean; bytes: number }

function watch(session: CDPSession) {
  const transfers = new Map<string, Transfer>()
  const open = new Set<string>()
  let changedAt = Date.now()
  const isStream = (id: string) => STREAM.test(transfers.get(id)?.mimeType ?? '')
  // A film goes on for ever, and of a document no more is read than what is shown.
  const note = (id: string) => {
    if (!isStream(id)) changedAt = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The end of the engine's worker is told to the worker.
    if (!request.url.startsWith('http') || isEngineFile(new URL(request.url).pathname)) return
    open.add(requestId)
    note(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response: { url, mimeType, headers } }) => {
    if (!url.startsWith('http')) return
    const isCompressed = Object.keys(headers).some((name) => name.toLowerCase() === 'content-encoding')
    transfers.set(requestId, { id: requestId, path: new URL(url).pathname, mimeType, isCompressed, bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
    note(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
    open.delete(requestId)
    note(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    note(requestId)
  })
  const isAtRest = () => [...open].every(isStream) && Date.now() - changedAt > IDLE_MS
  return {
    all: () => [...transfers.values()],
    async rest() {
      const deadline = Date.now() + MOST_MS
      while (!isAtRest() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

async function toPart(session: CDPSession, { id, path, mimeType, isCompressed, bytes }: Transfer): Promise<Part> {
  if (APART.test(mimeType)) return { path, kind: 'apart', bytes }
  if (!TEXT.test(mimeType)) return { path, kind: 'other', bytes }
  const reply = await session.send('Network.getResponseBody', { requestId: id }).catch(() => null)
  const body = reply && Buffer.from(reply.body, reply.base64Encoded ? 'base64' : 'utf8')
  const isEngine = isEngineFile(path) || body?.includes('PDFDocumentLoadingTask')
  const kind = isEngine ? 'apart' : mimeType.includes('javascript') ? 'script' : 'other'
  return { path, kind, bytes: isCompressed || !body ? bytes : gzipSync(body).length }
}
