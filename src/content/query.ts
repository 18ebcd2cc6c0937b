import type { CollectionSlug, SelectIncludeType, Where } from 'payload'

/** What is read of a collection, whichever it is; the compiler gives up on the union of all. */
export type AnyQuery = {
  collection: CollectionSlug
  where: Where
  select?: SelectIncludeType
  sort?: string[]
  limit: number
  page?: number
  pagination: boolean
}
