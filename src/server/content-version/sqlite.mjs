import Database from 'libsql'

/** Rows of `counters`; see src/database/content-version.ts, which writes them. */
const CONTENT = 'content'
const WITHDRAWN = 'withdrawn'
const ACKNOWLEDGED = 'acknowledged'
const PENDING_SINCE = 'pending-since'

/** @typedef {{ current: number, acknowledged: number }} State */

/** Whoever made a change and could not tell anybody so long is gone: from then on it counts as told. */
const PENDING_LIMIT_MS = 2000

/**
 * Reads the version with a connection of its own. Each read is a transaction of its own and so sees every commit before
 * it, of whatever process. It takes 10 µs (`PRAGMA data_version` takes as long), and all requests that arrive in one turn
 * of the event loop share one, which begins when the last of them has arrived.
 *
 * @param {string} uri `file:` and a path
 * @returns {import('./content-version.mjs').ContentVersion}
 */
export function sqliteVersion(uri) {
  const database = new Database(uri.slice('file:'.length))
  const statement = database.prepare('SELECT name, value FROM counters WHERE name IN (?, ?, ?)')
  const withdrawn = database.prepare('SELECT name, value FROM counters WHERE name = ?')
  /** @type {Promise<State> | null} */
  let next = null
  const shared = () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        next = null
        try {
          resolve(stateOf(statement.all(CONTENT, ACKNOWLEDGED, PENDING_SINCE), Date.now()))
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
    withdrawals: async () => counterOf(withdrawn.all(WITHDRAWN), WITHDRAWN) ?? 0,
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify(database.prepare("SELECT data FROM payload_kv WHERE key = 'seed'").get() ?? ''),
    close: async () => void database.close(),
  }
}

/**
 * @param {readonly unknown[]} rows
 * @param {number} now
 * @returns {State}
 */
function stateOf(rows, now) {
  const current = counterOf(rows, CONTENT) ?? 0
  const pendingMs = now - (counterOf(rows, PENDING_SINCE) ?? 0)
  const isPending = pendingMs >= 0 && pendingMs < PENDING_LIMIT_MS
  return { current, acknowledged: isPending ? Math.min(counterOf(rows, ACKNOWLEDGED) ?? current, current) : current }
}

/**
 * @param {readonly unknown[]} rows
 * @param {string} name
 */
function counterOf(rows, name) {
  const row = rows.find((one) => Reflect.get(Object(one), 'name') === name)
  return row === undefined ? undefined : Number(Reflect.get(Object(row), 'value'))
}
