/**
 * The version of the published content, as whoever keeps finished answers asks for it
 * (docs/decisions/0009-content-version.md).
 *
 * @typedef {object} ContentVersion
 * @property {() => Promise<number>} current at least the version of every change that was acknowledged before the call
 * @property {() => Promise<{ current: number, acknowledged: number }>} state `acknowledged`: the version of the last change that
 *   anybody has been told of before the call: nobody may be shown anything older (docs/decisions/0018-acknowledged-changes.md)
 * @property {() => Promise<number>} withdrawals how often something was unpublished or deleted
 * @property {() => Promise<string>} database which database it is: another one may have the same version
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} databaseUri
 * @returns {Promise<ContentVersion>}
 */
export async function openContentVersion(databaseUri) {
  if (databaseUri.startsWith('file:')) return (await import('./sqlite.mjs')).sqliteVersion(databaseUri)
  return (await import('./mongodb.mjs')).mongoVersion(databaseUri)
}
