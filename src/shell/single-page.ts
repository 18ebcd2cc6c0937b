import 'server-only'
import { cache } from 'react'
import { getSinglePage } from '../content/single-pages'
import { htmlToText } from '../lib/html'
import { publicNumberOf } from '../lib/public-number'
import { currentViewer } from './current-request'
import { notFoundMetadata } from './not-found-page'
import { pageMetadata } from './page-metadata'

/** The query of a page as Next gives it. */
export type Query = Promise<Record<string, string | string[] | undefined>>

/** Search engines show about so much. */
const DESCRIPTION_LENGTH = 120

const readPage = cache(async (id: number) => getSinglePage(id, await currentViewer()))

/** The single page whose number the address carries; null when it names none that the viewer may see. */
export async function singlePageOf(query: Query) {
  const id = publicNumberOf((await query).id)
  return id === null ? null : readPage(id)
}

/** Its title, and the beginning of its text as description. */
export async function singlePageMetadata(query: Query) {
  const page = await singlePageOf(query)
  if (!page) return notFoundMetadata()
  return pageMetadata({ title: page.title, description: htmlToText(page.content).slice(0, DESCRIPTION_LENGTH) })
}
