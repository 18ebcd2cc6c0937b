import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { installPackages, isDebianRoot } from './debian.mjs'

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
  const mayInstall = isDebianRoot()
  if (mayInstall && !hasChineseFont()) installPackages(['fonts-noto-cjk'])
  if (installed) return installed
  for (const name of ['chromium-headless-shell', 'chromium']) if (mayInstall && installPackages([name])) return `/usr/bin/${name}`
  const download = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (download.status !== 0) throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM to its path.')
  return ''
}

function hasChineseFont() {
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim())
}
