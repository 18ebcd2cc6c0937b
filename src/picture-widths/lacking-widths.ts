import type { ImageSize, Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { documentId } from '../lib/document-id'

const size = z.looseObject({ filename: z.string().nullish() })

const picture = z.object({
  id: documentId,
  filename: z.string(),
  mimeType: z.string(),
  width: z.number(),
  updatedAt: z.string(),
  sizes: z.record(z.string(), size.nullish()).nullish(),
})

/** A picture of the library, as far as its widths are concerned. */
export type LibraryPicture = z.infer<typeof picture>

/** The widths of an upload: the one place that says how they are made is `collections/media.ts`. */
export const widthsOfUploads = ({ collections }: Payload): readonly ImageSize[] => collections.media.config.upload.imageSizes ?? []

/**
 * The widths that a picture ought to have and doesn't. As at upload, none is wider than the picture itself.
 *
 * @param all the widths of an upload
 */
export const lackingWidths = ({ width, sizes }: Pick<LibraryPicture, 'width' | 'sizes'>, all: readonly ImageSize[]) =>
  all.filter((one) => (one.width ?? 0) <= width && !sizes?.[one.name]?.filename)

/** The pictures that lack a width, oldest first, by what is committed. Videos have none. */
export async function findLackingPictures(cms: Payload): Promise<LibraryPicture[]> {
  const lacksOne = widthsOfUploads(cms).map(
    ({ name, width = 0 }): Where => ({
      and: [{ width: { greater_than_equal: width } }, { [`sizes.${name}.filename`]: { exists: false } }],
    }),
  )
  if (lacksOne.length === 0) return []
  const where: Where = { and: [{ mimeType: { contains: 'image/' } }, { or: lacksOne }] }
  const { docs } = await cms.db.find({ collection: 'media', where, sort: ['createdAt'], limit: 0, pagination: false })
  return docs.flatMap((doc) => picture.safeParse(doc).data ?? [])
}

/**
 * The same picture as it is now; null when it was deleted, or when another file has taken its place.
 *
 * @param req whose transaction is asked; without it, what is committed
 */
export async function findAgain(cms: Payload, { id, filename }: LibraryPicture, req?: Partial<PayloadRequest>) {
  const where: Where = { and: [{ id: { equals: id } }, { filename: { equals: filename } }] }
  return picture.safeParse(await cms.db.findOne({ collection: 'media', where, ...(req && { req }) })).data ?? null
}
