import 'server-only'
import { type SelectorPage, selectorPage } from '../contract/selector-page'
import { SELECTOR_LINE, type Use, uses } from '../domain/selector/uses'
import type { DocumentId } from '../lib/document-id'
import { find, findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toSeo } from './seo'
import { type Viewer, visitor } from './viewer'

/** What editors say of the uses; a site that has never said anything shows ours. */
export const getSelectorPage = memoisedByVersion(async (viewer): Promise<SelectorPage> => {
  const row = await findGlobal(viewer, 'selector-page')
  const rows = row.uses ?? []
  const named = rows.flatMap(({ categories }) => categories ?? []).map(idOf)
  const [pictures, numbers] = await Promise.all([loadPictures([row.seo?.image, ...rows.map(({ picture }) => picture)]), numbersOf(named)])
  return selectorPage.parse({
    line: row.line || SELECTOR_LINE,
    uses: rows.map(({ use, title, line, picture, categories }) => ({
      ...{ key: use, title: title ?? '', line: line ?? '', picture: pictures(picture) },
      categories: (categories ?? []).flatMap((category) => numbers.get(idOf(category)) ?? []),
    })),
    seo: toSeo(row.seo, pictures),
  })
})

/** The uses in the editors' words and order, each once. */
export async function usesOfSite(viewer: Viewer): Promise<Use[]> {
  const page = await getSelectorPage(viewer)
  const own = uses.map(({ key }) => page.uses.find((one) => one.key === key))
  if (own.every((one) => one === undefined)) return [...uses]
  const order = new Map(page.uses.map(({ key }, index) => [key, index]))
  return uses
    .flatMap((use) => {
      const said = page.uses.find(({ key }) => key === use.key)
      return said ? [{ ...use, ...textsOf(said, use) }] : []
    })
    .toSorted((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0))
}

const textsOf = ({ title, line, categories }: SelectorPage['uses'][number], use: Use) => ({
  title: title || use.title,
  line: line || use.line,
  categories: categories.length > 0 ? categories : use.categories,
})

const idOf = (category: DocumentId | { id: DocumentId }): DocumentId => (typeof category === 'object' ? category.id : category)

async function numbersOf(ids: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>> {
  if (ids.length === 0) return new Map()
  const { docs } = await find(visitor, {
    collection: 'product-categories',
    where: { id: { in: [...ids] } },
    select: { categoryId: true },
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, categoryId }) => (typeof categoryId === 'number' ? [[id, categoryId] as const] : [])))
}
