import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { z } from 'zod'

/** `statements` only where they can be counted, the clock where a process measures itself; older results have no mean. */
const cost = z.object({
  ...{ median: z.number(), mean: z.number().optional(), p95: z.number(), p95OnClock: z.number().optional() },
  ...{ count: z.number(), statements: z.number().optional() },
})
const costs = z.record(z.string(), cost)

/** @typedef {z.output<typeof costs>} FindingCosts by the names of rows */

/**
 * What finding costs on a site, which may be at rest.
 *
 * @param {NodeJS.ProcessEnv} env of the site
 * @returns {FindingCosts}
 */
export const measureFinding = (env) => costs.parse(printedBy('finding.ts', env))

/**
 * What a program of this folder prints in the end, on a site.
 *
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env of the site
 * @returns {unknown}
 */
export function printedBy(program, env) {
  // As the pages are run, without the renderer around them.
  const args = ['--conditions=react-server', '--import', 'tsx', `tests/bench/scale/finding/${program}`]
  const { stdout, status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  if (status !== 0) throw new Error('Finding could not be measured.')
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
