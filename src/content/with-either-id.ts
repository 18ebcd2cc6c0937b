import type { Where } from 'payload'
import type { DocumentId } from '../lib/document-id'

/**
 * Products by both of their ids. A list that is empty is left out: with what nothing meets beside it, SQLite would ask every product (record 0097).
 *
 * @param numbers public ones
 * @param ids of the database
 */
export function withEitherId(numbers: readonly string[], ids: readonly DocumentId[]): Where {
  const byNumber: Where = { articleId: { in: [...numbers] } }
  const byId: Where = { id: { in: [...ids] } }
  if (ids.length === 0) return byNumber
  return numbers.length === 0 ? byId : { or: [byNumber, byId] }
}
