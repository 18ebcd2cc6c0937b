import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** From an answer out of memory to one that is given up. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * What is measured in a process: its memory, event loop, descriptors, and what is added.
 *
 * @param {{ process: 'server' } | { process: 'renderer', renderer: number }} labels of everything in it
 */
export function processRegistry(labels) {
  const registry = new Registry()
  registry.setDefaultLabels(labels)
  collectDefaultMetrics({ register: registry })
  return registry
}

/**
 * @param {Registry} registry
 * @param {{ name: string, help: string, labelNames: string[] }} what
 */
export const durations = (registry, what) => new Histogram({ ...what, buckets: BUCKETS, registers: [registry] })
