/**
 * `acknowledged` is the version of the last change that anybody has been told of: nobody may be shown anything older (record 0015). What is known of
 * the parts is never less than it was at `current`.
 *
 * @typedef {{ current: number, acknowledged: number } & import('../../database/content-counters.mjs').PartChanges} ContentState
 */

/**
 * The version of the published content, as whoever keeps finished answers asks for it
 * (record 0015).
 *
 * @typedef {object} ContentVersion
 * @property {() => Promise<number>} current at least the version of every change that was acknowledged before the call
 * @property {() => Promise<ContentState>} state
 * @property {() => Promise<number>} withdrawals how often something was unpublished or deleted
 * @property {() => Promise<readonly string[]>} attributeKeys of the attributes that are filters: what stands in addresses of lists (record 0064)
 * @property {() => Promise<string>} database which database it is: another one may have the same version
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} databaseUri
 * @param {{ pendingLimitMs: number }} options whoever made a change and could not tell anybody so long is gone: from then on it
 *   counts as told
 * @returns {Promise<ContentVersion>}
 */
export async function openContentVersion(databaseUri, options) {
  if (databaseUri.startsWith('file:')) return (await import('./sqlite.mjs')).sqliteVersion(databaseUri, options)
  return (await import('./mongodb.mjs')).mongoVersion(databaseUri, options)
}
