import 'server-only'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { getCms } from '../cms'
import { findDocumentsByNumber } from '../content/documents'
import { environment } from '../lib/environment'
import { extensionOf } from '../lib/file-sizes'
import { log } from '../lib/log.mjs'
import { uniqueNames } from '../lib/unique-names'
import { toWebStream } from '../lib/web-stream'
import { clientAddress } from '../limits/client-address'
import { limitZips } from '../limits/rate-limits'
import { documentFiles } from '../storage/document-files'
import { away, visitorFailure } from './answers'
import { forwardToKnowledgeBase } from './knowledge-base'
import { openZip } from './open-zips'

const MAX_IDS = 100
const FILE_NAME = '批量下载.zip'

/**
 * `/kbs/info/rar-attach?ids=1,2`: the named attachments as a streamed zip. Unknown ids are skipped; when none is left,
 * the body is empty, which is what makes legacy clients say 下载失败 (spec: prod-api/zip).
 */
export async function answerZip(request: Request): Promise<Response> {
  const ids = parseIds(new URL(request.url).searchParams.get('ids') ?? '')
  if (ids.length > MAX_IDS) throw visitorFailure(`一次最多下载 ${MAX_IDS} 个文件`)
  await limitZips(await getCms(), clientAddress(request))
  if (environment.KNOWLEDGE_BASE_URL) return forwardToKnowledgeBase(ids)

  const entries = await entriesOf(ids)
  if (entries.length === 0) return new Response(null, { headers: { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' } })
  return new Response(streamOf(entries, openZip(clientAddress(request))), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="download.zip"; filename*=UTF-8''${encodeURIComponent(FILE_NAME)}`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Numbers in the order asked for, each once; what is no number is skipped. */
function parseIds(text: string): number[] {
  const ids = text.split(',').map((part) => part.trim())
  return [...new Set(ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number))]
}

type Entry = { name: string; edition: string }

async function entriesOf(ids: readonly number[]): Promise<Entry[]> {
  const named = await findDocumentsByNumber(ids)
  const isThere = await Promise.all(named.map(({ edition }) => documentFiles.has(edition))).catch(notReached)
  const documents = named.filter((_, index) => isThere[index])
  const names = uniqueNames(documents.map(({ name, filename }) => `${name}.${extensionOf(filename)}`))
  return documents.map(({ edition }, index) => ({ edition, name: names[index] ?? '' }))
}

function notReached(error: unknown): never {
  log.error({ event: 'files not reached', err: error }, 'The storage of files does not answer')
  throw away()
}

/**
 * Files are added one after the other, so that only one is open at a time. PDFs and pictures are compressed already. Where a file breaks
 * off, so does the zip: it never ends as a whole one does.
 */
function streamOf(entries: readonly Entry[], ended: () => void): ReadableStream {
  const archive = new ZipArchive({ zlib: { level: 1 } })
  let open: Readable | undefined
  // A visitor who goes away leaves no file open.
  archive.once('close', () => open?.destroy())
  for (const event of ['end', 'error', 'close']) archive.once(event, ended)
  archive.on('error', (error) => log.warn({ event: 'zip broken off', err: error }, 'A zip could not be sent to its end'))
  const fill = async () => {
    for (const { name, edition } of entries) {
      const file = await documentFiles.open(edition)
      if (!file) continue
      // Away while it was opened.
      if (archive.destroyed) return void file.content.destroy()
      const done = new Promise((resolve) => archive.once('entry', resolve))
      // The archive does not listen to what it is given.
      open = file.content.once('error', (error) => archive.destroy(error))
      archive.append(open, { name })
      await done
    }
    await archive.finalize()
  }
  fill().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))))
  return toWebStream(archive)
}
