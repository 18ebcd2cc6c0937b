import type { ImageSize, Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { inPages } from '../database/in-pages'
import { type DocumentId, documentId } from '../lib/document-id'

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

/** So many rows are looked at at a time; between them others get their turn. */
const PAGE = 500

/**
 * The pictures that lack a width, page by page, by what is committed. Videos have none. Which width a picture lacks is looked at here: no
 * index knows, and the database would read its whole table at once.
 *
 * @param changedAfter looks only at those that were changed since, when they are few
 */
export async function* findLackingPictures(cms: Payload, changedAfter?: Date): AsyncGenerator<LibraryPicture[]> {
  const changed = changedAfter && (await changedPictures(cms, changedAfter))
  if (changed) yield lackingOf(cms, changed)
  else for await (const rows of inPages({ where: {}, size: PAGE }, (page) => read(cms, page))) yield lackingOf(cms, rows)
}

/** Null when they are many. */
async function changedPictures(cms: Payload, after: Date): Promise<Row[] | null> {
  const where: Where = { updatedAt: { greater_than_equal: after.toISOString() } }
  const rows = await read(cms, { where, sort: ['updatedAt', 'id'], limit: PAGE + 1 })
  return rows.length > PAGE ? null : rows
}

type Row = { id: DocumentId }

async function read(cms: Payload, asked: { where: Where; sort: string | string[]; limit: number }): Promise<Row[]> {
  return (await cms.db.find({ collection: 'media', pagination: false, ...asked })).docs
}

function lackingOf(cms: Payload, rows: readonly Row[]): LibraryPicture[] {
  const all = widthsOfUploads(cms)
  const pictures = rows.flatMap((row) => picture.safeParse(row).data ?? [])
  return pictures.filter((one) => one.mimeType.includes('image/') && lackingWidths(one, all).length > 0)
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
