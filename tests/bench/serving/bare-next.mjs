import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { SERVER_CORE } from './load.mjs'
import { pause } from './tools.mjs'

const NEXT = path.resolve('node_modules/next/dist/bin/next')
const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Builds a site of one static page with the framework alone, as long as a page of ours: what all is compared with.
 *
 * @param {string} folder
 * @returns {string} the folder of the built site
 * @throws {Error} when the build fails
 */
export function buildBareNext(folder) {
  const text = '断路器'.repeat(5000)
  // Below the project, so that it finds the packages.
  const app = path.join(folder, 'bare-next')
  rmSync(app, { recursive: true, force: true })
  mkdirSync(path.join(app, 'app'), { recursive: true })
  writeFileSync(path.join(app, 'package.json'), '{"name":"bare-next","private":true}')
  const layout = 'export default function Layout({ children }) { return <html lang="zh-CN"><body>{children}</body></html> }'
  writeFileSync(path.join(app, 'app/layout.jsx'), layout)
  // Its own, or the build takes that of the project above it.
  writeFileSync(path.join(app, 'instrumentation.js'), 'export function register() {}')
  writeFileSync(path.join(app, 'app/page.jsx'), `export default function Page() { return <main>{${JSON.stringify(text)}}</main> }`)
  const root = JSON.stringify(process.cwd())
  writeFileSync(path.join(app, 'next.config.mjs'), `export default { poweredByHeader: false, turbopack: { root: ${root} } }`)
  const built = spawnSync(process.execPath, [NEXT, 'build', app], { env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`)
  return app
}

/**
 * How the built site is started.
 *
 * @param {string} app its folder
 * @param {number} port
 */
export const bareProgram = (app, port) => ({
  args: [NEXT, 'start', app, '-p', String(port), '-H', 'localhost'],
  env,
  url: `http://localhost:${port}/`,
})

/**
 * Starts the built site where servers run under load.
 *
 * @param {string} app
 * @param {number} port
 * @returns {Promise<{ baseUrl: string, stop: () => void }>}
 */
export async function startBareNext(app, port) {
  const { args, url: baseUrl } = bareProgram(app, port)
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...args], { env, stdio: 'ignore' })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(baseUrl).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) break
    await pause(200)
  }
  return { baseUrl, stop: () => void child.kill('SIGTERM') }
}
