import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import type { Viewer } from './cms'
import { find } from './find'

/** Characters that the SQL of the database adapter would read as wildcards. */
const WILDCARDS = /[%_\\]/

type KeywordSearch = { collection: CollectionSlug; field: string; keyword: string; viewer: Viewer }

/**
 * A condition for “contains the keyword”, where every character is literal and ASCII letters match in any case
 * (decision 3). Keywords with wildcards are rare: for them, the titles are compared here.
 */
export async function containsKeyword({ collection, field, keyword, viewer }: KeywordSearch): Promise<Where> {
  if (keyword === '') return {}
  // No text holds a NUL, and MongoDB refuses to look for one.
  if (keyword.includes('\0')) return { id: { in: [] } }
  if (!WILDCARDS.test(keyword)) return { [field]: { contains: keyword } }
  const { docs } = await find(viewer, { collection, select: { [field]: true }, pagination: false })
  const wanted = keyword.toLowerCase()
  const ids = docs.filter((doc) => String(Reflect.get(doc, field)).toLowerCase().includes(wanted)).map(({ id }) => id)
  return { id: { in: ids } }
}
