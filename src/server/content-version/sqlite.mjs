import Database from 'libsql'

/** Rows of `counters`; see src/database/content-version.ts, which raises them. */
const CONTENT = 'content'
const WITHDRAWN = 'withdrawn'

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
  const statement = database.prepare('SELECT value FROM counters WHERE name = ?')
  /** @param {string} name */
  const read = (name) => {
    /** @type {unknown} */
    const row = statement.get(name)
    return row ? Number(Reflect.get(Object(row), 'value')) : 0
  }
  /** @type {Promise<number> | null} */
  let next = null
  const current = () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        next = null
        try {
          resolve(read(CONTENT))
        } catch (error) {
          reject(error)
        }
      })
    })
    return next
  }
  return {
    current,
    withdrawals: async () => read(WITHDRAWN),
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify(database.prepare("SELECT data FROM payload_kv WHERE key = 'seed'").get() ?? ''),
    close: async () => void database.close(),
  }
}
