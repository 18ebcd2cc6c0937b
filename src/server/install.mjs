import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { Problem } from '../lib/problem.mjs'

/** Written when an installation has finished, with the lock file it came from. */
const STAMP = 'node_modules/.installed-from'

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** Are the packages of the lock file installed, completely? */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()
}

/**
 * Installs what the lock file says. Not `npm ci`: it refuses lock files without the optional packages of other platforms.
 * Without install scripts: nothing here needs one, and one of them would download a Java runtime.
 */
export function install() {
  console.log('Installing packages (about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--include=dev', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.status !== 0) throw new Problem('The packages could not be installed: npm install failed; its messages stand above.')
  writeFileSync(STAMP, lockHash())
}
