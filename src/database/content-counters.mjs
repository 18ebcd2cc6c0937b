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

/** Under this and the name of a collection stands what the menus of every page show of it: a part of the content of its own (record 0120). */
export const MENUS_OF = 'menus:'

/** Under this and the name of a collection stands its last change, when that left alone what the menus show. */
export const BESIDE_MENUS_OF = 'beside-menus:'

/**
 * At which version of the content one of several parts changed last. For the menus' part of a collection stands until when it was right in the opinion
 * of the last change that left it alone. After any other one, also of an instance that knows nothing of menus, it is as old as its collection.
 *
 * @param {(name: string) => number | undefined} changeOf at which version each collection and global changed, by what stands behind `CHANGED_OF`
 * @returns {(parts: Iterable<string>) => number} 0 when none of them ever did
 */
export function lastChangeBy(changeOf) {
  /** @param {string} part */
  const ofPart = (part) => {
    if (!part.startsWith(MENUS_OF)) return changeOf(part) ?? 0
    const collection = part.slice(MENUS_OF.length)
    const last = changeOf(collection) ?? 0
    return changeOf(BESIDE_MENUS_OF + collection) === last ? (changeOf(part) ?? 0) : last
  }
  return (parts) => Math.max(0, ...[...parts].map(ofPart))
}

/**
 * In SQLite: under the id of a category and this stands how often something changed of what its products have for attributes. Not a part of the version of the
 * content: who filters by attributes asks for it, and nobody else.
 */
export const VALUES_OF = 'values:'

/** In MongoDB: the collection of that document. */
export const CONTENT_VERSION = 'content-version'

/** In MongoDB: what was changed and is not counted yet. A change leaves its note in its own transaction (record 0051). */
export const CONTENT_CHANGES = 'content-changes'
