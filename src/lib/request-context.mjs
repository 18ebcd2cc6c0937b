import { AsyncLocalStorage } from 'node:async_hooks'

/** Under this name it stands; the application's bundle has a copy of this module. */
const CONTEXT = Symbol.for('site.request-context')

/** @returns {AsyncLocalStorage<string>} */
function storage() {
  const existing = Reflect.get(globalThis, CONTEXT)
  if (existing) return existing
  const created = new AsyncLocalStorage()
  Reflect.set(globalThis, CONTEXT, created)
  return created
}

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
