import { log } from '../../lib/log.mjs'
import { allTags, changedTags } from './tags.mjs'

/** How often it is looked whether somebody was told of a change. */
const LOOK_MS = 250

/**
 * An answer that was on its way to the CDN while it was told to drop what is old may arrive there afterwards. So long later it is told once
 * more.
 */
const SETTLE_MS = 5000

/** How long is waited for another process that has begun, before it is asked again. */
const OTHER_MS = 1000

/** After a failure; each further one doubles it. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** A stop waits no longer for the CDN. */
const LAST_CALL_MS = 1500

/**
 * @typedef {object} Claim
 * @property {'mine' | 'taken' | 'done'} whose
 * @property {number} told the version that the CDN has nothing older of; -1 where it may have anything
 */

/**
 * Where all processes note what the CDN was told of.
 *
 * @typedef {object} Ledger
 * @property {(version: number, build: string | undefined) => Promise<Claim>} claim who tells the CDN of this version;
 *   with a build it must have been told since that one began to run, too
 * @property {(version: number, build: string | undefined) => Promise<unknown>} note that it was told
 * @property {() => Promise<string>} build the one that began to run last
 */

/** @typedef {import('../content-version/content-version.mjs').ContentState} ContentState */

/**
 * Keeps a CDN right: as soon as somebody was told of a change, it is told to drop what it keeps, and again until it has done so. What it
 * was told of stands in the database, so that a process that dies in between leaves the rest to the next (record 0053).
 *
 * @param {object} options
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'state'>} options.version
 * @param {Ledger} options.ledger
 * @param {(tags: readonly string[]) => Promise<void>} options.call
 * @param {string} options.build pages of another one name files that may be gone
 */
export function purger({ version, ledger, call, build }) {
  /** @type {number | undefined} the version that the CDN has nothing older of */
  let settled
  /** @type {number | undefined} the version that it was told of once */
  let called
  /** What changed later than this is what it is told of: the last version that it was told of twice, or -1 for everything. */
  let since = -1
  /** @type {{ version?: number, until: number }} what is waited for with one version; a later one doesn't wait */
  let pause = { until: 0 }
  let failures = 0
  let againAt = 0
  /** @type {Promise<void> | undefined} */
  let running
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  async function look() {
    if (Date.now() < againAt) return
    const state = await version.state()
    const { acknowledged } = state
    if (acknowledged === settled || (acknowledged === pause.version && Date.now() < pause.until)) return
    try {
      if (acknowledged === called) await callAgain(state)
      else if (await isMine(acknowledged)) await callFirst(state)
      failures = 0
    } catch (error) {
      failures += 1
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
      againAt = Date.now() + pauseMs
      const fields = { event: 'cdn not purged', version: acknowledged, attempt: failures, againInSeconds: pauseMs / 1000, err: error }
      log.warn(fields, 'The CDN may keep old pages: it could not be told to drop them')
    }
  }

  /** Only the first look asks for the build: later on, others may run another one beside this. */
  const buildToNote = () => (settled === undefined ? build : undefined)

  /** @param {number} acknowledged */
  async function isMine(acknowledged) {
    // Who can't ask does it himself: twice does no harm.
    const { whose, told } = await ledger.claim(acknowledged, buildToNote()).catch(() => ({ whose: 'mine', told: -1 }))
    since = Math.max(told, settled ?? -1)
    if (whose === 'done') settled = acknowledged
    if (whose === 'taken') pause = { version: acknowledged, until: Date.now() + OTHER_MS }
    return whose === 'mine'
  }

  /** Later changes may be among them: they are told of once more. @param {ContentState} state */
  const tagsAt = ({ acknowledged, changedAfter }) => (since < 0 || since > acknowledged ? allTags : changedTags(changedAfter(since)))

  /** @param {ContentState} state */
  async function callFirst(state) {
    const { acknowledged } = state
    const tags = tagsAt(state)
    await call(tags)
    called = acknowledged
    pause = { version: acknowledged, until: Date.now() + SETTLE_MS }
    log.info({ event: 'cdn purged', version: acknowledged, tags }, 'The CDN has dropped what a change made old')
  }

  /** @param {ContentState} state */
  async function callAgain(state) {
    const { acknowledged } = state
    await call(tagsAt(state))
    await ledger.note(acknowledged, buildToNote())
    settled = acknowledged
  }

  /** Where several builds run side by side, the older one was answering until now. */
  async function callAfterOlder() {
    if ((await ledger.build()) !== build) await call(allTags)
  }

  return {
    look,
    start: () => {
      timer = setInterval(() => {
        // A database that is away is told of by others.
        running ??= look()
          .catch(() => undefined)
          .finally(() => {
            running = undefined
          })
      }, LOOK_MS).unref()
    },
    /** After the last request. */
    stop: async () => {
      clearInterval(timer)
      await running
      const limit = new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS).unref())
      await Promise.race([callAfterOlder().catch(() => undefined), limit])
    },
  }
}
