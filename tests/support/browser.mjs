import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** First the one without windows: it starts faster and asks for less. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A browser for the tests: an installed one; else Debian's package, when root on Debian; else Playwright's download.
 *
 * @returns {string} its path, or empty for Playwright's own
 */
export function findOrInstallBrowser() {
  const installed = [process.env.CHROMIUM ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path))
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isDebianRoot && !hasChineseFont()) install(['fonts-noto-cjk'])
  if (installed) return installed
  for (const name of ['chromium-headless-shell', 'chromium']) if (isDebianRoot && install([name])) return `/usr/bin/${name}`
  const download = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (download.status !== 0) throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM to its path.')
  return ''
}

function hasChineseFont() {
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim())
}

/** @param {string[]} packages of Debian */
function install(packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const options = /** @type {import("node:child_process").SpawnSyncOptions} */ ({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  spawnSync('apt-get', ['update', '-qq'], options)
  const patience = ['-o', 'DPkg::Lock::Timeout=600'] // somebody else may be installing
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...packages], options).status === 0
}
