import 'server-only'
import { getSinglePage } from '../content/single-pages'
import { publicNumberOf } from '../domain/public-number'
import { beginningOf, DESCRIPTION_LENGTH } from '../lib/beginning'
import { currentViewer } from './current-request'
import { notFoundMetadata, pageMetadata } from './page-metadata'

/** The query of a page as Next gives it. */
export type Query = Promise<Record<string, string | string[] | undefined>>

/** The single page whose number the address carries; null when it names none that the viewer may see. */
export async function singlePageOf(query: Query) {
  const id = publicNumberOf((await query).id)
  return id === null ? null : getSinglePage(id, await currentViewer())
}

/**
 * Its title, and the beginning of its text as description.
 *
 * @param path of the page that shows it; `/RichTextInfo` is the same as `/RichText`, which its links name
 */
export async function singlePageMetadata(query: Query, path: '/RichText' | '/VideoView' = '/RichText') {
  const page = await singlePageOf(query)
  if (!page) return notFoundMetadata()
  const { id, title, content, seo } = page
  return pageMetadata({ path: `${path}?id=${id}`, title, description: beginningOf(content, DESCRIPTION_LENGTH), seo })
}
