import type { Client } from './client'
import { askForFlagged } from './flagged'
import { inOrder } from './in-order'
import { readPages } from './lists'
import { type LegacyProduct, productDetail, productRow } from './shapes'

const list = { path: '/api/product/list', row: productRow, numberOf: ({ id }: { id: string }) => id }

/** Products in the order of the list; what a row doesn't say is taken from the detail. */
export function readProducts(client: Client, atOnce: number): AsyncIterable<LegacyProduct> {
  const isNew = askForFlagged(client, list, 'isNew')
  const isHot = askForFlagged(client, list, 'isHot')
  return inOrder(readPages(client, list), atOnce, async (row) => {
    const found = await client.one(`/api/product/${row.id}`, productDetail)
    const base = found?.base
    return {
      id: row.id,
      title: row.title || (base?.title ?? ''),
      cover: row.cover ?? base?.cover ?? null,
      isNew: await isNew(row.id, row.isNew ?? base?.isNew ?? null),
      isHot: await isHot(row.id, row.isHot),
      categoryId: row.categoryId ?? base?.categoryId ?? null,
      categoryName: row.categoryName || (base?.categoryName ?? ''),
      parentCategoryId: row.parentCategoryId ?? base?.parentCategoryId ?? null,
      detail: found?.detail ?? null,
    }
  })
}
