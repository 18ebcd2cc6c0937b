import 'server-only'
import type { CollectionSlug } from 'payload'
import { type Fields, find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { editorsOrder } from './viewer'

/**
 * What the lists of a collection are filtered by, of every document, in the editors' order; kept for one content version.
 *
 * A list is filtered in here, and only the rows of the asked page are read: one query whatever the filter is, none to
 * count, and every character of a keyword is literal.
 */
export function keptIndex<S extends CollectionSlug, F extends Fields<S>>(collection: S, fields: F) {
  return memoisedByVersion(async (viewer) => {
    const { docs } = await find(viewer, { collection, select: fields, sort: editorsOrder, pagination: false })
    return docs
  })
}
