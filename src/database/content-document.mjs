import { BESIDE_MENUS_OF, CHANGED_OF, contentCounters, MENUS_OF } from './content-counters.mjs'

/** The version of the content in MongoDB: one document, which is raised outside of transactions, so that nobody is in another's way. */
export const contentDocument = Object.freeze({ _id: 'published' })

const { changed, withdrawn, acknowledged, pendingSince } = contentCounters

/** @param {string} name of a number that may not be there yet */
const numberOf = (name) => ({ $ifNull: [`$${name}`, 0] })

/**
 * What a change leaves in its transaction. Those of earlier versions may lack something.
 *
 * @typedef {object} Note
 * @property {string} [slug] the collection or global that was changed
 * @property {number} [withdrawn] 1 when something was taken away
 * @property {boolean} [isBesideMenus] when what menus show of the collection was left alone (record 0120)
 */

/**
 * The command that counts changes, in one step that nobody comes between.
 *
 * @param {readonly Note[]} notes
 * @param {{ isAcknowledged: boolean }} options whether visitors must see them from now on (record 0015)
 * @returns {Record<string, unknown>[]} a pipeline
 */
export function countingChanges(notes, { isAcknowledged }) {
  const withdrawals = notes.filter((note) => note.withdrawn).length
  const raised = { [changed]: { $add: [numberOf(changed), notes.length] }, [withdrawn]: { $add: [numberOf(withdrawn), withdrawals] } }
  const steps = [...keptMenus(notes), { $set: raised }, { $set: changesOf(notes) }]
  if (isAcknowledged) return [...steps, noteAcknowledged]
  const isFirst = { $gte: [numberOf(acknowledged), numberOf(changed)] }
  const since = { $cond: [isFirst, Date.now(), numberOf(pendingSince)] }
  return [{ $set: { [acknowledged]: numberOf(acknowledged), [pendingSince]: since } }, ...steps]
}

/** @param {readonly Note[]} notes @returns {string[]} collections and globals */
const slugsIn = (notes) => [...new Set(notes.map(({ slug }) => String(slug)))]

/** Collections of which all these changes left alone what menus show. @param {readonly Note[]} notes */
const besideMenus = (notes) => slugsIn(notes).filter((slug) => notes.every((note) => String(note.slug) !== slug || note.isBesideMenus))

/**
 * Until when it was right by now: the same as `lastChangeBy` says.
 *
 * @param {readonly Note[]} notes
 */
function keptMenus(notes) {
  const slugs = besideMenus(notes)
  if (slugs.length === 0) return []
  const lastOfMenus = (/** @type {string} */ slug) => {
    const [menus, beside, all] = [MENUS_OF + slug, BESIDE_MENUS_OF + slug, slug].map((name) => numberOf(CHANGED_OF + name))
    return [CHANGED_OF + MENUS_OF + slug, { $cond: [{ $eq: [beside, all] }, menus, all] }]
  }
  return [{ $set: Object.fromEntries(slugs.map(lastOfMenus)) }]
}

/** @param {readonly Note[]} notes */
function changesOf(notes) {
  const parts = [...slugsIn(notes), ...besideMenus(notes).map((slug) => BESIDE_MENUS_OF + slug)]
  return Object.fromEntries(parts.map((part) => [CHANGED_OF + part, `$${changed}`]))
}

/** Somebody is told of everything so far. */
export const noteAcknowledged = Object.freeze({ $set: { [acknowledged]: `$${changed}` } })
