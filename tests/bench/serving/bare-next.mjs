import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { SERVER_CORE } from './load.mjs'
import { pause } from './tools.mjs'

const NEXT = path.resolve('node_modules/next/dist/bin/next')

/**
 * A static page of the framework alone, with the text of a page of the site: what the cache saves.
 *
 * @param {{ folder: string, port: number, text: string }} options
 * @returns {Promise<{ baseUrl: string, stop: () => void }>}
 */
export async function startBareNext({ folder, port, text }) {
  // Below the project, so that it finds the packages.
  const app = path.join(folder, 'bare-next')
  rmSync(app, { recursive: true, force: true })
  mkdirSync(path.join(app, 'app'), { recursive: true })
  writeFileSync(path.join(app, 'package.json'), '{"name":"bare-next","private":true}')
  const layout = 'export default function Layout({ children }) { return <html lang="zh-CN"><body>{children}</body></html> }'
  writeFileSync(path.join(app, 'app/layout.jsx'), layout)
  writeFileSync(path.join(app, 'app/page.jsx'), `export default function Page() { return <main>{${JSON.stringify(text)}}</main> }`)
  const root = JSON.stringify(process.cwd())
  writeFileSync(path.join(app, 'next.config.mjs'), `export default { poweredByHeader: false, turbopack: { root: ${root} } }`)
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' }
  const built = spawnSync(process.execPath, [NEXT, 'build', app], { env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`)
  const args = ['-c', SERVER_CORE, process.execPath, NEXT, 'start', app, '-p', String(port), '-H', 'localhost']
  const child = spawn('taskset', args, { env, stdio: 'ignore' })
  const baseUrl = `http://localhost:${port}`
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
