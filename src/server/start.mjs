/**
 * `npm start`: from a fresh clone to a running site. Every step looks at what is there and does only what is missing,
 * so that it can be killed at any moment and started again.
 *
 *   --dev   Next's development server instead of a build
 */
import process from 'node:process'
import { fail, Problem } from '../lib/problem.mjs'
import { install, isInstalled } from './install.mjs'
import { ensureSecret } from './local-configuration.mjs'

const isDev = process.argv.includes('--dev')
// The times that the admin renders on the server are those of the people who read them.
Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production', TZ: 'Asia/Shanghai' })

try {
  if (!isInstalled()) install()
  ensureSecret()
  // Imported only now: these need what `install` brings.
  const { readEnvironment, EnvironmentError } = await import('../lib/environment.mjs')
  const environment = (() => {
    try {
      return readEnvironment()
    } catch (error) {
      throw error instanceof EnvironmentError ? new Problem(error.message) : error
    }
  })()
  const { assertPortIsFree } = await import('./port.mjs')
  await assertPortIsFree(environment)
  const { prepareDatabase } = await import('./prepare-database.mjs')
  await prepareDatabase(environment)
  const { copyPdfAssets } = await import('./pdf-assets.mjs')
  copyPdfAssets()
  if (!isDev) {
    const { build, isBuilt } = await import('./build.mjs')
    if (!isBuilt()) await build()
  }
  const { serve } = await import('./serve.mjs')
  await serve({ environment, isDev })
} catch (error) {
  fail(error)
}
