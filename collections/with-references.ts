import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { noteDeletion, noteDocument, noteGlobal, noteRedirects } from '../src/usage/keep'

/** What is never content: the machinery, and what visitors send. */
const withoutReferences = new Set([
  ...['audit-log', 'captcha-challenges', 'content-gaps', 'content-references', 'counters', 'page-views', 'rate-limits'],
  ...['legacy-imports', 'legacy-import-entries', 'product-pairs'],
  ...['recent-submissions', 'request-photos', 'search-terms', 'service-requests', 'consultations', 'users'],
])

const noteChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  await noteDocument(req, slug, doc.id, { isWhole: operation === 'create' || doc._status === 'published' })
}

const noteGone: CollectionAfterDeleteHook = ({ collection: { slug }, doc, req }) => noteDeletion(req, slug, doc)

const noteChangedRedirect: CollectionAfterChangeHook = ({ doc, previousDoc, req }) =>
  noteRedirects(
    req,
    [doc.from, previousDoc?.from].filter((from) => typeof from === 'string'),
  )

const noteGoneRedirect: CollectionAfterDeleteHook = ({ doc, req }) => noteRedirects(req, [doc.from])

const noteChangedGlobal: GlobalAfterChangeHook = ({ global: { slug }, req }) => noteGlobal(req, slug)

/**
 * Keeps the table of references beside every write (record 0052), after the collection's own hooks. Said here once and not in
 * each collection, where a new one could forget it.
 */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection
  if (withoutReferences.has(slug)) return collection
  const isRedirects = slug === 'redirects'
  const afterChange = [...(hooks.afterChange ?? []), isRedirects ? noteChangedRedirect : noteChange]
  const afterDelete = [...(hooks.afterDelete ?? []), isRedirects ? noteGoneRedirect : noteGone]
  return { ...collection, hooks: { ...hooks, afterChange, afterDelete } }
}

/** The same for a global. */
export function withGlobalReferences(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), noteChangedGlobal] } }
}
