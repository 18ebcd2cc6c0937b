/**
 * Measures what an empty page costs: builds an application of one page without any component of its own, with the
 * installed versions of Next and React, and adds up the scripts that its HTML loads, each compressed with gzip as servers
 * do. Writes `empty-page.json`, which the budgets of tests/e2e/budgets.ts are multiples of.
 *
 *   node tests/support/measure-empty-page.mjs
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'

const FOLDER = path.resolve('.cache/empty-page')
const RESULT = new URL('./empty-page.json', import.meta.url)

const files = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'package.json': '{ "type": "module" }',
  // Else Next takes that of the project around it.
  'instrumentation.js': 'export function register() {}',
  'app/layout.jsx': 'export default ({ children }) => <html lang="zh-CN"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <h1>Empty</h1>',
}

rmSync(FOLDER, { recursive: true, force: true })
for (const [name, content] of Object.entries(files)) {
  const file = path.join(FOLDER, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', FOLDER], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
if (status !== 0) process.exit(1)

const html = readFileSync(path.join(FOLDER, '.next/server/app/index.html'), 'utf8')
// Those for old browsers say `nomodule`: nobody who is counted loads them.
const tags = (html.match(/<script[^>]*src="[^"]*"[^>]*>/g) ?? []).filter((tag) => !/nomodule/i.test(tag))
const scripts = [...new Set(tags.map((tag) => tag.match(/src="\/_next\/([^"?]*)/)?.[1] ?? ''))]
const gzip = scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(FOLDER, '.next', script))).length, 0)

/** @param {string} name */
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const result = { next: versionOf('next'), react: versionOf('react'), scripts: scripts.length, gzip }
writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`)
console.log(result)
