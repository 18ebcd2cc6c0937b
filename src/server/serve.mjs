import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { consoleToLog } from '../lib/console-to-log.mjs'
import { log } from '../lib/log.mjs'
import { fail } from '../lib/problem.mjs'
import { printFirstAdministrator } from './first-administrator.mjs'
import { createHandler } from './handler.mjs'
import { requestWatcher } from './metrics/watch-requests.mjs'
import { listenProblem } from './port.mjs'
import { say } from './say.mjs'
import { rendererGraceMs, shutDownOnSignals } from './shutdown.mjs'

/** @typedef {import('../lib/environment.mjs').Environment} Environment */

/** Beside the waiting for popular pages: so long after its commit an editor must have been told of his change. */
const TELLING_MS = 1000

/**
 * Starts the site and says where it is. It answers from the start: pages that the last run has left at once, all others when
 * the renderer has started.
 *
 * @param {{ environment: Environment, isDev: boolean }} options
 */
export async function serve({ environment, isDev }) {
  const { HOST, PORT, DATA_DIR } = environment
  const parts = isDev ? await development(environment) : await production(environment)
  const watch = requestWatcher({ writesLog: environment.ACCESS_LOG === '1', count: parts.metrics?.count })
  const life = { isStopping: false }
  const server = createServer(createHandler({ environment, isDev, watch, isStopping: () => life.isStopping, ...parts }))
  // A slow client may not hold a connection for ever with half a request.
  server.headersTimeout = 30_000
  server.requestTimeout = 120_000
  // Longer than the proxies in front keep their idle connections: closing one here could meet a request on its way.
  server.keepAliveTimeout = 75_000
  server.once('error', (error) => fail(listenProblem(error, environment)))
  if (parts.application.upgrade) server.on('upgrade', parts.application.upgrade)
  await new Promise((resolve) => server.listen(PORT, HOST, () => resolve(undefined)))
  shutDownOnSignals(server, parts.application, {
    graceMs: environment.SHUTDOWN_GRACE_SECONDS * 1000,
    onStop: () => {
      life.isStopping = true
    },
  })
  await parts.started

  const address = environment.SITE_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  log.info({ event: 'started', site: address }, 'The site answers')
  say(`Site:  ${address}/`)
  say(`Admin: ${address}/admin`)
  printFirstAdministrator(DATA_DIR)
}

/** Everything in this process, and nothing kept. @param {Environment} environment */
async function development(environment) {
  const { startDevelopment } = await import('./development.mjs')
  return { ...(await startDevelopment(environment)), metrics: undefined }
}

/** The application in processes of its own, behind the page cache. @param {Environment} environment */
async function production(environment) {
  consoleToLog()
  const { DATABASE_URI, DATA_DIR, METRICS_TOKEN, PAGE_CACHE_MB, PUBLISH_WAIT_MS, SITE_URL } = environment
  const limits = { renewingLimitMs: PUBLISH_WAIT_MS, pendingLimitMs: PUBLISH_WAIT_MS + TELLING_MS }
  const { renderers, longWork, started, stop } = await startRenderers(environment)
  const { rendererClient } = await import('./renderer/client.mjs')
  const { openContentVersion } = await import('./content-version/content-version.mjs')
  const { remoteApplication } = await import('./renderer/application.mjs')
  const { strangersLanes } = await import('./renderer/lanes.mjs')
  const { createPageCache } = await import('./page-cache/page-cache.mjs')
  const { ownHosts } = await import('./page-cache/own-hosts.mjs')
  const { pageCacheSnapshot } = await import('./page-cache/snapshot.mjs')
  const renderer = rendererClient(renderers, started, longWork)
  const version = await openContentVersion(DATABASE_URI, limits)
  const build = readFileSync('.next/BUILD_ID', 'utf8')
  const { load, save } = pageCacheSnapshot({ environment, version, build })
  const lane = strangersLanes(renderer.up)
  const inLane = {
    get: (/** @type {string} */ target, /** @type {import('node:http').OutgoingHttpHeaders} */ headers) =>
      lane(target, () => renderer.get(target, headers)),
  }
  const cdn = environment.CDN_PURGE_URL ? await behindCdn({ environment, version, renderer, build, started }) : undefined
  const maxBytes = PAGE_CACHE_MB * 1024 * 1024
  const kept = { entries: await load(), sharedHeaders: cdn?.sharedHeaders, isOwnHost: ownHosts(SITE_URL) }
  const pageCache = createPageCache({ version, renderer: inLane, maxBytes, ...kept })
  const { acknowledger } = await import('./acknowledge.mjs')
  const acknowledgeChanges = acknowledger({ version, pageCache, renderer, ...limits })
  const saveAll = () => Promise.all([save(pageCache.entries()), cdn?.stop()])
  const application = remoteApplication({ renderer, version, acknowledgeChanges, lane, stop, save: saveAll })
  const metrics = METRICS_TOKEN ? await measured({ dataDir: DATA_DIR, pageCache, renderer, version }) : undefined
  return { application, pageCache, started, metrics }
}

/** @param {Environment} environment */
async function startRenderers(environment) {
  const { howMany } = await import('./renderer/how-many.mjs')
  const { keepRenderersRunning } = await import('./renderer/renderers.mjs')
  const endLimitMs = rendererGraceMs(environment.SHUTDOWN_GRACE_SECONDS)
  return keepRenderersRunning({ count: howMany(environment), heapMb: environment.RENDERER_HEAP_MB, endLimitMs })
}

/** Loaded only where there is one. @param {Parameters<typeof import('./cdn/behind-cdn.mjs').startBehindCdn>[0]} options */
async function behindCdn(options) {
  const { startBehindCdn } = await import('./cdn/behind-cdn.mjs')
  return startBehindCdn(options)
}

/** Loaded only where somebody may ask for it. @param {Parameters<typeof import('./metrics/server-metrics.mjs').serverMetrics>[0]} sources */
async function measured(sources) {
  const { serverMetrics } = await import('./metrics/server-metrics.mjs')
  return serverMetrics(sources)
}
