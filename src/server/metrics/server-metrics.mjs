import { statfs } from 'node:fs/promises'
import { AggregatorRegistry, Counter, Gauge } from 'prom-client'
import { durations, processRegistry } from './registry.mjs'

/**
 * What the server process measures, and with it, when they are asked for, the figures of the renderer's process.
 *
 * @param {object} sources
 * @param {string} sources.dataDir
 * @param {import('../page-cache/page-cache.mjs').PageCache} sources.pageCache
 * @param {Pick<import('../renderer/client.mjs').RendererClient, 'waiting' | 'metrics'>} sources.renderer
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'current'>} sources.version
 * @param {() => number} sources.restarts of the renderer
 */
export function serverMetrics({ dataDir, pageCache, renderer, version, restarts }) {
  const registry = processRegistry('server')
  const registers = [registry]
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests that ended',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const latency = durations(registry, {
    name: 'site_http_request_duration_seconds',
    help: 'From a request to the end of its answer',
    labelNames: ['route'],
  })

  new Counter({
    name: 'site_cache_answers_total',
    help: 'Answers of the page cache',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(pageCache.answered())) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Memory of the page cache in use',
    labelNames: ['place'],
    registers,
    collect() {
      for (const [place, { bytes }] of Object.entries(pageCache.usage())) this.set({ place }, bytes)
    },
  })
  gauge('site_renderer_waiting', 'Requests that wait for an answer of the renderer', () => renderer.waiting())
  gauge('site_renderer_restarts', 'How often the renderer died and was started again', restarts)
  gauge('site_content_version', 'Grows with every change of published content', () => version.current())
  gauge('site_disk_free_bytes', 'Free room where the data lies', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })

  /** @param {string} name @param {string} help @param {() => number | Promise<number>} read */
  function gauge(name, help, read) {
    new Gauge({
      name,
      help,
      registers,
      collect: async function collect() {
        this.set(await read())
      },
    })
  }

  return {
    /** @param {import('./watch-requests.mjs').Answered} answered */
    count: ({ route, method, status, seconds }) => {
      requests.inc({ route, method, status })
      latency.observe({ route }, seconds)
    },
    /** In the text format of Prometheus. */
    text: async () => {
      const ofRenderer = await renderer.metrics().catch(() => [])
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ofRenderer]).metrics()
    },
    type: registry.contentType,
  }
}
