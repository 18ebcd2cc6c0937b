import type { SanitizedConfig } from 'payload'

/**
 * Turns Payload's locks off: they keep colleagues out of a whole document, and know nothing of autosave. Who is in a document is
 * told by `endpoints/presence.ts`. Afterwards and not in each collection, because there it would drop the tables of the locks.
 */
export function withoutLocks(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) Object.assign(entity, { lockDocuments: false })
  return config
}
