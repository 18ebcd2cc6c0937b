import { buffer } from 'node:stream/consumers'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../../src/lib/document-id'
import { addressOfMedium } from '../../src/lib/file-address'
import { extensionOf } from '../../src/lib/file-sizes'
import { nextName } from '../../src/storage/free-name'
import { uploadFiles } from '../../src/storage/upload-files'
import { leadOldAddress } from './lead-old-address'

/** An operation on one document. */
const single = z.object({ id: documentId, data: z.record(z.string(), z.unknown()).default({}) })
const named = z.object({ filename: z.string(), mimeType: z.string() })
const point = z.object({ x: z.coerce.number(), y: z.coerce.number() })
const edits = z.object({ focalPoint: point.optional(), crop: z.unknown().optional() }).catch({})

const isVideo = ({ mimeType }: z.infer<typeof named>) => mimeType.startsWith('video/')

/**
 * Names the file that replaces a medium, or that a picture is cropped to. It gets a new name, because browsers keep the old
 * one for a day, and the new one must be seen at once: `cover-2.webp`; `film.2.mp4` keeps the poster of `film.mp4`.
 */
export const nameReplacedMedium: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data: target } = single.safeParse(args)
  if (operation !== 'update' || target === undefined) return args
  const current = await req.payload.db.findOne({ collection: 'media', where: { id: { equals: target.id } }, req })
  const { data: known } = named.safeParse(current)
  if (!known) return args
  const { crop, focalPoint } = edits.parse(req.query?.uploadEdits ?? {})
  if (!req.file && crop) await takeUp(req, known)
  if (req.file) {
    const stem = known.filename.slice(0, -extensionOf(known.filename).length)
    req.file.name = nextName(`${stem}${extensionOf(req.file.name)}`, isVideo(known) ? '.' : '-')
    return args
  }
  // No width is cut: a focal point is for pages, and moving it makes no new files.
  delete req.query?.uploadEdits
  return focalPoint ? { ...args, data: { ...target.data, focalX: focalPoint.x, focalY: focalPoint.y } } : args
}

/** What is stored is what is cropped. */
async function takeUp(req: PayloadRequest, { filename, mimeType }: z.infer<typeof named>): Promise<void> {
  const stored = await uploadFiles.media.open(filename)
  if (!stored) return
  const data = await buffer(stored.content)
  req.file = { data, mimetype: mimeType, name: filename, size: data.length }
}

/** The old address of a replaced medium leads to the new one. */
export const leadToReplacedMedium: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc].map((medium) => named.safeParse(medium).data?.filename)
  if (operation === 'update' && before && after && before !== after)
    await leadOldAddress(req, addressOfMedium(before), addressOfMedium(after))
  return doc
}
