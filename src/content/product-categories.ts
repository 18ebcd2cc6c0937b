import 'server-only'
import { type ProductCategoryTexts, type ProductCategoryTree, productCategoryTexts, productCategoryTree } from '../contract/products'
import type { DocumentId } from '../lib/document-id'
import { idOf } from '../lib/references'
import { find } from './find'
import { countListByCategory } from './list-page'
import { memoisedByVersion, narrowly } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toSeo } from './seo'
import { visitor } from './viewer'

/** The category of a product with its parent; both by their public numbers. */
export type CategoryPlace = { id: number; name: string; parentId: number; parentName: string }

type Row = Awaited<ReturnType<typeof readCategories>>[number]

const readCategories = memoisedByVersion(async (viewer) => {
  const { docs } = await find(viewer, {
    collection: 'product-categories',
    select: { name: true, categoryId: true, parent: true, icon: true, description: true, seo: true },
    sort: ['sortOrder', 'id'],
    pagination: false,
  })
  return docs
})

/** The category tree with the number of published products in each. */
export const getProductCategories = memoisedByVersion(async (viewer): Promise<ProductCategoryTree> => {
  const [rows, counts] = await Promise.all([readCategories(viewer), narrowly(() => countListByCategory(visitor, 'products'))])
  const countOf = (row: Row) => counts.get(row.id) ?? 0
  const node = (row: Row) => ({ id: row.categoryId ?? 0, name: row.name, productCount: countOf(row) })

  const tree = rows
    .filter((row) => idOf(row.parent) === null)
    .map((parent) => {
      const children = rows.filter((row) => idOf(row.parent) === parent.id)
      return {
        ...node(parent),
        productCount: [parent, ...children].reduce((sum, row) => sum + countOf(row), 0),
        icon: parent.icon ?? null,
        description: parent.description ?? '',
        children: children.map(node),
      }
    })
  return productCategoryTree.parse(tree)
})

/** What search engines are told of each category, by its public number. */
export const getProductCategoryTexts = memoisedByVersion(async (viewer): Promise<ReadonlyMap<number, ProductCategoryTexts>> => {
  const rows = await readCategories(viewer)
  const pictures = await loadPictures(rows.map(({ seo }) => seo?.image))
  return new Map(
    rows.map(({ categoryId, description, seo }) => [
      categoryId ?? 0,
      productCategoryTexts.parse({ description: description ?? '', seo: toSeo(seo, pictures) }),
    ]),
  )
})

/** Places of all categories by database id, for lists of products. */
export const loadCategoryPlaces = memoisedByVersion(async (viewer): Promise<ReadonlyMap<DocumentId, CategoryPlace>> => {
  const rows = await readCategories(viewer)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    rows.map((row) => {
      const parent = byId.get(idOf(row.parent) ?? -1) ?? row
      const place = {
        id: row.categoryId ?? 0,
        name: row.name,
        parentId: parent.categoryId ?? 0,
        parentName: parent.name,
      }
      return [row.id, place]
    }),
  )
})
