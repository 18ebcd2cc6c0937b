/**
 * `npm run build`: of a start, what needs no data and no configuration: packages, the files of the PDF viewer, the build. For images, where
 * it is done once and not at each start.
 */
import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { fail } from '../lib/problem.mjs'
import { install, isInstalled } from './install.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
// The configuration is read while pages are built, and nothing of it stays in them.
process.env.PAYLOAD_SECRET ||= randomBytes(32).toString('hex')

try {
  if (!isInstalled()) install()
  // Imported only now: these need what `install` brings.
  const { copyPdfAssets } = await import('./pdf-assets.mjs')
  copyPdfAssets()
  const { build, isBuilt } = await import('./build.mjs')
  if (!isBuilt()) await build()
} catch (error) {
  fail(error)
}
