import 'server-only'
import sharp from 'sharp'
import { getCms } from '../cms'
import { photoLimits } from '../contract/service-request'
import { pictureDecoding } from '../lib/picture-decoding'
import type { RequestPhoto } from '../payload-types'
import { Refusal } from './refusal'

/** What a photo may be (spec: service/repair-photos), and how its file is called. */
const formats = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const
type Format = keyof typeof formats

/** The longer side of a stored photo. */
const MAX_SIDE = 2560

/** @throws Refusal when a file is too big, or its content is no picture of a kind that is taken */
export async function checkPhotos(photos: readonly Buffer[]): Promise<void> {
  if (photos.some(({ length }) => length > photoLimits.bytes)) throw new Refusal(photoLimits.messages.size)
  for (const photo of photos) await formatOf(photo)
}

/**
 * Stores photos, private to service staff, for as long as what refers to them can be stored: else they are deleted again.
 *
 * @param name of the files, without number and extension
 * @param use stores what refers to the photos
 */
export async function withStoredPhotos<T>(
  photos: readonly Buffer[],
  name: string,
  use: (ids: RequestPhoto['id'][]) => Promise<T>,
): Promise<T> {
  const ids: RequestPhoto['id'][] = []
  try {
    for (const [index, photo] of photos.entries()) ids.push(await storePhoto(photo, `${name}-${index + 1}`))
    return await use(ids)
  } catch (error) {
    const cms = await getCms()
    // One that can't be deleted now goes at night; the visitor learns what was wrong.
    await Promise.allSettled(ids.map((id) => cms.delete({ collection: 'request-photos', id, depth: 0, overrideAccess: true })))
    throw error
  }
}

/**
 * Stores one photo, written anew.
 *
 * @param name of the file, without extension
 * @throws Refusal when its content is broken
 */
export async function storePhoto(photo: Buffer, name: string): Promise<RequestPhoto['id']> {
  const format = await formatOf(photo)
  const data = await reencoded(photo, format)
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'request-photos',
    data: {},
    file: { data, mimetype: `image/${format}`, name: `${name}.${formats[format]}`, size: data.length },
    depth: 0,
    overrideAccess: true,
  })
  return id
}

/** What the content is, whatever the file's name and type say. */
async function formatOf(photo: Buffer): Promise<Format> {
  const { format } = await sharp(photo, pictureDecoding)
    .metadata()
    .catch(() => ({ format: undefined }))
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format
  throw new Refusal(photoLimits.messages.type)
}

/** Written anew: upright, without the place and the device it was taken with, and without anything hidden in the file. */
async function reencoded(photo: Buffer, format: Format): Promise<Buffer> {
  try {
    return await sharp(photo, pictureDecoding)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer()
  } catch {
    // The head of the file is right, the rest is broken.
    throw new Refusal(photoLimits.messages.type)
  }
}
