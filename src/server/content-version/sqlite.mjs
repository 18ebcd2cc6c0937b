import Database from 'libsql'
import { contentCounters } from '../../database/content-counters.mjs'
import { acknowledgedOf } from './acknowledged.mjs'

/** @typedef {{ current: number, acknowledged: number }} State */

/**
 * Reads the version with a connection of its own. Each read is a transaction of its own and so sees every commit before
 * it, of whatever process. It takes 10 µs (`PRAGMA data_version` takes as long), and all requests that arrive in one turn
 * of the event loop share one, which begins when the last of them has arrived.
 *
 * @param {string} uri `file:` and a path
 * @param {{ pendingLimitMs: number }} options see openContentVersion
 * @returns {import('./content-version.mjs').ContentVersion}
 */
export function sqliteVersion(uri, { pendingLimitMs }) {
  const database = new Database(uri.slice('file:'.length))
  const statement = database.prepare('SELECT value FROM counters WHERE name = ?')
  /** @param {string} name */
  const read = (name) => {
    /** @type {unknown} */
    const row = statement.get(name)
    return row === undefined ? undefined : Number(Reflect.get(Object(row), 'value'))
  }
  let lastAcknowledged = -1
  const state = () => {
    const current = read(contentCounters.changed) ?? 0
    // What was acknowledged once stays so: mostly one reading is enough.
    if (current === lastAcknowledged) return { current, acknowledged: current }
    const acknowledged = acknowledgedOf({
      current,
      noted: read(contentCounters.acknowledged),
      pendingSince: read(contentCounters.pendingSince),
      pendingLimitMs,
    })
    if (acknowledged === current) lastAcknowledged = current
    return { current, acknowledged }
  }
  /** @type {Promise<State> | null} */
  let next = null
  const shared = () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        next = null
        try {
          resolve(state())
        } catch (error) {
          reject(error)
        }
      })
    })
    return next
  }
  return {
    state: shared,
    current: async () => (await shared()).current,
    withdrawals: async () => read(contentCounters.withdrawn) ?? 0,
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify(database.prepare("SELECT data FROM payload_kv WHERE key = 'seed'").get() ?? ''),
    close: async () => void database.close(),
  }
}
