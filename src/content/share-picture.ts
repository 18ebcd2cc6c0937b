import 'server-only'
import type { Picture } from '../contract/picture'
import { listBanners } from './banners'
import { getHomePage } from './home-page'
import { keptForVersion } from './kept'

/** What stands for the site where a page has no picture of its own: the home page's, or else that of its first banner. */
export const getSitePicture = keptForVersion(async (viewer): Promise<Picture | null> => {
  const [{ seo }, banners] = await Promise.all([getHomePage(viewer), listBanners('home', viewer)])
  return seo.image ?? banners[0]?.image ?? null
})
