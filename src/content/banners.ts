import 'server-only'
import { type Banner, banner } from '../contract/site'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { loadPictures } from './pictures'
import { previewedFirst } from './previewed-first'

/** The slides of the home page or of the product list, in the editor's order; in its preview a slide comes first. */
export async function listBanners(placement: 'home' | 'product', viewer: Viewer = visitor): Promise<Banner[]> {
  const { docs } = await find(viewer, {
    collection: 'banners',
    where: { placement: { equals: placement } },
    sort: ['sortOrder', '-id'],
    pagination: false,
  })
  const pictures = await loadPictures(docs.map(({ image }) => image))
  return previewedFirst(viewer, 'banners', docs).map((row) =>
    banner.parse({
      image: pictures(row.image),
      tone: row.tone,
      kicker: row.kicker ?? '',
      headline: row.headline.split('\n').map((line) => line.trim()),
      description: row.description ?? '',
      url: row.url ?? '',
      linkLabel: row.linkLabel ?? '',
      opensVideo: row.opensVideo === true,
    }),
  )
}
