import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import type { NewFile } from '../storage/file-store'
import { removeUnused, uploadFiles } from '../storage/upload-files'
import { type EncodedWidth, encodeWidth } from './encode-width'
import { findAgain, type LibraryPicture, lackingWidths, widthsOfUploads } from './lacking-widths'

/** What a row says of a width. */
export type NamedWidth = { filename: string; width: number; height: number; filesize: number; mimeType: string }

/** Stored, and named by no row yet. */
export type MadeWidths = { picture: LibraryPicture; sizes: Record<string, NamedWidth> }

/** What became of a picture. */
export type Outcome =
  | ({ kind: 'made' } & MadeWidths)
  /** Deleted or replaced meanwhile. */
  | { kind: 'gone' }
  /** Whoever was asked wants no more of it. */
  | { kind: 'broken off' }
  /** It can't be done with this picture. */
  | { kind: 'impossible'; error: unknown }
  /** The storage can't be read or written now, whatever the picture. */
  | { kind: 'not stored'; error: unknown }

type Encoded = { name: string; encoded: EncodedWidth; filename: string }

/**
 * Makes the widths that a picture lacks, one after the other, and stores them under names that no file has had.
 *
 * @param mayGoOn asked before each width
 */
export async function makeWidths(cms: Payload, picture: LibraryPicture, mayGoOn: () => Promise<boolean>): Promise<Outcome> {
  const original = await readOriginal(picture.filename).catch((error: unknown) => ({ error }))
  if (original === null) return missing(cms, picture)
  if ('error' in original) return { kind: 'not stored', error: original.error }
  const all: Encoded[] = []
  const nameOf = naming(picture)
  for (const size of lackingWidths(picture, widthsOfUploads(cms))) {
    if (!(await mayGoOn())) return { kind: 'broken off' }
    const encoded = await encodeWidth(original.content, picture.mimeType, size).catch((error: unknown) => ({ error }))
    if ('error' in encoded) return { kind: 'impossible', error: encoded.error }
    all.push({ name: size.name, encoded, filename: nameOf(encoded) })
  }
  return store(cms, picture, all)
}

async function readOriginal(filename: string): Promise<{ content: Buffer } | null> {
  const file = await uploadFiles.media.open(filename)
  return file && { content: await buffer(file.content) }
}

/** A file goes after its row does: when it isn't there, the row may not be, either. */
async function missing(cms: Payload, picture: LibraryPicture): Promise<Outcome> {
  if (!(await findAgain(cms, picture))) return { kind: 'gone' }
  return { kind: 'impossible', error: new Error('The file of a picture is missing') }
}

/** With a mark of its own: neither another process at the same picture nor somebody who uploads comes upon such a name. */
function naming({ filename }: LibraryPicture) {
  const mark = randomBytes(4).toString('hex')
  const stem = filename.slice(0, filename.lastIndexOf('.'))
  return ({ width, height, extension }: EncodedWidth) => `${stem}-${width}x${height}-${mark}.${extension}`
}

async function store(cms: Payload, picture: LibraryPicture, all: readonly Encoded[]): Promise<Outcome> {
  const files: NewFile[] = all.map(({ filename, encoded: { content, mimeType } }) => ({ name: filename, content, mimeType }))
  try {
    await uploadFiles.media.write(...files)
  } catch (error) {
    const names = files.map(({ name }) => name)
    await removeUnused(cms, 'media', names)
    return { kind: 'not stored', error }
  }
  const sizes = all.map(({ name, filename, encoded: { content, width, height, mimeType } }) => {
    const named: NamedWidth = { filename, width, height, filesize: content.length, mimeType }
    return [name, named] as const
  })
  return { kind: 'made', picture, sizes: Object.fromEntries(sizes) }
}
