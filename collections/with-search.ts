import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { isSearched } from '../src/finding/describe-document'
import { noteFound, noteLost } from '../src/finding/keep-search'

const noteChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (isSearched(slug)) await noteFound(req, slug, doc.id, doc._status === 'draft')
}

const noteGone: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
  if (isSearched(slug)) await noteLost(req, slug, doc.id)
}

/** Keeps what is searched beside every write (record 0062), after the collection's own hooks. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection
  if (!isSearched(slug)) return collection
  const afterChange = [...(hooks.afterChange ?? []), noteChange]
  return { ...collection, hooks: { ...hooks, afterChange, afterDelete: [...(hooks.afterDelete ?? []), noteGone] } }
}
