import { statfs } from 'node:fs/promises'
import { AggregatorRegistry, Counter, Gauge } from 'prom-client'
import { durations, processRegistry } from './registry.mjs'

/**
 * What the server process measures, and with it, when they are asked for, the figures of the renderers' processes.
 *
 * @param {object} sources
 * @param {string} sources.dataDir
 * @param {import('../page-cache/page-cache.mjs').PageCache} sources.pageCache
 * @param {Pick<import('../renderer/client.mjs').RendererClient, 'figures' | 'metrics'>} sources.renderer
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'current'>} sources.version
 */
export function serverMetrics({ dataDir, pageCache, renderer, version }) {
  const registry = processRegistry({ process: 'server' })
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
  ofRenderers('site_renderer_waiting', 'Requests that wait for an answer of the renderer', ({ waiting }) => waiting)
  ofRenderers('site_renderer_restarts', 'How often the renderer died and was started again', ({ restarts }) => restarts)
  ofRenderers('site_renderer_up', 'Whether the renderer can be asked', ({ isUp }) => (isUp ? 1 : 0))
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
        try {
          this.set(await read())
        } catch {
          // In an outage the other figures are needed most.
          this.remove()
        }
      },
    })
  }

  /** @param {string} name @param {string} help @param {(figures: ReturnType<typeof renderer.figures>[number]) => number} read */
  function ofRenderers(name, help, read) {
    new Gauge({
      name,
      help,
      labelNames: ['renderer'],
      registers,
      collect() {
        for (const figures of renderer.figures()) this.set({ renderer: figures.number }, read(figures))
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
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...(await renderer.metrics())]).metrics()
    },
    type: registry.contentType,
  }
}
