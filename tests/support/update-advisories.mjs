/**
 * `npm run audit`: asks the npm registry which of the installed versions have known holes, and adds what it says to
 * tests/unit/supply/advisories.json, where a test refuses them from then on, also where no registry can be asked.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/** The site, and the generators of its demo content. */
const FOLDERS = ['.', 'seed/generators']

const FILE = new URL('../unit/supply/advisories.json', import.meta.url)

/** @typedef {{ package: string, vulnerable: string, id: string }} Advisory `vulnerable`: a range of versions; `id`: of GitHub's advisory database, or a CVE */

/**
 * @param {any} report of `npm audit --json`
 * @returns {Advisory[]}
 */
export function advisoriesOf(report) {
  const causes = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((/** @type {unknown} */ one) => typeof one === 'object'),
  )
  return causes.map(({ name, range, url }) => ({ package: name, vulnerable: range, id: url.split('/').pop() }))
}

/**
 * @param {readonly Advisory[]} known
 * @param {readonly Advisory[]} found
 * @returns {Advisory[]} each once, by package
 */
export function merged(known, found) {
  const byKey = new Map([...known, ...found].map((one) => [`${one.package} ${one.id}`, one]))
  return [...byKey.values()].sort((a, b) => a.package.localeCompare(b.package) || a.id.localeCompare(b.id))
}

function main() {
  const reports = FOLDERS.map((cwd) => JSON.parse(spawnSync('npm', ['audit', '--json'], { cwd, encoding: 'utf8' }).stdout || '{}'))
  if (reports.some(({ vulnerabilities }) => !vulnerabilities)) {
    console.error('The registry did not answer with advisories: try again where it does (npm audit says why).')
    process.exit(1)
  }
  const known = JSON.parse(readFileSync(FILE, 'utf8'))
  const all = merged(known, reports.flatMap(advisoriesOf))
  writeFileSync(FILE, `[\n${all.map((one) => `  ${JSON.stringify(one, null, 1).replaceAll(/\n\s*/g, ' ')}`).join(',\n')}\n]\n`)
  console.log(`${all.length - known.length} new advisories.`)
}

if (process.argv[1] === new URL(import.meta.url).pathname) main()
