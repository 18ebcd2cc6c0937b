/**
 * `npm run bench`: how long the site takes to seed and to start, what reading a list costs beside raw SQL, and how fast
 * pages are served beside nginx, and what Lighthouse says. Ratios are taken within one run; nothing here fails, it tells.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build, isBuilt } from '../../src/server/build.mjs'
import { benchServing } from './serving/run.mjs'

const FOLDER = path.resolve('.cache/bench')
const PORT = 3987
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: FOLDER,
  DATABASE_URI: '',
  PORT: String(PORT),
  HOST: 'localhost',
  PAYLOAD_SECRET: 'for-the-bench-only-'.repeat(3),
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const seeding = timed(() => typescript('seed/run.ts', ['--if-empty']))
console.log(`Seeding an empty database: ${seeding.toFixed(1)} s (to reach: 90 s)`)

if (!isBuilt()) {
  Object.assign(process.env, { PAYLOAD_SECRET: env.PAYLOAD_SECRET })
  const start = performance.now()
  await build()
  console.log(`Building: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
for (const round of [1, 2, 3])
  console.log(
    `Start of a built and seeded site to the first page, round ${round}: ${(await secondsToFirstPage()).toFixed(2)} s (to reach: 5 s)`,
  )
typescript('tests/bench/read-list.ts', [], ['--conditions=react-server'])
await benchServing({ env, port: PORT })
const stop = await startedSite()
spawnSync(process.execPath, ['tests/bench/lighthouse.mjs', '--url', `http://localhost:${PORT}`], { env, stdio: 'inherit' })
await stop()

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string[]} nodeArgs
 */
function typescript(program, args, nodeArgs = []) {
  const result = spawnSync(process.execPath, [...nodeArgs, '--conditions=production', '--import', 'tsx', program, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (result.status !== 0) process.exit(1)
}

/** @param {() => void} work @returns {number} seconds */
function timed(work) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

async function secondsToFirstPage() {
  const start = performance.now()
  const stop = await startedSite()
  const seconds = (performance.now() - start) / 1000
  await stop()
  return seconds
}

/** A running site that has served its first page. @returns {Promise<() => Promise<void>>} ends it */
async function startedSite() {
  const child = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: 'ignore' })
  for (;;) {
    const isServed = await fetch(`http://localhost:${PORT}/`).then(
      (response) => response.ok,
      () => false,
    )
    if (isServed) break
    if (child.exitCode !== null) throw new Error('The site did not start.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return async () => {
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
  }
}
