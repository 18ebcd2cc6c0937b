import type { CollectionConfig, GlobalConfig } from 'payload'
import {
  notePublicDocument,
  notePublicGlobal,
  recordDeletion,
  recordDocumentChange,
  recordGlobalChange,
  recordTrash,
} from './hooks/audit-content'
import { recordSettings } from './hooks/audit-settings'

/** The machinery, the log itself, and photos, which go with their request. */
const unaudited = new Set([
  'audit-log',
  'captcha-challenges',
  'content-gaps',
  'content-references',
  'counters',
  'legacy-import-entries',
  'legacy-imports',
  'page-views',
  'product-pairs',
  'rate-limits',
  'recent-submissions',
  'request-photos',
  'search-terms',
])

/**
 * Adds what the audit log needs to know to a collection, after its own hooks. Said here once and not in each collection,
 * where a new one could forget it.
 */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (unaudited.has(collection.slug)) return collection
  const { hooks = {}, trash, versions } = collection
  const afterDelete = [...(hooks.afterDelete ?? []), recordDeletion]
  if (!versions && trash) {
    return { ...collection, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), recordTrash], afterDelete } }
  }
  if (!versions) return { ...collection, hooks: { ...hooks, afterDelete } }
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), notePublicDocument],
      afterChange: [...(hooks.afterChange ?? []), recordDocumentChange],
      afterDelete,
    },
  }
}

/** The same for a global: what is published, and what settings are changed. */
export function withGlobalAudit(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, versions } = global
  if (!versions) return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), recordSettings] } }
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), notePublicGlobal],
      afterChange: [...(hooks.afterChange ?? []), recordGlobalChange],
    },
  }
}
