import Database from 'libsql'
import { z } from 'zod'
import { CHANGED_OF, contentCounters, partChanges } from '../../database/content-counters.mjs'
import { acknowledgedOf } from './acknowledged.mjs'
import { attributeKeys } from './attribute-keys.mjs'

/** @typedef {import('./content-version.mjs').ContentState} State */

const filters = z.array(z.object({ key: z.string() }))

const counter = z.object({ name: z.string(), value: z.number() })

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
  const all = database.prepare('SELECT name, value FROM counters WHERE name > ? AND name < ?')
  const readChanges = () => {
    /** @type {{ name: string, value: number }[]} */
    const rows = counter.array().parse(all.all(CHANGED_OF, `${CHANGED_OF}\uffff`))
    return partChanges(new Map(rows.map(({ name, value }) => [name, value])))
  }
  let lastAcknowledged = -1
  /** @type {{ version: number, parts: import('../../database/content-counters.mjs').PartChanges } | null} */
  let changes = null
  const state = () => {
    const current = read(contentCounters.changed) ?? 0
    // Read after the version: they may be of a later one, never of an earlier one.
    if (changes?.version !== current) changes = { version: current, parts: readChanges() }
    const { parts } = changes
    // What was acknowledged once stays so: mostly one reading is enough.
    if (current === lastAcknowledged) return { current, acknowledged: current, ...parts }
    const acknowledged = acknowledgedOf({
      current,
      noted: read(contentCounters.acknowledged),
      pendingSince: read(contentCounters.pendingSince),
      pendingLimitMs,
    })
    if (acknowledged === current) lastAcknowledged = current
    return { current, acknowledged, ...parts }
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
  const readKeys = async () => {
    const rows = database.prepare('SELECT key FROM attributes WHERE is_filter = 1 ORDER BY key').all()
    return filters.parse(rows).map(({ key }) => key)
  }
  return {
    state: shared,
    attributeKeys: attributeKeys(shared, readKeys),
    current: async () => (await shared()).current,
    withdrawals: async () => read(contentCounters.withdrawn) ?? 0,
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify(database.prepare("SELECT data FROM payload_kv WHERE key = 'seed'").get() ?? ''),
    close: async () => void database.close(),
  }
}
