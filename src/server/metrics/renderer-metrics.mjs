import { Gauge } from 'prom-client'
import { durations, processRegistry } from './registry.mjs'
import { routeClass } from './route-class.mjs'

/**
 * What the renderer's process measures. The server asks for it over the private socket.
 *
 * @param {() => Promise<import('../bridge.mjs').Figures>} figures of the application
 * @param {number} number of the renderer
 */
export function rendererMetrics(figures, number) {
  const registry = processRegistry({ process: 'renderer', renderer: number })
  const renders = durations(registry, {
    name: 'site_render_duration_seconds',
    help: 'Time of the renderer for a request',
    labelNames: ['route'],
  })
  const jobs = new Gauge({ name: 'site_jobs', help: 'Work beside requests', labelNames: ['state'], registers: [registry] })
  const writes = new Gauge({ name: 'site_writes_waiting', help: 'Writes that wait for the database', registers: [registry] })
  return {
    /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
    watch: (request, response) => {
      const [path = ''] = (request.url ?? '').split('?')
      const end = renders.startTimer({ route: routeClass(path) })
      response.once('close', () => end())
    },
    values: async () => {
      jobs.reset()
      writes.remove()
      // A database that is away tells nothing; what this process measures itself is needed most then.
      const known = await figures().catch(() => null)
      if (known) writes.set(known.writesWaiting)
      // These are of the whole site: told by the renderer that sees to them.
      if (known && number === 1) {
        jobs.set({ state: 'waiting' }, known.jobsWaiting)
        jobs.set({ state: 'failed' }, known.jobsFailed)
      }
      return registry.getMetricsAsJSON()
    },
  }
}
