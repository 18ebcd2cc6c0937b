import { spawn, spawnSync } from 'node:child_process'
import { cpSync, createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.mjs'

/** What the site says of its pictures when it has looked through them (src/picture-widths), and of its documents (src/finding). */
const WIDTHS_COMPLETE = '"event":"picture widths complete"'
const DOCUMENTS_READ = '"event":"document pages read"'

/** In the tree of the site; everything of the test site lies here and is made anew for each run. */
const FOLDER = '.cache/test-site'
/** For what hangs; a busy machine needs long. */
const START_LIMIT_MS = 30 * 60_000

/** The administrator of the test site, made before the tests so that they know the password. */
export const administrator = { email: 'tester@example.com', password: 'a-password-for-tests-only' }

/** How many browser tests run at the same time: each waits more than it works. */
export const WORKERS = 3

/**
 * The administrator of one worker, whom no other worker changes.
 *
 * @param {number} worker
 */
export const administratorOf = (worker) => administrator.email.replace('@', `-${worker}@`)

/**
 * Starts the site as `npm start` does, freshly seeded, on a free port, and waits until its pictures have all their widths. On the embedded database it
 * was started once before and killed in the middle of its content.
 *
 * @param {object} [options]
 * @param {string} [options.tree] of the site, this one unless another is named
 * @param {string} [options.data] a folder that was seeded before, to begin with a copy of it
 * @param {string} [options.place] its folder in the tree
 * @param {string} [options.databaseUri] another database than the embedded one, for example MongoDB: an empty one, because it is not made
 *   anew here
 * @returns {Promise<{ baseUrl: string, env: Record<string, string>, stop: () => Promise<void> }>}
 */
export async function startSite({ tree = process.cwd(), data, place = FOLDER, databaseUri = process.env.TEST_DATABASE_URI ?? '' } = {}) {
  const folder = path.resolve(tree, place)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (data) cpSync(data, path.join(folder, 'data'), { recursive: true })
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: '',
    DATABASE_URI: databaseUri,
    DATA_DIR: path.join(folder, 'data'),
    PAYLOAD_SECRET: 'for-tests-only-'.repeat(4),
    // Tests of several say so.
    RENDERERS: '1',
    ZIPS_PER_MINUTE: '1000',
    LISTS_PER_MINUTE: '1000',
    CAPTCHAS_PER_MINUTE: '120',
    // The browser tests come from one address; what is limited for an address is tested from addresses of its own.
    REQUESTS_PER_HOUR_BY_ADDRESS: '200',
    LOOKUPS_PER_10_MINUTES: '200',
  }
  if (!data && !databaseUri) {
    // Imported only now: it needs what is installed.
    const { killAmongProducts } = await import('./killed-start.mjs')
    const { child, log } = spawnStart(tree, env)
    await killAmongProducts(child, log, env.DATA_DIR)
  }
  const { child, log, progress } = spawnStart(tree, env)

  const stop = async () => {
    if (child.exitCode !== null) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
  }
  const baseUrl = `http://localhost:${port}`
  await untilReady(baseUrl, child, log)
  // Tests provoke errors on purpose; what the site says of them would bury what the tests say.
  progress.close()
  const siteLog = createWriteStream(path.join(folder, 'site.log'))
  for (const stream of [child.stdout, child.stderr]) stream.pipe(siteLog)
  if (!data) await makeAdministrators(baseUrl, env)
  await untilSaid(WIDTHS_COMPLETE, child, log)
  if (!data) await untilSaid(DOCUMENTS_READ, child, log)
  return { baseUrl, env, stop }
}

/**
 * @param {string} tree
 * @param {Record<string, string>} env
 */
function spawnStart(tree, env) {
  /** @type {string[]} */
  const log = []
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.push(String(chunk)))
  // Other tests run meanwhile.
  const progress = createInterface({ input: child.stdout }).on('line', (line) => console.log(`[site] ${line}`))
  return { child, log, progress }
}

/**
 * The first one by the command, which is a process that takes its time; he makes those of the workers.
 *
 * @param {string} baseUrl
 * @param {Record<string, string>} env
 */
async function makeAdministrators(baseUrl, env) {
  setAdministrator(env)
  const { token } = await (await postJson(`${baseUrl}/cms-api/users/login`, administrator)).json()
  for (let worker = 0; worker < WORKERS; worker += 1) {
    const account = { ...administrator, email: administratorOf(worker), name: '管理员', role: 'admin' }
    const response = await postJson(`${baseUrl}/cms-api/users`, account, { authorization: `JWT ${token}` })
    if (response.status !== 201) throw new Error(`The administrator of a worker could not be made: ${await response.text()}`)
  }
}

/** @param {string} url @param {object} body @param {Record<string, string>} [headers] */
function postJson(url, body, headers) {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

/** @param {Record<string, string>} env */
function setAdministrator(env) {
  const args = ['--conditions=production', 'src/server/run.mjs', 'src/server/set-administrator.ts', '--email', administrator.email]
  const result = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env, ADMINISTRATOR_PASSWORD: administrator.password },
    encoding: 'utf8',
  })
  if (!result.stdout.includes('administrator: ok'))
    throw new Error(`The test administrator could not be made.\n${result.stdout}${result.stderr}`)
}

/**
 * @param {string} baseUrl
 * @param {import('node:child_process').ChildProcess} child
 * @param {string[]} log
 */
async function untilReady(baseUrl, child, log) {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${log.join('')}`)
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The site was not ready after ${START_LIMIT_MS / 60_000} minutes:\n${log.join('')}`)
}

/**
 * Tests measure pictures, copy the data, and look at what is kept: all that would change while widths are made and documents read.
 *
 * @param {string} event
 * @param {import('node:child_process').ChildProcess} child
 * @param {string[]} log
 */
async function untilSaid(event, child, log) {
  const deadline = Date.now() + START_LIMIT_MS
  while (!log.join('').includes(event)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site never said ${event}:\n${log.join('').slice(-2000)}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** A JSON report that a test runner has written. @param {string} file */
export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
