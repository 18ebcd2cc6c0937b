import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { z } from 'zod'

const costs = z.record(z.string(), z.object({ median: z.number(), p95: z.number(), count: z.number(), statements: z.number() }))

/** @typedef {z.output<typeof costs>} FindingCosts by the names of rows */

/**
 * What finding costs on a site, which may be at rest.
 *
 * @param {NodeJS.ProcessEnv} env of the site
 * @returns {FindingCosts}
 */
export function measureFinding(env) {
  // As the pages are run, without the renderer around them.
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/bench/scale/finding/finding.ts']
  const { stdout, status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  if (status !== 0) throw new Error('Finding could not be measured.')
  return costs.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}
