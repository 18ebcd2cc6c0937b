import type { CollectionConfig } from 'payload'
import { searchNumbers } from './hooks/search-numbers'

/** The numbers by which staff knows documents; product ids are text, and need no help. */
const NUMBERS = ['articleId', 'categoryId', 'attachmentId']

/** Makes the numbers among a collection's searchable fields safe to search for, before its own hooks. */
export function withNumberSearch(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks = {} } = collection
  if (!admin?.listSearchableFields?.some((field) => NUMBERS.includes(field))) return collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [searchNumbers, ...(hooks.beforeOperation ?? [])] } }
}
