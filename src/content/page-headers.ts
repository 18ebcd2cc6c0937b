import 'server-only'
import { type FormPageHeader, formPageHeader, type PageHeader } from '../contract/site'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import type { Viewer } from './viewer'

const loadPageHeaders = memoisedByVersion(async (viewer): Promise<ReadonlyMap<string, FormPageHeader>> => {
  const { pages } = await findGlobal(viewer, 'page-headers')
  const rows = pages ?? []
  const pictures = await loadPictures(rows.map(({ image }) => image))
  return new Map(
    rows.map(({ page, steps, image, ...texts }) => [
      page,
      formPageHeader.parse({ ...texts, image: pictures(image), steps: (steps ?? []).map(({ text }) => text) }),
    ]),
  )
})

/**
 * What opens an inner page.
 *
 * @param page the page's path, for example `/GoodsListView`
 * @returns null when editors have set nothing for it
 */
export async function getPageHeader(page: string, viewer?: Viewer): Promise<PageHeader | null> {
  return (await loadPageHeaders(viewer)).get(page) ?? null
}

/**
 * What opens a page with a form.
 *
 * @param page the page's path, for example `/Consult`
 * @param title of a page for which editors have set nothing
 */
export async function getFormPageHeader(page: string, title: string, viewer?: Viewer): Promise<FormPageHeader> {
  return (await loadPageHeaders(viewer)).get(page) ?? { title, line: '', image: null, tone: 'light', steps: [] }
}
