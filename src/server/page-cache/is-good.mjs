/** @typedef {import('../content-version/content-version.mjs').ContentState} ContentState */

/**
 * May a kept answer be given? When nobody was told of a change since it was rendered, or when nothing changed of what it was made
 * of (record 0015).
 *
 * @param {Pick<import('./entry.mjs').Entry, 'version' | 'reads'>} entry
 * @param {ContentState} state
 */
export function isGood({ version, reads }, { current, acknowledged, lastChange }) {
  // A database that was put back has fewer changes than the entry knows.
  if (version > current) return false
  return version >= acknowledged || (reads !== null && lastChange(reads) <= version)
}
