import 'server-only'
import { cache } from 'react'
import { type PageHeader, pageHeader } from '../contract/site'
import { getCms, readingAs, type Viewer, visitor } from './cms'
import { loadPictures } from './pictures'

/**
 * What opens an inner page.
 *
 * @param page the page's path, for example `/GoodsListView`
 * @returns null when editors have set nothing for it
 */
export const getPageHeader = cache(async (page: string, viewer: Viewer = visitor): Promise<PageHeader | null> => {
  const cms = await getCms()
  const { pages } = await cms.findGlobal({ slug: 'page-headers', ...readingAs(viewer) })
  const row = pages?.find((entry) => entry.page === page)
  if (!row) return null
  const pictures = await loadPictures([row.image])
  return pageHeader.parse({ title: row.title, line: row.line, image: pictures(row.image), tone: row.tone })
})
