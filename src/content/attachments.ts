import 'server-only'
import type { AttachedFile } from '../contract/articles'
import { viewableKindOf } from '../domain/viewable-kinds'
import { extensionOf, formatFileSize } from '../lib/file-sizes'
import { idOf } from '../lib/references'
import type { SinglePage } from '../payload-types'
import { documentUrl, mediaUrl } from './files'
import { find } from './find'
import { loadMedia } from './pictures'
import { loadPosters, posterOf } from './posters'
import { asPublished, type Viewer } from './viewer'

/** The file or video that is attached to a page; null when there is none that visitors may see. */
export async function readAttachment(attachment: SinglePage['attachment'], viewer: Viewer): Promise<AttachedFile | null> {
  const id = idOf(attachment?.value)
  if (!attachment || id === null) return null
  if (attachment.relationTo === 'documents') {
    const { docs } = await find(asPublished(viewer), {
      collection: 'documents',
      where: { id: { equals: id } },
      select: { name: true, filename: true, filesize: true },
      limit: 1,
      pagination: false,
    })
    return docs[0] ? toFile(docs[0], docs[0].name, documentUrl) : null
  }
  const [media, posters] = await Promise.all([loadMedia([id]), loadPosters()])
  const medium = media.get(id)
  const file = medium ? toFile(medium, medium.alt, mediaUrl) : null
  return file && viewableKindOf(file.ext) === 'video' ? { ...file, poster: posterOf(posters, medium?.filename ?? '')?.src ?? null } : file
}

type FileRow = { filename?: string | null; filesize?: number | null }

function toFile({ filename, filesize }: FileRow, name: string, urlOf: (filename: string) => string): AttachedFile | null {
  if (!filename) return null
  return { url: urlOf(filename), name, ext: extensionOf(filename), sizeText: formatFileSize(filesize ?? 0), poster: null }
}
