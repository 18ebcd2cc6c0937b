/**
 * The names under which what is known of published content stands in the database: rows of `counters` in SQLite, fields of one
 * document in MongoDB. The renderer writes them (content-version.ts), the server reads them without Payload
 * (src/server/content-version).
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

/**
 * In SQLite: under the id of a category and this stands how often something changed of what its products have for attributes. Not a part of the version of the
 * content: who filters by attributes asks for it, and nobody else.
 */
export const VALUES_OF = 'values:'

/** In MongoDB: the collection of that document. */
export const CONTENT_VERSION = 'content-version'

/** In MongoDB: what was changed and is not counted yet. A change leaves its note in its own transaction (record 0051). */
export const CONTENT_CHANGES = 'content-changes'
