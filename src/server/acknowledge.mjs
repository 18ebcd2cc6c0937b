/**
 * What happens before somebody is told that his change is made (record 0015; spec: content/publishing): the pages that
 * many visitors ask for are rendered anew, while visitors still get the older ones. From then on all see the change.
 *
 * @param {object} options
 * @param {Pick<import('./content-version/content-version.mjs').ContentVersion, 'state'>} options.version
 * @param {{ renew: (limitMs: number) => Promise<void> }} options.pageCache
 * @param {Pick<import('./renderer/client.mjs').RendererClient, 'acknowledge'>} options.renderer
 * @param {number} options.renewingLimitMs so long an answer may wait until the pages that many ask for are ready
 * @param {number} options.pendingLimitMs after this, changes are shown whoever was told of them
 * @returns {() => Promise<void>}
 */
export function acknowledger({ version, pageCache, renderer, renewingLimitMs, pendingLimitMs }) {
  return async () => {
    const { current, acknowledged } = await version.state()
    if (current === acknowledged) return
    await pageCache.renew(renewingLimitMs)
    if (await renderer.acknowledge().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, pendingLimitMs))
  }
}
