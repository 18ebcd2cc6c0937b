import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { log } from '../../lib/log.mjs'
import { Entry } from './entry.mjs'
import { isGood } from './is-good.mjs'

/** So much is read back in a few hundredths of a second. */
const MAX_BYTES = 12 * 1024 * 1024

/** A restart takes seconds; what is older was left by something else. */
const MAX_AGE_MS = 60 * 60 * 1000

const FILE = 'kept-pages'

const stored = z.object({
  stamp: z.string(),
  savedAt: z.number(),
  entries: z.array(
    z.tuple([
      z.string(),
      z.object({
        status: z.number(),
        headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        bodies: z.partialRecord(z.enum(['br', 'gzip', 'identity']), z.instanceof(Buffer)),
        tag: z.string(),
        isCompressed: z.boolean(),
        reads: z.array(z.string()).nullable(),
        version: z.number(),
        withdrawals: z.number(),
        isOneOff: z.boolean(),
        filledAt: z.number(),
      }),
    ]),
  ),
})

/**
 * Carries finished pages from one run of the server to the next, so that a restart is no pause for visitors: pages are there
 * before the renderer is. They are good for the same build, configuration, database and content version only.
 *
 * @param {object} options
 * @param {import('../../lib/environment.mjs').Environment} options.environment
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'current' | 'state' | 'database'>} options.version
 * @param {string} options.build
 */
export function pageCacheSnapshot({ environment, version, build }) {
  const file = path.join(environment.DATA_DIR, FILE)
  const unfinished = `${file}.${process.pid}`
  const configuration = createHash('sha256').update(JSON.stringify(environment)).digest('hex')
  const stampNow = async () => [build, configuration, await version.database(), await version.current()].join(' ')

  /**
   * @param {Iterable<[string, Entry]>} entries by their keys, the most useful ones first
   * @returns {Promise<void>} what can't be written is not carried over, and said in one line
   */
  async function save(entries) {
    try {
      const state = await version.state()
      const bytes = serialize({ stamp: await stampNow(), savedAt: Date.now(), entries: chosen(entries, state) })
      // In one step: another process may read it meanwhile.
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, file)
    } catch (error) {
      report('kept pages not saved', error)
      // On a full disk it would take the room that is left, after each run some more.
      await rm(unfinished, { force: true }).catch(() => undefined)
    }
  }

  /** @returns {Promise<[string, Entry][]>} what the last run left, when it is still good; it is read once */
  async function load() {
    try {
      const bytes = await readFile(file).catch(() => null)
      if (!bytes) return []
      await rm(file, { force: true })
      const { stamp, savedAt, entries } = stored.parse(deserialize(bytes))
      const isGood = stamp === (await stampNow()) && Date.now() - savedAt < MAX_AGE_MS
      return isGood ? entries.map(([key, content]) => [key, new Entry(content)]) : []
    } catch (error) {
      report('kept pages not read', error)
      return []
    }
  }

  return { save, load }
}

/** @param {Iterable<[string, Entry]>} entries @param {import('../content-version/content-version.mjs').ContentState} state */
function chosen(entries, state) {
  const { current } = state
  let room = MAX_BYTES
  const taken = []
  for (const [key, entry] of entries) {
    if (!isGood(entry, { ...state, acknowledged: current })) continue
    room -= entry.size
    if (room < 0) break
    taken.push([key, { ...entry.content, version: current }])
  }
  return taken
}

/** @param {string} event @param {unknown} error */
const report = (event, error) => log.warn({ event, err: error }, 'Pages are not carried from one run to the next')
