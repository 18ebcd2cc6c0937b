import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { extensionOf } from '../../src/lib/file-sizes'
import { leadOldAddress } from './lead-old-address'

/** An operation on one document. */
const single = z.object({ id: z.union([z.string(), z.number()]) })
const named = z.object({ filename: z.string(), mimeType: z.string() })

/**
 * Names the file that replaces a medium. A video keeps its name, and with it its poster. A picture gets a new one:
 * browsers keep pictures for a day, and a replaced picture must be seen at once.
 */
export const nameReplacedMedium: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = single.safeParse(args).data ?? {}
  if (operation !== 'update' || !req.file || id === undefined) return args
  const current = await req.payload.db.findOne({ collection: 'media', where: { id: { equals: id } }, req })
  const known = named.safeParse(current).data
  if (!known) return args
  const isSameVideo = known.mimeType.startsWith('video/') && extensionOf(known.filename) === extensionOf(req.file.name)
  req.file.name = isSameVideo ? known.filename : nextName(known.filename, extensionOf(req.file.name))
  return isSameVideo ? { ...args, overwriteExistingFiles: true } : args
}

/** `cover.webp` → `cover-2.webp` → `cover-3.webp`: never a name that was used before. */
export function nextName(filename: string, extension: string): string {
  const base = filename.slice(0, filename.lastIndexOf('.'))
  const [, stem = base, edition = '1'] = /^(.*)-(\d{1,3})$/.exec(base) ?? []
  return `${stem}-${Number(edition) + 1}.${extension}`
}

/** The old address of a replaced picture leads to the new one. */
export const leadToReplacedMedium: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc].map((medium) => named.safeParse(medium).data?.filename)
  if (operation === 'update' && before && after && before !== after) await leadOldAddress(req, addressOf(before), addressOf(after))
  return doc
}

const addressOf = (filename: string) => `/media/${encodeURIComponent(filename)}`
