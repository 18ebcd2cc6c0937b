import 'server-only'
import { type PageHeader, pageHeader } from '../contract/site'
import { getCms, readingAs, type Viewer } from './cms'
import { keptForVersion } from './kept'
import { loadPictures } from './pictures'

const loadPageHeaders = keptForVersion(async (viewer): Promise<ReadonlyMap<string, PageHeader>> => {
  const cms = await getCms()
  const { pages } = await cms.findGlobal({ slug: 'page-headers', ...readingAs(viewer) })
  const rows = pages ?? []
  const pictures = await loadPictures(rows.map(({ image }) => image))
  return new Map(rows.map(({ page, title, line, image, tone }) => [page, pageHeader.parse({ title, line, image: pictures(image), tone })]))
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
