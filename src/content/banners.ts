import 'server-only'
import { type Banner, banner } from '../contract/site'
import { getCms, readingAs, type Viewer, visitor } from './cms'
import { loadPictures } from './pictures'

/** The slides of the home page or of the product list, in the editor's order. */
export async function listBanners(placement: 'home' | 'product', viewer: Viewer = visitor): Promise<Banner[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'banners',
    where: { placement: { equals: placement } },
    sort: ['sortOrder', '-id'],
    pagination: false,
    ...readingAs(viewer),
  })
  const pictures = await loadPictures(docs.map(({ image }) => image))
  return docs.map((row) =>
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
