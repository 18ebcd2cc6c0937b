/**
 * `npm test`: installs what is missing and runs everything, or the named parts: lint, typecheck, unit, faults, integration,
 * hostile, e2e, soak; `parity`, which needs MongoDB, only when it is named. Other words choose test files by a part of their path; `--long` adds what takes too long for every run.
 * Integration and browser tests share one build and one freshly seeded site, which is made while the other parts run. The last
 * line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'
import { install, isInstalled } from '../src/server/install.mjs'
import { ensureSecret } from '../src/server/local-configuration.mjs'
import { findOrInstallBrowser } from './support/browser.mjs'
import { playwrightFailures, vitestFailures } from './support/failures.mjs'
import { installJava } from './support/java.mjs'
import { administrator, readReport, startSite } from './support/site.mjs'

const ALL = ['lint', 'typecheck', 'unit', 'faults', 'integration', 'hostile', 'e2e', 'soak']
/** Only when they are named. */
const ON_DEMAND = ['parity']
/** Projects of Vitest that are one part. @type {Record<string, string[]>} */
const TOGETHER = { unit: ['unit', 'unit-alone'] }
const REPORTS = '.cache/reports'
/** What needs no site leaves the processor to what makes it: its pictures get their widths one after the other, and at the end nothing else would be left to do. */
const BELOW_THE_SITE = os.constants.priority.PRIORITY_BELOW_NORMAL
const LAYERS = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'src', 'collections', 'seed', 'payload.config.ts']

const words = process.argv.slice(2)
const unknown = words.find((word) => word.startsWith('-') && word !== '--long')
if (unknown) throw new Error(`Unknown option: ${unknown}`)
if (words.includes('--long')) process.env.TEST_LONG = '1'
const isPart = (/** @type {string} */ word) => [...ALL, ...ON_DEMAND].includes(word)
const parts = words.filter(isPart)
const wanted = parts.length > 0 ? parts : ALL
/** Parts of paths: only the test files with one of these in theirs. */
const files = words.filter((word) => word !== '--long' && !isPart(word))

/** @param {string} path of a test file */
const isChosen = (path) => files.length === 0 || files.some((part) => path.includes(part))

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** How long each part took, in the order in which they ended. @type {string[]} */
const durations = []

if (!isInstalled()) install()
ensureSecret()
// Imported only now: it needs what `install` brings.
const { dropDatabase, findMongodb, NO_MONGODB } = await import('./support/mongodb-server.mjs')
const { keepSeeded } = await import('./support/seeded-copy.mjs')
const { bundlePrograms } = await import('../src/server/programs.mjs')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

// A hundred times and more tests run one of them.
await bundlePrograms()

const seededSince = new Date().toISOString()
const mongodb = wanted.includes('parity') ? await findMongodb() : null
if (wanted.includes('parity') && !mongodb) {
  console.error(NO_MONGODB)
  process.exit(1)
}

const needsSite = ['faults', 'integration', 'hostile', 'e2e', 'soak', 'parity'].some((part) => wanted.includes(part))
const [alone, started] = await Promise.allSettled([withoutSite(), needsSite ? timed('build, seeding and start', startSite) : null])
const against = started.status === 'fulfilled' && started.value ? await Promise.allSettled([againstSite(started.value)]) : []
for (const result of [alone, started, ...against]) {
  if (result.status === 'fulfilled') continue
  console.error(result.reason)
  fail(String(result.reason))
}

