import 'server-only'
import type { Selectivity } from '../contract/selectivity'
import { SELECTIVE_PRODUCT } from '../domain/selectivity'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import { cardsById } from './product-cards'
import { productsNaming } from './products-naming'
import { type PairsWith, pairsBelow } from './selectivity-rows'
import { asPublished, type Viewer } from './viewer'

/** So many upstream products are told. */
const MOST_ABOVE = 12

/** What tables of selectivity say of a product, as the one above and as the one below (spec: products/selectivity). */
export async function selectivityOf(row: { id: DocumentId }, viewer: Viewer): Promise<Selectivity> {
  const reader = asPublished(viewer)
  const [below, above] = await Promise.all([
    withModels(pairsBelow(row), reader),
    pairsAbove(row.id, reader).then((said) => withModels(said, reader)),
  ])
  return { below, above }
}

/** What upstream products say of one, by them. */
export async function pairsAbove(id: DocumentId, viewer: Viewer): Promise<PairsWith[]> {
  const naming = await productsNaming(id, viewer)
  const above = naming.filter(({ fields }) => fields.includes(SELECTIVE_PRODUCT)).slice(0, MOST_ABOVE)
  return above.flatMap(({ row }) =>
    pairsBelow(row)
      .filter(({ product }) => product === id)
      .map((said) => ({ ...said, product: row.id })),
  )
}

/** What is said of products with their models, in that order; those that are not published are left out. */
export async function withModels<T extends { product: DocumentId }>(said: readonly T[], viewer: Viewer) {
  const cards = await cardsById(idsOf(said.map(({ product }) => product)), viewer)
  return said.flatMap(({ product, ...rest }) => {
    const card = cards.get(product)
    return card ? [{ ...rest, id: card.id, model: card.model }] : []
  })
}
