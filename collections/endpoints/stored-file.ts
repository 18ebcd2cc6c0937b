import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { extensionOf } from '../../src/lib/file-sizes'
import { isShownInline } from '../../src/lib/is-shown-inline.mjs'
import { toWebStream } from '../../src/lib/web-stream'
import { documentFiles, editionOf } from '../../src/storage/document-files'
import type { FileStore } from '../../src/storage/file-store'
import { notReadable } from '../../src/storage/not-stored'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const named = z.object({ edition: z.string().nullish(), filename: z.string().nullish() }).nullish()

/**
 * Sends staff the file of a document, a draft's too, by the name under which it is stored or by its public name. Payload has
 * asked before whether this account may have it.
 */
export async function sendStoredFile(
  req: PayloadRequest,
  { doc, params }: { doc?: unknown; params: { filename: string } },
): Promise<Response> {
  const found = named.parse(doc)
  const open = async () => (await documentFiles.open((found && editionOf(found)) ?? params.filename)) ?? openLatest(req, params.filename)
  return answerWith(open, params.filename)
}

/** Sends staff a file by its own name. Payload has asked before whether this account may have it. */
export const sendStored =
  (store: FileStore) =>
  async (_: PayloadRequest, { params: { filename } }: { params: { filename: string } }): Promise<Response> =>
    answerWith(() => store.open(filename), filename)

type Opened = Awaited<ReturnType<FileStore['open']>>

async function answerWith(open: () => Promise<Opened>, filename: string): Promise<Response> {
  const file = await open().catch(notReadable)
  if (file instanceof Response) return file
  if (!file) return Response.json({ errors: [{ message: '找不到这个文件。' }] }, { status: 404 })
  return new Response(toWebStream(file.content), {
    headers: {
      'Content-Type': types[extensionOf(filename)] ?? 'application/octet-stream',
      'Content-Length': String(file.bytes),
      'Content-Disposition': isShownInline(filename) ? 'inline' : 'attachment',
      'Cache-Control': 'private, no-store',
    },
  })
}

async function openLatest({ payload, user }: PayloadRequest, filename: string) {
  const where = { filename: { equals: filename } }
  const { docs } = await payload.find({ collection: 'documents', where, draft: true, depth: 0, limit: 1, overrideAccess: false, user })
  const edition = docs[0] && editionOf(docs[0])
  return edition ? documentFiles.open(edition) : null
}
