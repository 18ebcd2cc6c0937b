/** Under this name the bundled application offers functions to the server around it; see src/instrumentation.ts. */
const BRIDGE = Symbol.for('site.bridge')

/** Next runs this beside its own start, and goes on when it fails. */
const START_LIMIT_MS = 120_000
const POLL_MS = 20

/** @typedef {{ jobsWaiting: number, jobsFailed: number, writesWaiting: number }} Figures of the application's insides */

/**
 * @typedef {object} Bridge
 * @property {() => Promise<string[]>} notReady why it can't do its work
 * @property {() => Promise<Figures>} figures
 * @property {(filename: string) => Promise<string | null>} publishedEdition
 * @property {() => Promise<boolean>} acknowledge
 * @property {(asked: import('./cdn/ledger-question.mjs').LedgerQuestion) => Promise<import('./cdn/ledger-question.mjs').LedgerAnswer>} purges what
 *   the CDN was told of
 */

/**
 * Called by the application when it starts.
 *
 * @param {Promise<Bridge>} bridge what it offers, or why it can't start
 */
export function offerBridge(bridge) {
  Reflect.set(globalThis, BRIDGE, bridge)
}

/**
 * Called by the server.
 *
 * @returns {Promise<Bridge>} when the application has started
 * @throws why it has not
 */
export async function bridge() {
  const deadline = Date.now() + START_LIMIT_MS
  while (!Reflect.get(globalThis, BRIDGE)) {
    if (Date.now() > deadline) throw new Error('The application did not start.')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return Reflect.get(globalThis, BRIDGE)
}
