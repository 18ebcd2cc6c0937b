import { LRUCache } from 'lru-cache'

/** More than any site has files. */
const MAX_KEPT = 20_000

/**
 * Asks only once for each content version.
 *
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'current'>} version
 * @param {(name: string) => Promise<string | null>} ask
 * @returns {(name: string) => Promise<string | null>}
 */
export function memoisedAnswers(version, ask) {
  /** @type {LRUCache<string, { version: number, answer: string | null }>} */
  const kept = new LRUCache({ max: MAX_KEPT })
  return async (name) => {
    const current = await version.current()
    const known = kept.get(name)
    if (known?.version === current) return known.answer
    const answer = await ask(name)
    kept.set(name, { version: current, answer })
    return answer
  }
}
