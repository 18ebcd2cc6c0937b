import 'server-only'
import { type Banner, banner } from '../contract/site'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { previewedFirst } from './previewed-first'
import { type Viewer, visitor } from './viewer'

const readBanners = memoisedByVersion(async (viewer) => {
  const { docs } = await find(viewer, { collection: 'banners', sort: ['sortOrder', '-id'], pagination: false })
  return docs
})

/** The slides of the home page or of the product list, in the editor's order; in its preview a slide comes first. */
export async function listBanners(placement: 'home' | 'product', viewer: Viewer = visitor): Promise<Banner[]> {
  const rows = await readBanners(viewer)
  const pictures = await loadPictures(rows.map(({ image }) => image))
  const placed = rows.filter((row) => row.placement === placement)
  return previewedFirst(viewer, 'banners', placed).map((row) =>
    banner.parse({
      image: pictures(row.image),
      tone: row.tone,
      kicker: row.kicker ?? '',
      headline: linesOf(row.headline),
      description: row.description ?? '',
      url: row.url ?? '',
      linkLabel: row.linkLabel ?? '',
      opensVideo: row.opensVideo === true,
    }),
  )
}

/** None where the words are in the picture. */
const linesOf = (headline: string | null | undefined): string[] => (headline?.trim() ? headline.split('\n').map((line) => line.trim()) : [])
