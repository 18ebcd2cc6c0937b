import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** May packages of Debian be installed here? */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {string[]} packages of Debian */
export function installPackages(packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const options = /** @type {import("node:child_process").SpawnSyncOptions} */ ({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  spawnSync('apt-get', ['update', '-qq'], options)
  const patience = ['-o', 'DPkg::Lock::Timeout=600'] // somebody else may be installing
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...packages], options).status === 0
}
