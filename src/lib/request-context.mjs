import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.mjs'

/** @returns {AsyncLocalStorage<string>} */
const storage = () => processWide('site.request-context', () => new AsyncLocalStorage())

/**
 * Runs the work of one request; what is logged meanwhile carries its id.
 *
 * @template T
 * @param {string} requestId
 * @param {() => T} work
 * @returns {T}
 */
export const withRequestId = (requestId, work) => storage().run(requestId, work)

/** The id of the request that is being worked on. @returns {string | undefined} */
export const currentRequestId = () => storage().getStore()
