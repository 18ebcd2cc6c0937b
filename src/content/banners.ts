import 'server-only'
import { type Banner, banner } from '../contract/site'
import type { Banner as BannerRow } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { keptForVersion } from './kept'
import { loadPictures, type PictureFinder } from './pictures'

/** The slides of the home page or of the product list, in the editor's order. */
export async function listBanners(placement: BannerRow['placement'], viewer: Viewer = visitor): Promise<Banner[]> {
  const [rows, pictures] = await Promise.all([readBanners(viewer), loadPictures()])
  return rows.filter((row) => row.placement === placement).map((row) => toBanner(row, pictures))
}

const readBanners = keptForVersion(async (viewer) => {
  const { docs } = await find(viewer, { collection: 'banners', sort: ['sortOrder', '-id'], pagination: false })
  return docs
})

const toBanner = (row: BannerRow, pictures: PictureFinder) =>
  banner.parse({
    image: pictures(row.image),
    tone: row.tone,
    kicker: row.kicker ?? '',
    headline: row.headline.split('\n').map((line) => line.trim()),
    description: row.description ?? '',
    url: row.url ?? '',
    linkLabel: row.linkLabel ?? '',
    opensVideo: row.opensVideo === true,
  })
