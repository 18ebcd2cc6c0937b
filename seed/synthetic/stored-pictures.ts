import { copyFile, link, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageSize } from 'payload'
import sharp from 'sharp'
import { environment } from '../../src/lib/environment'
import { encodeWidth } from '../../src/picture-widths/encode-width'
import { uploadFiles } from '../../src/storage/upload-files'
import { mediaFolder } from '../assets'
import { ensureFile } from './stored-files'

const MIME_TYPE = 'image/webp'

/** Few pictures of the demo content stand for all: devices, and some scenes. */
const PICTURES = ['products/mccb-250-3p.webp', 'products/contactor-65.webp', 'cards/rail.webp', 'cards/test-lab.webp'] as const

/** What a row says of one width; of one that would be wider than the picture it says nothing. */
export type StoredWidth =
  | { filename: string; width: number; height: number; filesize: number; mimeType: string }
  | { filename: null; width: null; height: null; filesize: null; mimeType: null }

/** A picture that is stored in all its widths. */
export type StoredPicture = {
  /** Its original. */
  name: string
  content: Buffer
  width: number
  height: number
  filesize: number
  mimeType: string
  sizes: Record<string, StoredWidth>
}

/** Which of the few pictures the n-th medium shows. */
export const pictureOf = (n: number) => (n - 1) % PICTURES.length

/**
 * Stores one of the few pictures in all widths that an upload gets, unless they are there.
 *
 * @param index which one
 * @param widths of uploads
 */
export async function storePicture(index: number, widths: readonly ImageSize[]): Promise<StoredPicture> {
  const content = await readFile(path.join(mediaFolder, PICTURES[index] ?? PICTURES[0]))
  const { width, height } = await sharp(content).metadata()
  const stem = `synthetic-picture-${index + 1}`
  const name = `${stem}.webp`
  await ensureFile(uploadFiles.media, { name, content, mimeType: MIME_TYPE })
  const sizes: [string, StoredWidth][] = []
  for (const size of widths) sizes.push([size.name, await storeWidth(content, stem, size, width)])
  return { name, content, width, height, filesize: content.length, mimeType: MIME_TYPE, sizes: Object.fromEntries(sizes) }
}

async function storeWidth(content: Buffer, stem: string, size: ImageSize, widest: number): Promise<StoredWidth> {
  if ((size.width ?? 0) > widest) return { filename: null, width: null, height: null, filesize: null, mimeType: null }
  const encoded = await encodeWidth(content, MIME_TYPE, size)
  const filename = `${stem}-${encoded.width}x${encoded.height}.${encoded.extension}`
  const { width, height, mimeType } = encoded
  await ensureFile(uploadFiles.media, { name: filename, content: encoded.content, mimeType })
  return { filename, width, height, filesize: encoded.content.length, mimeType }
}

/**
 * Gives an original a further name. In a folder it is the same file, so that it takes no room; a bucket has a copy.
 *
 * @param filename that no other file has
 */
export async function storeOriginal({ name, content, mimeType }: StoredPicture, filename: string): Promise<void> {
  if (environment.S3_BUCKET) return ensureFile(uploadFiles.media, { name: filename, content, mimeType })
  const [from, to] = [name, filename].map((one) => path.join(environment.DATA_DIR, 'media', one))
  if (from === undefined || to === undefined || (await uploadFiles.media.has(filename))) return
  // File systems count links, and some know none.
  await link(from, to).catch(() => copyFile(from, to))
}
