import 'server-only'
import { type SinglePage, singlePage } from '../contract/articles'
import type { SinglePage as SinglePageRow } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { documentUrl, mediaUrl } from './files'
import { find } from './find'
import { idOf } from './references'
import { toHtml } from './rich-text'

/** One page by its number; null when there is none that the viewer may see. */
export async function getSinglePage(id: number, viewer: Viewer = visitor): Promise<SinglePage | null> {
  const { docs } = await find(viewer, {
    collection: 'single-pages',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const [content, attachment] = await Promise.all([toHtml(row.content), attachmentUrl(row.attachment)])
  return singlePage.parse({ id: row.articleId, title: row.title, content, attachment })
}

/** The URL of the file or video that is attached to a page; null when there is none that visitors may see. */
export async function attachmentUrl(attachment: SinglePageRow['attachment']): Promise<string | null> {
  const id = idOf(attachment?.value)
  if (!attachment || id === null) return null
  const { docs } = await find(visitor, {
    collection: attachment.relationTo,
    where: { id: { equals: id } },
    select: { filename: true },
    limit: 1,
    pagination: false,
  })
  const filename = docs[0]?.filename
  if (!filename) return null
  return attachment.relationTo === 'documents' ? documentUrl(filename) : mediaUrl(filename)
}
