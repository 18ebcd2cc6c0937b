import { ATTRIBUTE_PARAMETER } from '../../domain/attribute-parameter.mjs'
import { log } from '../../lib/log.mjs'
import { newMark } from '../marked-scripts.mjs'
import { RenderingFailed } from '../renderer/unavailable.mjs'
import { requestIdOf } from '../request-id.mjs'
import { cacheRequestOf } from './cache-request.mjs'
import { fillHeaders, fillTarget, isKeepable, toEntry } from './fill.mjs'
import { isGood } from './is-good.mjs'
import { Popular } from './popular.mjs'
import { sendEntry } from './send-entry.mjs'
import { Store } from './store.mjs'

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('./cache-request.mjs').CacheRequest} CacheRequest */
/** @typedef {import('../content-version/content-version.mjs').ContentState} ContentState */

/** @typedef {ReturnType<typeof createPageCache>} PageCache */

/** When rendering fails, an entry that is not older than this may be served in its place. */
const STALE_LIMIT_MS = 60_000

/**
 * Keeps finished answers and serves them again as long as what they were made of is the same: an entry is good until somebody has
 * been told of a later change of it, which is asked for after each request has arrived. Why and how: record 0015.
 *
 * @param {object} options
 * @param {import('../content-version/content-version.mjs').ContentVersion} options.version
 * @param {Pick<import('../renderer/client.mjs').RendererClient, 'get'>} options.renderer
 * @param {number} options.maxBytes
 * @param {ReturnType<typeof import('./own-hosts.mjs').ownHosts>} options.isOwnHost
 * @param {Iterable<[string, Entry]>} [options.entries] what there is already, by keys
 * @param {ReturnType<typeof import('../cdn/shared-headers.mjs').sharedHeaders>} [options.sharedHeaders] of what a CDN in front may keep;
 *   none where there is no CDN that is told of changes
 */
