import { MongoClient } from 'mongodb'
import { CONTENT_CHANGES } from '../../database/content-counters.mjs'
import { coalesced } from './coalesced.mjs'

/**
 * Reads the version from the primary, so that it has every change that was acknowledged.
 *
 * @param {string} uri
 * @returns {Promise<import('./content-version.mjs').ContentVersion>}
 */
export async function mongoVersion(uri) {
  const client = await new MongoClient(uri, { readPreference: 'primary', serverSelectionTimeoutMS: 5000 }).connect()
  const changes = client.db().collection(CONTENT_CHANGES)
  const sumOf = async (/** @type {string} */ field) => {
    const [sum] = await changes.aggregate([{ $group: { _id: null, total: { $sum: `$${field}` } } }]).toArray()
    return Number(sum?.total ?? 0)
  }
  const current = coalesced(() => sumOf('raise'))
  return {
    current,
    state: async () => {
      const version = await current()
      // Which of them changed is not kept here: anything may have.
      return { current: version, acknowledged: version, lastChange: () => version }
    },
    withdrawals: coalesced(() => sumOf('withdrawn')),
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify((await client.db().collection('payload-kv').findOne({ key: 'seed' })) ?? ''),
    close: () => client.close(),
  }
}
