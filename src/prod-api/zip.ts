import 'server-only'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { findDocumentsByNumber } from '../content/documents'
import { documentUrl } from '../content/files'
import { limitZips } from '../intake/rate-limits'
import { environment } from '../lib/environment'
import { extensionOf } from '../lib/file-sizes'
import { visitorFailure } from './answers'
import { clientAddress } from './client-address'
import { forwardToKnowledgeBase } from './knowledge-base'
import { uniqueNames } from './unique-names'

const MAX_IDS = 100
const FILE_NAME = '批量下载.zip'

/**
 * `/kbs/info/rar-attach?ids=1,2`: the named attachments as a streamed zip. Unknown ids are skipped; when none is left,
 * the body is empty, which is what makes legacy clients say 下载失败 (decision 3).
 */
export async function answerZip(request: Request): Promise<Response> {
  const ids = parseIds(new URL(request.url).searchParams.get('ids') ?? '')
  if (ids.length > MAX_IDS) throw visitorFailure(`一次最多下载 ${MAX_IDS} 个文件`)
  await limitZips(clientAddress(request))
  if (environment.KNOWLEDGE_BASE_URL) return forwardToKnowledgeBase(ids)

  const entries = await entriesOf(ids)
  if (entries.length === 0) return new Response(null, { headers: { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' } })
  return new Response(streamOf(entries), {
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

type Entry = { name: string; open: () => Promise<Readable> }

async function entriesOf(ids: readonly number[]): Promise<Entry[]> {
  const documents = await findDocumentsByNumber(ids)
  const openings = await Promise.all(documents.map(({ filename }) => openerOf(filename)))
  const found = documents.flatMap(({ name, filename }, index) => {
    const open = openings[index]
    return open ? [{ name: `${name}.${extensionOf(filename)}`, open }] : []
  })
  const names = uniqueNames(found.map(({ name }) => name))
  return found.map(({ open }, index) => ({ open, name: names[index] ?? '' }))
}

/** How a file is read: from the data folder, or from external storage; null when it is not there. */
async function openerOf(filename: string): Promise<Entry['open'] | null> {
  if (environment.S3_PUBLIC_URL) {
    return async () => {
      const response = await fetch(documentUrl(filename))
      if (!response.ok || !response.body) throw new Error(`Storage answered ${response.status}`)
      return Readable.from(response.body)
    }
  }
  const file = path.join(environment.DATA_DIR, 'files', path.basename(filename))
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  return isThere ? async () => createReadStream(file) : null
}

/** Files are added one after the other, so that only one is open at a time. PDFs and pictures are compressed already. */
function streamOf(entries: readonly Entry[]): ReadableStream {
  const archive = new ZipArchive({ zlib: { level: 1 } })
  const fill = async () => {
    for (const { name, open } of entries) {
      const done = new Promise((resolve) => archive.once('entry', resolve))
      archive.append(await open(), { name })
      await done
    }
    await archive.finalize()
  }
  fill().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))))
  return toWebStream(archive)
}

function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const iterator = stream.iterator()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    // A visitor who goes away stops the work.
    cancel: () => void stream.destroy(),
  })
}
