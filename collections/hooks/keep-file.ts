import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { extensionOf } from '../../src/lib/file-sizes'
import { documentFiles, newEdition } from '../../src/storage/document-files'
import { type FileContent, isSameContent, uploadedContent } from '../../src/storage/file-content'
import { findFileOf, freeFilename, isFileInUse } from '../../src/storage/files-in-use'
import { notReached, notStored } from '../../src/storage/not-stored'
import { leadOldAddress } from './lead-old-address'
import { RequestNotes } from './request-notes'

const filenameOf = (document: unknown) => z.object({ filename: z.string() }).safeParse(document).data?.filename

/** Under this name a request keeps what it stored. */
const STORED = 'stored-files'

/** The public name before the change. */
const knownAs = new RequestNotes<string | undefined>()

/**
 * Stores an uploaded file under a name of its own, or takes up one that the document had before, together with what belongs
 * to it: its size, its type. A draft that is dropped and a version that is restored name theirs.
 */
export const keepFile: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id
  const known = id === undefined ? null : await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: id } }, req })
  const isUploaded = req.file && !(await reached(req, isSame(originalDoc?.edition, uploadedContent(req.file))))
  const file = isUploaded ? await storeFile(req, data) : await fileBefore(req, req.file ? {} : data, originalDoc)
  if (!file) return data
  knownAs.note(req, String(id), filenameOf(known))
  return { ...data, ...file, filename: await publicName(req, file.filename, { id, known: filenameOf(known) }) }
}

async function storeFile(req: PayloadRequest, data: { filename?: string; mimeType?: string }) {
  const { filename = '', mimeType = 'application/octet-stream' } = data
  const edition = newEdition(extensionOf(filename))
  try {
    await documentFiles.write({ name: edition, content: req.file ? uploadedContent(req.file) : Buffer.alloc(0), mimeType })
  } catch (error) {
    throw notStored(req, error)
  }
  req.context[STORED] = [...storedBy(req), edition]
  return { filename, edition }
}

const reached = <T>(req: PayloadRequest, asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw notReached(req, error)
  })

/** Until its page is loaded anew, the admin sends a chosen file again with every draft that it saves. */
async function isSame(edition: string | null | undefined, content: FileContent): Promise<boolean> {
  const file = edition ? await documentFiles.open(edition) : null
  return file !== null && isSameContent(file.content, content)
}

/** The one that the data names; none is named by whoever changes something else. */
async function fileBefore(
  req: PayloadRequest,
  data: { edition?: string | null },
  originalDoc?: { id: number | string; edition?: string | null },
) {
  if (!originalDoc) return null
  const edition = data.edition || originalDoc.edition
  if (!edition) return null
  const file = await findFileOf(req, originalDoc.id, edition)
  if (file && (await reached(req, documentFiles.renew(edition)))) return file
  throw new APIError('这个版本的文件已不存在，请重新选择文件后再保存。', 409, undefined, true)
}

/** A replaced file keeps the name of the one before it, and with it its address. One of another type can't have it. */
async function publicName(req: PayloadRequest, filename: string, { id, known }: { id?: number | string; known?: string }): Promise<string> {
  if (known !== undefined && extensionOf(known) === extensionOf(filename)) return known
  return freeFilename(req, filename, id)
}

/** The old address of a document that is now of another type leads to the new one. */
export const leadToNewType: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const known = knownAs.noted(req, String(doc.id))
  const isPublished = operation === 'update' && doc._status === 'published'
  if (isPublished && known !== undefined && known !== doc.filename) await leadOldAddress(req, addressOf(known), addressOf(doc.filename))
  return doc
}

const addressOf = (filename: string) => `/files/${encodeURIComponent(filename)}`

/** Staff gets the file of the very version that is read. */
export const addressFile: CollectionAfterReadHook = ({ doc }) =>
  doc.edition ? { ...doc, url: `/cms-api/documents/file/${encodeURIComponent(doc.edition)}` } : doc

/** A file whose document was refused is not kept. */
export const dropRefusedFile: CollectionAfterErrorHook = async ({ req }) => {
  for (const edition of storedBy(req)) {
    if (!(await isFileInUse(req.payload, edition))) await documentFiles.remove(edition)
  }
}

const storedBy = (req: PayloadRequest) => z.array(z.string()).catch([]).parse(req.context[STORED])
