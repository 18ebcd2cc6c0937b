import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

/** What a list of the admin shows: the filters and the search text of its address. */
export function listedBy({ payload, query }: PayloadRequest, collection: CollectionSlug): Where {
  const where: Where = typeof query.where === 'object' ? { ...query.where } : {}
  const search = typeof query.search === 'string' ? query.search : ''
  return mergeListSearchAndWhere({ collectionConfig: payload.collections[collection].config, search, where })
}
