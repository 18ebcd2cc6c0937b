import 'server-only'
import type { AttachedFile } from '../contract/articles'
import { extensionOf, formatFileSize } from '../lib/file-sizes'
import { viewableKindOf } from '../lib/viewable-kinds'
import type { SinglePage } from '../payload-types'
import { visitor } from './cms'
import { documentUrl, mediaUrl } from './files'
import { find } from './find'
import { loadPosters } from './posters'
import { idOf } from './references'

const fileFields = { filename: true, filesize: true } as const

/** The file or video that is attached to a page; null when there is none that visitors may see. */
export async function readAttachment(attachment: SinglePage['attachment']): Promise<AttachedFile | null> {
  const id = idOf(attachment?.value)
  if (!attachment || id === null) return null
  const only = { where: { id: { equals: id } }, limit: 1, pagination: false }
  if (attachment.relationTo === 'documents') {
    const { docs } = await find(visitor, { collection: 'documents', select: { ...fileFields, name: true }, ...only })
    return docs[0] ? toFile(docs[0], docs[0].name, documentUrl) : null
  }
  const { docs } = await find(visitor, { collection: 'media', select: { ...fileFields, alt: true }, ...only })
  const file = docs[0] ? toFile(docs[0], docs[0].alt, mediaUrl) : null
  if (!file || viewableKindOf(file.ext) !== 'video') return file
  const video = docs[0]?.filename ?? ''
  return { ...file, poster: (await loadPosters([video])).get(video)?.src ?? null }
}

type FileRow = { filename?: string | null; filesize?: number | null }

function toFile({ filename, filesize }: FileRow, name: string, urlOf: (filename: string) => string): AttachedFile | null {
  if (!filename) return null
  return { url: urlOf(filename), name, ext: extensionOf(filename), sizeText: formatFileSize(filesize ?? 0), poster: null }
}
