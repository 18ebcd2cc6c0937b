import 'server-only'
import type { Where } from 'payload'
import { hasTextNumber, parseAddress, shownDocument } from '../domain/shown-document'
import { find } from './find'
import { visitor } from './viewer'

/** Whether something published has the id that a path carries (`/NewsDetail?id=7`); true for a path without an id. */
export async function isExistingPage(path: string): Promise<boolean> {
  const { pathname, query } = parseAddress(path)
  if (!query.has('id')) return true
  const document = shownDocument(pathname, query)
  if (!document) return false
  const { collection, field, value } = document
  const where: Where = { [field]: { equals: hasTextNumber(collection) ? value : Number(value) } }
  const { docs } = await find(visitor, { collection, where, select: { id: true }, limit: 1, pagination: false })
  return docs.length > 0
}
