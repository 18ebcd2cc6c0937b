/**
 * `npm test`: installs what is missing and runs everything, or the named parts: lint, typecheck, unit, faults, integration,
 * e2e.
 * Integration and browser tests share one build and one freshly seeded site. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import process from 'node:process'
import { install, isInstalled } from '../src/server/install.mjs'
import { ensureSecret } from '../src/server/local-configuration.mjs'
import { findOrInstallBrowser } from './support/browser.mjs'
import { playwrightFailures, vitestFailures } from './support/failures.mjs'
import { administrator, readReport, startSite } from './support/site.mjs'

const ALL = ['lint', 'typecheck', 'unit', 'faults', 'integration', 'e2e']
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ALL
const REPORTS = '.cache/reports'

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []

if (!isInstalled()) install()
ensureSecret()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

try {
  if (wanted.includes('lint')) command('lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])
  if (wanted.includes('typecheck')) command('typecheck', 'node_modules/typescript/bin/tsc', ['-p', '.'])
  if (wanted.includes('unit')) vitest('unit', {})
  if (wanted.includes('faults')) vitest('faults', {})
  if (wanted.includes('integration') || wanted.includes('e2e')) await againstSite()
} catch (error) {
  console.error(error)
  total.failed += 1
}

if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function againstSite() {
  const chromium = wanted.includes('e2e') ? findOrInstallBrowser() : ''
  const site = await startSite()
  const env = {
    ...site.env,
    BASE_URL: site.baseUrl,
    CHROMIUM: chromium,
    ADMINISTRATOR_EMAIL: administrator.email,
    ADMINISTRATOR_PASSWORD: administrator.password,
  }
  try {
    if (wanted.includes('e2e')) playwright(env)
    // Last: one of these uses up the captchas of a minute.
    if (wanted.includes('integration')) vitest('integration', env)
  } finally {
    await site.stop()
  }
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
function command(name, program, args) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
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
 */
function vitest(project, env) {
  console.log(`\n== ${project} tests`)
  const outputFile = `${REPORTS}/${project}.json`
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', ...env } })
  const report = readReport(outputFile)
  failures.push(...vitestFailures(project, report))
  count(report.numPassedTests, report.numFailedTests, status)
}

/** @param {Record<string, string>} env */
function playwright(env) {
  console.log('\n== browser tests')
  const outputFile = `${REPORTS}/e2e.json`
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
  })
  const report = readReport(outputFile)
  const { stats } = report
  failures.push(...playwrightFailures(report))
  count(stats.expected, stats.unexpected + stats.flaky, status)
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
