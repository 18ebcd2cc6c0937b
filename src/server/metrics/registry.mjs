import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** From an answer out of memory to one that is given up. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * What is measured in one of the two processes: its memory, event loop, descriptors, and what is added.
 *
 * @param {'server' | 'renderer'} name
 */
export function processRegistry(name) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: name })
  collectDefaultMetrics({ register: registry })
  return registry
}

/**
 * @param {Registry} registry
 * @param {{ name: string, help: string, labelNames: string[] }} what
 */
export const durations = (registry, what) => new Histogram({ ...what, buckets: BUCKETS, registers: [registry] })
