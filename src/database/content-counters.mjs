/**
 * The names under which what is known of published content stands in the database: rows of `counters` in SQLite, a collection in
 * MongoDB. The renderer writes them (content-version.ts), the server reads them without Payload (src/server/content-version).
 */
export const contentCounters = Object.freeze({
  /** Every change. */
  changed: 'content',
  /** Those that took something away. */
  withdrawn: 'withdrawn',
  /** The last change that somebody was told of. */
  acknowledged: 'acknowledged',
  /** Since when there is a later one, in milliseconds. */
  pendingSince: 'pending-since',
})

/** Under its name and this one stands at which version of all content a collection or a global changed last. */
export const CHANGED_OF = `${contentCounters.changed}:`

/** In MongoDB each change is a document of its own: raising one number in concurrent transactions would be a conflict. */
export const CONTENT_CHANGES = 'content-changes'
