import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { printFirstAdministrator } from './first-administrator.mjs'
import { createHandler } from './handler.mjs'
import { listenProblem } from './port.mjs'
import { fail } from './problem.mjs'
import { shutDownOnSignals } from './shutdown.mjs'

/** @typedef {import('../lib/environment.mjs').Environment} Environment */

/**
 * Starts the site and says where it is. It answers from the start: pages that the last run has left at once, all others when
 * the renderer has started.
 *
 * @param {{ environment: Environment, isDev: boolean }} options
 */
export async function serve({ environment, isDev }) {
  const { HOST, PORT, DATA_DIR } = environment
  const parts = isDev ? await development(environment) : await production(environment)
  const server = createServer(createHandler({ environment, isDev, ...parts }))
  // A slow client may not hold a connection for ever with half a request.
  server.headersTimeout = 30_000
  server.requestTimeout = 120_000
  // Longer than the proxies in front keep their idle connections: closing one here could meet a request on its way.
  server.keepAliveTimeout = 75_000
  server.once('error', (error) => fail(listenProblem(error, environment)))
  if (parts.application.upgrade) server.on('upgrade', parts.application.upgrade)
  await new Promise((resolve) => server.listen(PORT, HOST, () => resolve(undefined)))
  shutDownOnSignals(server, parts.application)
  await parts.started

  const address = environment.SITE_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  console.log(`Site:  ${address}/`)
  console.log(`Admin: ${address}/admin`)
  printFirstAdministrator(DATA_DIR)
}

/** Everything in this process, and nothing kept. @param {Environment} environment */
async function development(environment) {
  const { startApplication } = await import('./application.mjs')
  return { application: await startApplication({ environment, isDev: true }), started: Promise.resolve() }
}

/** The application in a process of its own, behind the page cache. @param {Environment} environment */
async function production(environment) {
  const { DATABASE_URI, PAGE_CACHE_MB, RENDERER_HEAP_MB } = environment
  const { keepRendererRunning } = await import('./renderer/process.mjs')
  const { socketPath, started, stop } = keepRendererRunning(RENDERER_HEAP_MB)
  const { rendererClient } = await import('./renderer/client.mjs')
  const { openContentVersion } = await import('./content-version/content-version.mjs')
  const { remoteApplication } = await import('./renderer/application.mjs')
  const { createPageCache } = await import('./page-cache/page-cache.mjs')
  const { betweenStarts } = await import('./page-cache/between-starts.mjs')
  const renderer = rendererClient(socketPath, started)
  const version = await openContentVersion(DATABASE_URI)
  const { load, save } = betweenStarts({ environment, version, build: readFileSync('.next/BUILD_ID', 'utf8') })
  const pageCache = createPageCache({ version, renderer, maxBytes: PAGE_CACHE_MB * 1024 * 1024, entries: await load() })
  const { acknowledger } = await import('./acknowledge.mjs')
  const beforeTelling = acknowledger({ version, pageCache, renderer })
  const application = remoteApplication({ renderer, version, beforeTelling, stop, save: () => save(pageCache.entries()) })
  return { application, pageCache, started }
}
