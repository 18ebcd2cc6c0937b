import 'server-only'
import { type HomePage, homePage } from '../contract/site'
import { idOf, idsOf } from '../lib/references'
import { find, findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { productCardsOf } from './product-cards'
import { toSeo } from './seo'
import { visitor } from './viewer'

/** The home page's own content; tiles whose product is not published are left out. */
export const getHomePage = memoisedByVersion(async (viewer): Promise<HomePage> => {
  const row = await findGlobal(viewer, 'home-page')
  const tiles = row.featured ?? []
  const ids = idsOf(tiles.map(({ product }) => product))
  const [cards, pictures, rows] = await Promise.all([
    productCardsOf(ids, viewer),
    loadPictures([row.help?.image, row.seo?.image]),
    find(visitor, {
      collection: 'products',
      where: { id: { in: ids } },
      select: { articleId: true },
      pagination: false,
    }),
  ])
  const articleIds = new Map(rows.docs.map(({ id, articleId }) => [id, articleId]))
  const featured = tiles.flatMap(({ product, kicker, headline, line, figures }) => {
    const card = cards.find(({ id }) => id === articleIds.get(idOf(product) ?? -1))
    if (!card) return []
    const tileFigures = (figures ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label }))
    return [{ productId: card.id, kicker, headline, line, isNew: card.isNew, cover: card.cover, figures: tileFigures }]
  })
  return homePage.parse({
    featuredTitle: row.featuredTitle ?? '',
    featuredLine: row.featuredLine ?? '',
    featured,
    storiesTitle: row.storiesTitle ?? '',
    storiesLine: row.storiesLine ?? '',
    newsTitle: row.newsTitle ?? '',
    help: {
      title: row.help?.title ?? '',
      line: row.help?.line ?? '',
      image: pictures(row.help?.image),
      primaryLabel: row.help?.primaryLabel ?? '',
      secondaryLabel: row.help?.secondaryLabel ?? '',
    },
    seo: toSeo(row.seo, pictures),
  })
})
