import { BESIDE, CHANGED_OF, contentCounters, NARROW_PARTS } from './content-counters.mjs'

/** The version of the content in MongoDB: one document, which is raised outside of transactions, so that nobody is in another's way. */
export const contentDocument = Object.freeze({ _id: 'published' })

const { changed, withdrawn, acknowledged, pendingSince } = contentCounters

/** @param {string} name of a number that may not be there yet */
const numberOf = (name) => ({ $ifNull: [`$${name}`, 0] })

/**
 * What a change leaves in its transaction, and what its process knows of it besides. Those of earlier versions may lack something.
 *
 * @typedef {object} Note
 * @property {string} [slug] the collection or global that was changed
 * @property {number} [withdrawn] 1 when something was taken away
 * @property {boolean} [isBeside] when the narrow part of the collection was left alone (record 0120): known to its process only
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
  const steps = [...keptNarrow(notes), { $set: raised }, { $set: changesOf(notes) }]
  if (isAcknowledged) return [...steps, noteAcknowledged]
  const isFirst = { $gte: [numberOf(acknowledged), numberOf(changed)] }
  const since = { $cond: [isFirst, Date.now(), numberOf(pendingSince)] }
  return [{ $set: { [acknowledged]: numberOf(acknowledged), [pendingSince]: since } }, ...steps]
}

/** @param {readonly Note[]} notes @returns {string[]} collections and globals */
const slugsIn = (notes) => [...new Set(notes.map(({ slug }) => String(slug)))]

/** Narrow parts that all these changes of their collections left alone. @param {readonly Note[]} notes */
const leftAlone = (notes) =>
  slugsIn(notes).flatMap((slug) => {
    const part = NARROW_PARTS[slug]
    return part && notes.every((note) => String(note.slug) !== slug || note.isBeside) ? [{ slug, part }] : []
  })

/**
 * Until when they were right by now: the same as `partChanges` says.
 *
 * @param {readonly Note[]} notes
 */
function keptNarrow(notes) {
  const kept = leftAlone(notes).map(({ slug, part }) => {
    const [narrow, beside, all] = [part, BESIDE + part, slug].map((name) => numberOf(CHANGED_OF + name))
    return [CHANGED_OF + part, { $cond: [{ $eq: [beside, all] }, narrow, all] }]
  })
  return kept.length > 0 ? [{ $set: Object.fromEntries(kept) }] : []
}

/** @param {readonly Note[]} notes */
function changesOf(notes) {
  const parts = [...slugsIn(notes), ...leftAlone(notes).map(({ part }) => BESIDE + part)]
  return Object.fromEntries(parts.map((part) => [CHANGED_OF + part, `$${changed}`]))
}

/** Somebody is told of everything so far. */
export const noteAcknowledged = Object.freeze({ $set: { [acknowledged]: `$${changed}` } })