console.log(`\nHow long it took:\n${durations.join('\n')}\n`)
if (failures.length > 0) console.log(`What failed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function withoutSite() {
  if (wanted.includes('lint')) {
    await command('lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])
    await command('layers', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', LAYERS)
  }
  if (wanted.includes('typecheck')) await command('typecheck', 'node_modules/typescript-7/bin/tsc', ['-p', '.'])
  for (const project of ['unit', 'faults']) if (wanted.includes(project)) await vitest(project, {}, { priority: BELOW_THE_SITE })
}

/** @param {Awaited<ReturnType<typeof startSite>>} site */
async function againstSite(site) {
  const seeded = await keepSeeded(site.env)
  const env = {
    ...site.env,
    ...seeded,
    BASE_URL: site.baseUrl,
    ADMINISTRATOR_EMAIL: administrator.email,
    ADMINISTRATOR_PASSWORD: administrator.password,
  }
  try {
    if (wanted.includes('e2e')) await playwright({ ...env, CHROMIUM: findOrInstallBrowser() })
    if (wanted.includes('hostile')) await vitest('hostile', { ...env, CHROMIUM: findOrInstallBrowser() })
    // One of the integration tests uses up the captchas of a minute: browser tests come before.
    if (wanted.includes('integration') && isChosen('tests/integration/html.test.ts')) installJava()
    await Promise.all([wanted.includes('integration') && vitest('integration', env), withSitesOfTheirOwn(env)])
    if (wanted.includes('soak')) await vitest('soak', env)
    if (mongodb) await parity(mongodb, env)
  } finally {
    await site.stop()
    if (seeded.SEEDED_DATABASE_URI) await dropDatabase(seeded.SEEDED_DATABASE_URI)
  }
}

/**
 * Against the site and another one on MongoDB, seeded in the same way.
 *
 * @param {import('./support/mongodb-server.mjs').MongodbServer} server
 * @param {Record<string, string>} env
 */
async function parity(server, env) {
  const databaseUri = server.uriOf(`parity-${process.pid}`)
  const place = '.cache/test-site-on-mongodb'
  const site = await timed(`seeding and start on ${server.name}`, () => startSite({ place, databaseUri }))
  try {
    await vitest('parity', { ...env, MONGODB_SITE_URL: site.baseUrl, MONGODB_URI: databaseUri, SEEDED_SINCE: seededSince })
  } finally {
    await site.stop()
    await dropDatabase(databaseUri)
    await server.stop()
  }
}

/** @param {Record<string, string>} env */
async function withSitesOfTheirOwn(env) {
  const isBeside = wanted.includes('integration')
  if (wanted.includes('integration')) await vitest('own-sites', env, { isBeside })
  if (wanted.includes('faults')) await vitest('running-site-faults', env, { isBeside })
}

/**
 * @template Result
 * @param {string} part
 * @param {() => Promise<Result>} run
 */
async function timed(part, run) {
  const start = performance.now()
  try {
    return await run()
  } finally {
    const seconds = Math.round((performance.now() - start) / 1000)
    durations.push(`${part}: ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
  }
}

/**
 * Runs a program of Node's beside this process, which must go on reading what the site says.
 *
 * @param {string} title
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isBeside?: boolean, priority?: number }} [options] what runs beside another one speaks when it has
 *   ended; a priority is the system's, and that of all it starts
 * @returns {Promise<number | null>} how it exited
 */
async function node(title, args, { env = {}, isBeside = false, priority } = {}) {
  const output = isBeside ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
  if (child.pid && priority !== undefined) os.setPriority(child.pid, priority)
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  if (!isBeside) console.log(`\n== ${title}`)
  const [status] = await once(child, 'close')
  if (isBeside) process.stdout.write(`\n== ${title}\n${Buffer.concat(said)}`)
  return status
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
async function command(name, program, args) {
  const status = await timed(name, () => node(name, [program, ...args]))
  if (status === 0) total.passed += 1
  else fail(name)
}

/** @param {string} name */
function fail(name) {
  failures.push(name)
  total.failed += 1
}

/**
 * @param {string} project
 * @param {Record<string, string>} env
 * @param {{ isBeside?: boolean, priority?: number }} [options]
 */
async function vitest(project, env, options) {
  const outputFile = `${REPORTS}/${project}.json`
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(TOGETHER[project] ?? [project]).flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
    ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
  ]
  const title = `${project} tests`
  const status = await timed(project, () => node(title, args, { env: { NODE_ENV: 'test', ...env }, ...options }))
  const report = readReport(outputFile)
  failures.push(...vitestFailures(project, report))
  count(report.numPassedTests, report.numFailedTests, status)
}

/** @param {Record<string, string>} env */
async function playwright(env) {
  const outputFile = `${REPORTS}/e2e.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const chosen = files.length > 0 ? ['--pass-with-no-tests', ...files] : []
  const variables = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile }
  const status = await timed('e2e', () => node('browser tests', [...args, ...chosen], { env: variables }))
  const report = readReport(outputFile)
  const { stats } = report
  failures.push(...playwrightFailures(report))
  count(stats.expected + stats.flaky, stats.unexpected, status)
}

/**
 * A runner that failed without a failed test (a file that could not be loaded, say) counts as one failure.
 *
 * @param {number} passed
 * @param {number} failed
 * @param {number | null} status
 */
function count(passed, failed, status) {
  total.passed += passed
  total.failed += status !== 0 && failed === 0 ? 1 : failed
}
