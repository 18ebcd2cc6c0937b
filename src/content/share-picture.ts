import 'server-only'
import type { Picture } from '../contract/picture'
import { listBanners } from './banners'
import { getHomePage } from './home-page'
import { memoisedByVersion } from './memoised-by-version'

/** What stands for the site where a page has no picture of its own: the home page's, or else that of its first banner. */
export const getSitePicture = memoisedByVersion(async (viewer): Promise<Picture | null> => {
  const [{ seo }, banners] = await Promise.all([getHomePage(viewer), listBanners('home', viewer)])
  return seo.image ?? banners[0]?.image ?? null
})
