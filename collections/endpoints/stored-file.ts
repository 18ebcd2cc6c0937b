import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { extensionOf } from '../../src/lib/file-sizes'
import { isShownInline } from '../../src/lib/is-shown-inline.mjs'
import { toWebStream } from '../../src/lib/web-stream'
import { documentFiles, editionOf } from '../../src/storage/document-files'
import type { FileStore } from '../../src/storage/file-store'

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
  const file = (await documentFiles.open((found && editionOf(found)) ?? params.filename)) ?? (await openLatest(req, params.filename))
  return answerWith(file, params.filename)
}

/** Sends staff a file by its own name. Payload has asked before whether this account may have it. */
export const sendStored =
  (store: FileStore) =>
  async (_: PayloadRequest, { params: { filename } }: { params: { filename: string } }): Promise<Response> =>
    answerWith(await store.open(filename), filename)

function answerWith(file: Awaited<ReturnType<FileStore['open']>>, filename: string): Response {
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
