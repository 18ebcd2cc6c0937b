/** So long an answer may wait until the pages that many ask for are ready. */
const RENEWING_LIMIT_MS = 1000

/** After this, changes are shown whoever was told of them; see src/server/content-version/sqlite.mjs. */
const PENDING_LIMIT_MS = 2000

/**
 * What happens before somebody is told that his change is made (docs/decisions/0018-acknowledged-changes.md): the pages that
 * many visitors ask for are rendered anew, while visitors still get the older ones. From then on all see the change.
 *
 * @param {object} options
 * @param {Pick<import('./content-version/content-version.mjs').ContentVersion, 'state'>} options.version
 * @param {{ renew: (limitMs: number) => Promise<void> }} options.pageCache
 * @param {Pick<import('./renderer/client.mjs').RendererClient, 'acknowledge'>} options.renderer
 * @returns {() => Promise<void>}
 */
export function acknowledger({ version, pageCache, renderer }) {
  return async () => {
    const { current, acknowledged } = await version.state()
    if (current === acknowledged) return
    await pageCache.renew(RENEWING_LIMIT_MS)
    if (await renderer.acknowledge().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, PENDING_LIMIT_MS))
  }
}
