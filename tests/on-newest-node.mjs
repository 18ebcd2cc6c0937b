/**
 * `npm run test:node`: unit and integration tests, or the named parts, on the newest Node of long-term support beside the one
 * that is installed. npm's package `node` brings it, into .cache and for this command only. `NODE_RELEASE=24.21.0` takes another.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Line 26 has long-term support since October 2026. */
const NEWEST = '26.10.0'

const release = process.env.NODE_RELEASE ?? NEWEST
const folder = path.resolve('.cache', `node-${release}`)
const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

if (!existsSync(program)) bring()
const words = process.argv.slice(2)
const { status } = spawnSync(program, ['tests/run.mjs', ...(words.length > 0 ? words : ['unit', 'integration'])], {
  stdio: 'inherit',
  // Whoever asks for `node` by its name gets this one, too.
  env: { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` },
})
process.exit(status ?? 1)

function bring() {
  console.log(`Installing Node ${release} …`)
  mkdirSync(folder, { recursive: true })
  // Without it npm would look for a package further up.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['install', `node@${release}`, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false']
  const result = spawnSync(npm, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (result.status !== 0 || !existsSync(program)) throw new Error(`Node ${release} could not be installed.`)
}
