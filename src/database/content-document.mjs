import { CHANGED_OF, contentCounters } from './content-counters.mjs'

/** The version of the content in MongoDB: one document, which is raised outside of transactions, so that nobody is in another's way. */
export const contentDocument = Object.freeze({ _id: 'published' })

const { changed, withdrawn, acknowledged, pendingSince } = contentCounters

/** @param {string} name of a number that may not be there yet */
const numberOf = (name) => ({ $ifNull: [`$${name}`, 0] })

/**
 * The command that counts changes, in one step that nobody comes between.
 *
 * @param {object} counted
 * @param {number} counted.changes
 * @param {number} counted.withdrawals
 * @param {Iterable<string>} counted.slugs collections and globals that were changed
 * @param {boolean} counted.isAcknowledged whether visitors must see them from now on (record 0015)
 * @returns {Record<string, unknown>[]} a pipeline
 */
export function countingChanges({ changes, withdrawals, slugs, isAcknowledged }) {
  const raised = { [changed]: { $add: [numberOf(changed), changes] }, [withdrawn]: { $add: [numberOf(withdrawn), withdrawals] } }
  const changedOf = { $set: Object.fromEntries([...slugs].map((slug) => [CHANGED_OF + slug, `$${changed}`])) }
  if (isAcknowledged) return [{ $set: raised }, changedOf, noteAcknowledged]
  const isFirst = { $gte: [numberOf(acknowledged), numberOf(changed)] }
  const since = { $cond: [isFirst, Date.now(), numberOf(pendingSince)] }
  return [{ $set: { ...raised, [acknowledged]: numberOf(acknowledged), [pendingSince]: since } }, changedOf]
}

/** Somebody is told of everything so far. */
export const noteAcknowledged = Object.freeze({ $set: { [acknowledged]: `$${changed}` } })
