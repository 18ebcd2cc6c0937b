import 'server-only'
import type { Product } from '../payload-types'
import { find } from './find'
import { onceInRequest } from './memoised-by-version'
import { type Viewer, visitor } from './viewer'

/**
 * A product as it is stored, asked for once in a request.
 *
 * @param id the public id, for example `160_2`
 * @returns null when there is no such product, or none that the viewer may see
 */
export const productRow = onceInRequest(async (id: string, viewer: Viewer = visitor): Promise<Product | null> => {
  const { docs } = await find(viewer, {
    collection: 'products',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
})
