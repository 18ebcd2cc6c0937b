import 'server-only'
import { storedAttribute } from '../domain/attributes/stored-attribute'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import type { KnownAttributes } from './printed-parameter'

/** All attributes: they are few, and nearly every product names some. */
export const getAttributes = memoisedByVersion(async (viewer): Promise<KnownAttributes> => {
  const { docs } = await find(viewer, { collection: 'attributes', sort: ['sortOrder', 'id'], pagination: false })
  return new Map(docs.map((row) => [row.id, storedAttribute(row)]))
})
