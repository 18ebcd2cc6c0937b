import 'server-only'
import type { Picture } from '../contract/picture'
import type { DocumentId } from '../lib/document-id'
import { mediaWidths } from '../lib/media-widths'
import { idOf, idsOf, type Reference } from '../lib/references'
import { FROM } from '../lib/source-marks'
import type { Media } from '../payload-types'
import { mediaUrl } from './files'
import { find } from './find'
import { keptRows } from './kept-rows'
import { visitor } from './viewer'

/** Finds the picture of a relation; null when there is none, or when it is no picture. */
export type PictureFinder = (reference: Reference) => Picture | null

const sizeFields = { filename: true, width: true } as const
type SizeName = `w${(typeof mediaWidths)[number]}`
const sizes = Object.fromEntries(mediaWidths.map((width) => [`w${width}`, sizeFields])) as Record<SizeName, typeof sizeFields>

/** What is read of a picture. */
export const pictureFields = {
  alt: true,
  filename: true,
  filesize: true,
  mimeType: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  sizes,
} as const

/** A picture or a video as it is read. */
export type MediumRow = Pick<Media, 'id' | keyof typeof pictureFields> & {
  /** In a marked preview: the document and field that show it here. */
  from?: string
}

/**
 * Media by their ids, each read at most once until media change: there is no page without pictures, and most show the same. Media have no
 * drafts, so that everybody sees the same.
 *
 * @param references of all that is shown: what is not kept is read in one query
 */
export const loadMedia = (references: readonly Reference[]): Promise<ReadonlyMap<DocumentId, MediumRow>> => keptMedia(idsOf(references))

const keptMedia = keptRows(['used:media'], async (ids): Promise<MediumRow[]> => {
  const { docs } = await find(visitor, { collection: 'media', where: { id: { in: [...ids] } }, select: pictureFields, pagination: false })
  return docs
})

/** @param references of all pictures that will be asked for */
export async function loadPictures(references: readonly Reference[]): Promise<PictureFinder> {
  const media = await loadMedia(references)
  return pictureFinder(media)
}

/** Finds pictures among media that are read. */
export const pictureFinder =
  (media: ReadonlyMap<DocumentId, MediumRow>): PictureFinder =>
  (reference) =>
    toPicture(mediumOf(media, reference))

/** What a relation names, with the place where it is named if that is marked. */
export function mediumOf(media: ReadonlyMap<DocumentId, MediumRow>, reference: Reference): MediumRow | undefined {
  const medium = media.get(idOf(reference) ?? -1)
  const from: unknown = typeof reference === 'object' && reference !== null && 'from' in reference ? reference.from : undefined
  return medium && typeof from === 'string' ? { ...medium, from } : medium
}

/** The address of a medium's file; where its place is marked, with the mark in its fragment, which no server sees. */
export const markedUrl = ({ from }: Pick<MediumRow, 'from'>, filename: string) => mediaUrl(filename) + (from ? `${FROM}${from}` : '')

/** Is it a video? */
export const isVideo = (medium: MediumRow) => medium.mimeType?.startsWith('video/') === true

/** The address of a video; null for pictures. */
export const toVideoUrl = (medium: MediumRow | undefined): string | null =>
  medium?.filename && isVideo(medium) ? markedUrl(medium, medium.filename) : null

/** A medium as a picture with the widths it was converted to; null for videos. */
export function toPicture(medium: MediumRow | undefined): Picture | null {
  if (!medium?.filename || !medium.width || !medium.height || !medium.mimeType?.startsWith('image/')) return null
  const original = { src: mediaUrl(medium.filename), width: medium.width }
  const narrower = mediaWidths.flatMap((width) => {
    const size = medium.sizes?.[`w${width}`]
    return size?.filename && size.width ? [{ src: mediaUrl(size.filename), width: size.width }] : []
  })
  // A width may stand in a list of sources once.
  const isListed = narrower.some(({ width }) => width === original.width)
  return {
    src: markedUrl(medium, medium.filename),
    width: medium.width,
    height: medium.height,
    alt: medium.alt,
    ...focusOf(medium),
    sources: isListed ? narrower : [...narrower, original],
  }
}

/** The editor's focal point in per cent; nothing for the middle, where pictures are cropped anyway. */
function focusOf({ focalX, focalY }: Pick<MediumRow, 'focalX' | 'focalY'>): Pick<Picture, 'focus'> {
  const [x, y] = [focalX ?? 50, focalY ?? 50].map(Math.round)
  return x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` }
}
