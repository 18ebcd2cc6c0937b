import sharp from 'sharp'
import { fittingExtension } from '../../lib/file-signatures'
import { extensionOf } from '../../lib/file-sizes'
import { pictureDecoding } from '../../lib/picture-decoding'
import { safeFilename } from '../../lib/safe-filename'

/** A file as it can be stored: its name tells what it is. */
export type PreparedFile = { name: string; content: Buffer; mimeType: string; isRepaired: boolean }

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
  dxf: 'image/vnd.dxf',
}

/** Where a file goes; each takes other kinds. */
export type FileUse = 'media' | 'documents'

const kinds: Readonly<Record<FileUse, ReadonlySet<string>>> = {
  media: new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'mp4', 'webm']),
  documents: new Set(['pdf', 'zip', 'xlsx', 'docx', 'xls', 'doc', 'glb', 'dxf', 'png', 'jpg', 'jpeg', 'webp']),
}

/**
 * Makes a fetched file fit to be stored: the ending of its name is that of its content, and a drawing or a picture of a kind that browsers
 * don't show, or that can carry scripts, becomes a PNG (spec: moving/files).
 *
 * @returns null for what can't be stored
 */
export async function prepareFile(name: string, content: Buffer, use: FileUse): Promise<PreparedFile | null> {
  const extension = extensionOf(name)
  const fitting = fittingExtension(extension, content)
  if (fitting !== null && kinds[use].has(fitting)) return named(name, fitting, content, fitting !== extension)
  if (use !== 'media') return null
  const drawn = await sharp(content, pictureDecoding)
    .png()
    .toBuffer()
    .catch(() => null)
  return drawn && named(name, 'png', drawn, true)
}

function named(name: string, extension: string, content: Buffer, isRepaired: boolean): PreparedFile {
  const stem = extensionOf(name) === '' ? name : name.slice(0, -extensionOf(name).length - 1)
  return {
    name: safeFilename(`${stem || 'file'}.${extension}`),
    content,
    mimeType: mimeTypes[extension] ?? 'application/octet-stream',
    isRepaired,
  }
}
