import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { Problem } from '../lib/problem.mjs'
import { hintScripts } from './compile-hints.mjs'
import { bundlePrograms } from './programs.mjs'
import { compressStaticFiles } from './static-encodings.mjs'

/** Everything a build is made from. */
const SOURCES = [
  'src',
  'collections',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Written when a build has finished, with the sources it came from. */
const STAMP = '.next/built-from'

/** Is there a complete build of the sources as they are? */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()
}

/** Builds the site. */
export async function build() {
  console.log('Building (about a minute) …')
  const hash = sourceHash()
  rmSync(STAMP, { force: true })
  const result = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (result.status !== 0) {
    console.error(result.stdout)
    throw new Problem('The site could not be built: the messages stand above.')
  }
  hintScripts('.next')
  await compressStaticFiles(['.next/static', 'public'])
  await bundlePrograms()
  writeFileSync(STAMP, hash)
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} source */
function filesOf(source) {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(source, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}