export function createPageCache({ version, renderer, maxBytes, isOwnHost, entries = [], sharedHeaders }) {
  const store = new Store(maxBytes)
  const popular = new Popular()
  for (const [key, entry] of entries) store.set(key, entry)
  /** @type {Map<string, Promise<Entry>>} one rendering for everybody who waits for the same */
  const fills = new Map()
  const answered = { hit: 0, miss: 0, stale: 0 }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {URL} url
   * @returns {Promise<boolean>} false when the cache has nothing to do with such a request
   * @throws {RenderingFailed}
   */
  async function answer(request, response, url) {
    const attributeKeys = url.search.includes(ATTRIBUTE_PARAMETER) ? await version.attributeKeys() : []
    const cacheRequest = cacheRequestOf(request, url, isOwnHost, attributeKeys)
    if (!cacheRequest) return false
    popular.count(cacheRequest)
    const state = await version.state()
    const found = await look(cacheRequest, state, requestIdOf(request))
    const { whenMissing } = cacheRequest
    const shown = found.entry.status === 404 && whenMissing ? await look(whenMissing, state, requestIdOf(request)) : found
    const shared = (await isShared(shown, state)) ? sharedHeaders?.(shown.cacheRequest, shown.entry) : undefined
    await send(shown.cacheRequest, { entry: shown.entry, request, response, outcome: shown.outcome, shared })
    return true
  }

  /**
   * May a CDN keep it until it is told of the next change? Not what an earlier change has made old already, nor what is not kept here or not
   * for long.
   *
   * @param {{ cacheRequest: CacheRequest, entry: Entry, outcome: 'hit' | 'miss' | 'stale' }} shown
   * @param {ContentState} state when the request arrived
   */
  async function isShared({ cacheRequest, entry, outcome }, state) {
    if (!sharedHeaders || outcome === 'stale' || entry.isOneOff || store.peek(cacheRequest.key) !== entry) return false
    return isGood(entry, toldOfAll(outcome === 'hit' ? state : await version.state()))
  }

  /**
   * @param {CacheRequest} cacheRequest
   * @param {ContentState} state
   * @param {string} [requestId]
   * @returns {Promise<{ cacheRequest: CacheRequest, entry: Entry, outcome: 'hit' | 'miss' | 'stale' }>}
   */
  async function look(cacheRequest, state, requestId) {
    const cached = store.get(cacheRequest.key)
    if (cached && isGood(cached, state)) return { cacheRequest, entry: cached, outcome: 'hit' }
    try {
      return { cacheRequest, entry: await fillOnce(cacheRequest, state.current, requestId), outcome: 'miss' }
    } catch (error) {
      return { cacheRequest, entry: await staleIfError(cacheRequest, error), outcome: 'stale' }
    }
  }

  /** @param {CacheRequest} cacheRequest @param {Parameters<typeof sendEntry>[0] & { outcome: 'hit' | 'miss' | 'stale' }} options */
  async function send({ key }, options) {
    answered[options.outcome] += 1
    const { entry } = options
    const size = entry.size
    await sendEntry(options)
    if (entry.size !== size && store.peek(key) === entry) store.set(key, entry)
  }

  /** @param {CacheRequest} cacheRequest @param {number} current @param {string} [requestId] of who asked first */
  function fillOnce(cacheRequest, current, requestId) {
    const name = `${current} ${cacheRequest.key}`
    const running = fills.get(name)
    if (running) return running
    const filling = fill(cacheRequest, current, requestId).finally(() => fills.delete(name))
    fills.set(name, filling)
    return filling
  }

  /** @param {CacheRequest} cacheRequest @param {number} current @param {string} [requestId] */
  async function fill(cacheRequest, current, requestId) {
    const withdrawals = await version.withdrawals()
    const mark = newMark()
    const answered = await renderer.get(fillTarget(cacheRequest), fillHeaders(cacheRequest, mark, requestId))
    if (answered.isFailed) throw new RenderingFailed(`${cacheRequest.form} ${cacheRequest.target}: HTTP ${answered.status}`)
    const entry = toEntry(cacheRequest, answered, { version: current, withdrawals, now: Date.now(), mark })
    // What was rendered while that changed which it is made of is good for those who waited, and for nobody after them.
    if (isKeepable(answered) && isGood(entry, toldOfAll(await version.state()))) store.set(cacheRequest.key, entry)
    return entry
  }

  /**
   * What is served when rendering fails: the last entry, when it is young and nothing has been withdrawn since.
   *
   * @param {CacheRequest} cacheRequest
   * @param {unknown} error
   */
  async function staleIfError(cacheRequest, error) {
    const entry = store.peek(cacheRequest.key)
    const isYoung = entry && Date.now() - entry.filledAt < STALE_LIMIT_MS
    if (!isYoung || entry.withdrawals !== (await version.withdrawals())) throw error
    log.warn({ event: 'stale page served', path: cacheRequest.target, err: error }, 'A page could not be rendered; an older one was served')
    return entry
  }

  /**
   * Renders anew what many ask for and what is not of the current content, as far as the time goes.
   *
   * @param {number} limitMs
   */
  async function renew(limitMs) {
    const deadline = Date.now() + limitMs
    for (const cacheRequest of popular.list()) {
      if (Date.now() > deadline) return
      const old = store.peek(cacheRequest.key)
      const state = toldOfAll(await version.state())
      if (!old || isGood(old, state)) continue
      const entry = await fillOnce(cacheRequest, state.current).catch(() => null)
      // As those who come next will ask for it.
      if (entry) await Promise.all(old.encodings.map((encoding) => entry.body(encoding)))
    }
  }

  return { answer, renew, usage: () => store.usage, answered: () => answered, entries: () => store.entries() }
}

/** As if somebody had been told of every change. @param {ContentState} state @returns {ContentState} */
const toldOfAll = (state) => ({ ...state, acknowledged: state.current })
