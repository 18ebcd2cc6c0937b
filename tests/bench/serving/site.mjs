import { spawn, spawnSync } from 'node:child_process'
import process from 'node:process'
import { SERVER_CORE } from './load.mjs'
import { pause } from './tools.mjs'

const account = { email: 'bench@example.com', password: 'a-password-for-the-bench' }

/**
 * The site as it runs in production, server and renderer together on one core.
 *
 * @param {{ env: NodeJS.ProcessEnv, baseUrl: string }} options
 */
export async function startSite({ env, baseUrl }) {
  const administrator = ['--conditions=production', 'src/server/run.mjs', 'src/server/set-administrator.ts', '--email', account.email]
  spawnSync(process.execPath, administrator, { env: { ...env, ADMINISTRATOR_PASSWORD: account.password }, stdio: 'ignore' })
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, 'src/server/start.mjs'], { env, stdio: 'ignore' })
  while (!(await isReady(baseUrl))) await pause(100)
  const stop = async () => {
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
  }
  return { stop, publish: await publisher(baseUrl) }
}

/** @param {string} baseUrl */
const isReady = (baseUrl) =>
  fetch(`${baseUrl}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

/**
 * Signs in.
 *
 * @param {string} baseUrl
 * @returns {Promise<() => Promise<void>>} publishes a change
 */
async function publisher(baseUrl) {
  const type = { 'content-type': 'application/json' }
  const login = await fetch(`${baseUrl}/cms-api/users/login`, { method: 'POST', headers: type, body: JSON.stringify(account) })
  const { token } = await login.json()
  const headers = { ...type, authorization: `JWT ${token}` }
  const { docs } = await (await fetch(`${baseUrl}/cms-api/news?limit=1&depth=0`, { headers })).json()
  return async () => {
    const body = JSON.stringify({ title: `${docs[0].title} ${Date.now()}`, _status: 'published' })
    const response = await fetch(`${baseUrl}/cms-api/news/${docs[0].id}?depth=0`, { method: 'PATCH', headers, body })
    if (!response.ok) throw new Error(`The bench could not publish: HTTP ${response.status} ${await response.text()}`)
  }
}

/**
 * An answer of the site as it is sent to clients that take gzip.
 *
 * @param {string} baseUrl
 * @param {string} path
 * @param {string} [userAgent]
 * @returns {Promise<{ type: string, body: Buffer }>}
 */
export async function gzipOf(baseUrl, path, userAgent = 'bench') {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(new URL(path, baseUrl), { headers: { 'accept-encoding': 'gzip', 'user-agent': userAgent } }, async (response) => {
      const chunks = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ type: String(response.headers['content-type']), body: Buffer.concat(chunks) })
    }).once('error', reject)
  })
}
