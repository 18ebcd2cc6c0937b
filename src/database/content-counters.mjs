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
 * Of these collections most changes leave alone what pages of other kinds show: of products and documents what the menus of every page show, of media what
 * anything uses. That is a part of the content of its own (record 0120), by the name of its collection.
 *
 * @type {Readonly<Partial<Record<string, string>>>}
 */
export const NARROW_PARTS = Object.freeze({ products: 'menus:products', documents: 'menus:documents', media: 'used:media' })

/** Which collection or global a part of the content belongs to. @param {string} part */
export const slugOfPart = (part) => part.slice(part.indexOf(':') + 1)

/** Under this and the name of a narrow part stands the last change of its collection, when that left the part alone. */
export const BESIDE = 'beside-'

/**
 * What is known of the changes of each part of the content.
 *
 * @typedef {object} PartChanges
 * @property {(parts: Iterable<string>) => number} lastChange the version of the content at which one of these parts changed last; 0 when none of them ever did
 * @property {(version: number) => string[]} changedAfter all parts that changed at later versions than this one
 */

/**
 * Reads the counters of parts. For a narrow part stands until when it was right in the opinion
 * of the last change that left it alone. After any other one, also of an instance that knows nothing of such parts, it is as old as its collection.
 *
 * @param {ReadonlyMap<string, number>} counters of the content, by their whole names; others among them are passed over
 * @returns {PartChanges}
 */
export function partChanges(counters) {
  const changeOf = (/** @type {string} */ name) => counters.get(CHANGED_OF + name)
  /** @param {string} part */
  const ofPart = (part) => {
    const last = changeOf(slugOfPart(part)) ?? 0
    return changeOf(BESIDE + part) === last ? (changeOf(part) ?? 0) : last
  }
  const parts = () => {
    const names = [...counters.keys()].filter((name) => name.startsWith(CHANGED_OF)).map((name) => name.slice(CHANGED_OF.length))
    // What stands under narrow parts and beside them is of their collections.
    return [...names.filter((name) => slugOfPart(name) === name), ...Object.values(NARROW_PARTS).map(String)]
  }
  return {
    lastChange: (asked) => Math.max(0, ...[...asked].map(ofPart)),
    changedAfter: (version) => parts().filter((part) => ofPart(part) > version),
  }
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
