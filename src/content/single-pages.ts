import 'server-only'
import { type SinglePage, singlePage, type VideoPage, videoPage } from '../contract/articles'
import { idOf } from '../lib/references'
import type { SinglePage as SinglePageRow } from '../payload-types'
import { readAttachment } from './attachments'
import { find } from './find'
import { onceInRequest } from './memoised-by-version'
import { loadMedia, loadPictures } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { type Viewer, visitor } from './viewer'

/** One page by its number; null when there is none that the viewer may see. */
export const getSinglePage = onceInRequest(async (id: number, viewer: Viewer = visitor): Promise<SinglePage | null> => {
  const { docs } = await find(viewer, {
    collection: 'single-pages',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const [content, file, pictures] = await Promise.all([
    toHtml(row.content),
    readAttachment(row.attachment, viewer),
    loadPictures([row.seo?.image]),
  ])
  const { articleId: number, title } = row
  return singlePage.parse({ id: number, title, content, attachment: file?.url ?? null, file, seo: toSeo(row.seo, pictures) })
})

/** The pages that have a video, by their numbers. */
export async function listVideoPages(viewer: Viewer = visitor): Promise<VideoPage[]> {
  const { docs } = await find(viewer, {
    collection: 'single-pages',
    select: { articleId: true, title: true, attachment: true },
    sort: ['articleId'],
    pagination: false,
  })
  const media = await loadMedia(docs.map(mediumOf))
  const videos = docs.filter((row) => media.get(idOf(mediumOf(row)) ?? -1)?.mimeType?.startsWith('video/'))
  return videoPage.array().parse(videos.map(({ articleId, title }) => ({ id: articleId, title })))
}

const mediumOf = ({ attachment }: Pick<SinglePageRow, 'attachment'>) => (attachment?.relationTo === 'media' ? attachment.value : null)
