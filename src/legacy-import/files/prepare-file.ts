import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { File } from 'payload'
import sharp from 'sharp'
import { documentEndings, mediaEndings } from '../../domain/upload-endings'
import { fittingExtension, SIGNATURE_BYTES } from '../../lib/file-signatures'
import { extensionOf } from '../../lib/file-sizes'
import { pictureDecoding } from '../../lib/picture-decoding'
import { safeFilename } from '../../lib/safe-filename'
import { bytesOf, endsOf, type FileContent, isOnDisk } from '../../storage/file-content'

/** A file as it can be stored: its name tells what it is. */
export type PreparedFile = { name: string; content: FileContent; sha256: string; mimeType: string; isRepaired: boolean }

/** A file as it came. */
export type FoundFile = Pick<PreparedFile, 'name' | 'content' | 'sha256'>

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
  glb: 'model/gltf-binary',
  step: 'model/step',
  stp: 'model/step',
  dxf: 'image/vnd.dxf',
}

/** @param extension of a file's name, in lower case */
export const mimeTypeOf = (extension: string): string => mimeTypes[extension] ?? 'application/octet-stream'

/** Where a file goes; each takes other kinds. */
export type FileUse = 'media' | 'documents'

const kinds: Readonly<Record<FileUse, ReadonlySet<string>>> = {
  media: new Set(mediaEndings),
  documents: new Set(documentEndings),
}

/**
 * Makes a fetched file fit to be stored: the ending of its name is that of its content, and a drawing or a picture of a kind that browsers
 * don't show, or that can carry scripts, becomes a PNG (spec: moving/files).
 *
 * @returns null for what can't be stored
 */
export async function prepareFile(found: FoundFile, use: FileUse): Promise<PreparedFile | null> {
  const extension = extensionOf(found.name)
  const { first } = await endsOf(found.content, SIGNATURE_BYTES)
  const fitting = fittingExtension(extension, first)
  const isTaken = fitting !== null && kinds[use].has(fitting)
  if (isTaken && !PICTURES.has(fitting)) return named(found, fitting, fitting !== extension)
  if (!isTaken && use !== 'media') return null
  // Pictures are converted in memory.
  if (bytesOf(found.content) > MAX_PICTURE_BYTES) return null
  const content = isOnDisk(found.content) ? await readFile(found.content.path) : found.content
  if (isTaken) return named({ ...found, content }, fitting, fitting !== extension)
  const drawn = await sharp(content, pictureDecoding)
    .png()
    .toBuffer()
    .catch(() => null)
  return drawn && named({ name: found.name, content: drawn, sha256: digestOf(drawn) }, 'png', true)
}

const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'])

/** Larger ones are no pictures of a website, and several are held at once. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

/** By what equal files are known. */
export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** So much of a file of PDF is looked at by Payload at its beginning and its end. */
const LOOKED_AT_BYTES = 4096

/** As Payload takes a file: what lies on the disk is stored from there, and never read whole. */
export async function uploadOf({ name, content, mimeType }: PreparedFile): Promise<File> {
  const common = { name, mimetype: mimeType, size: bytesOf(content) }
  if (!isOnDisk(content)) return { ...common, data: Buffer.from(content.buffer, content.byteOffset, content.byteLength) }
  const isRead = mimeType === 'application/pdf' && content.bytes > 2 * LOOKED_AT_BYTES
  const { first, last } = isRead ? await endsOf(content, LOOKED_AT_BYTES) : { first: NOTHING, last: NOTHING }
  // Without any data it looks into the file, and reads one of PDF whole.
  return { ...common, data: Buffer.concat([first, last]), tempFilePath: content.path }
}

const NOTHING = Buffer.alloc(0)

function named({ name, content, sha256 }: FoundFile, extension: string, isRepaired: boolean): PreparedFile {
  const stem = extensionOf(name) === '' ? name : name.slice(0, -extensionOf(name).length - 1)
  return {
    name: safeFilename(`${stem || 'file'}.${extension}`),
    content,
    sha256,
    mimeType: mimeTypeOf(extension),
    isRepaired,
  }
}
