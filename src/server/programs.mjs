import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** What is run from the command line or beside the site, besides the site itself. */
export const PROGRAMS = [
  'seed/run.ts',
  'seed/synthetic/run.ts',
  'src/backup/run-backup.ts',
  'src/backup/run-restore.ts',
  'src/copy-site/run-copy-site.ts',
  'src/legacy-import/requests/run-take-over.ts',
  'src/legacy-import/run-legacy-import.ts',
  'src/legacy-import/run-ordered.ts',
  'src/server/set-administrator.ts',
  'src/shadow/run-shadow.ts',
]

/** Their own programs, or libraries of the machine; and what is there for a database that is seldom used. */
const OUTSIDE = ['libsql', 'sharp', 'mongodb', 'mongoose', 'esbuild', 'drizzle-kit']

/** Packages in CommonJS that are imported when they are needed: of such a one a bundle gives the default export alone, and Node the names. */
const COMMONJS_LATER = ['@aws-sdk/client-s3', '@zxcvbn-ts/*']

const FOLDER = '.cache/programs'
/** The sources of the newest bundles, and what these were then: their hash, which names the folder. */
export const STAMP_FILE = path.join(FOLDER, 'made-from.json')

/**
 * Where the bundle of a program is.
 *
 * @param {string} program its path in the tree
 * @returns {string | null} null when there is none, or the sources are others meanwhile
 */
export function bundleOf(program) {
  if (!PROGRAMS.includes(program)) return null
  const made = stamp()
  return made && isFresh(made) ? path.join(FOLDER, made.hash, program.replace(/\.ts$/, '.js')) : null
}

/**
 * Makes the bundles of all programs, unless they are there. Whoever runs one meanwhile runs the sources; and who runs one of the
 * bundles before keeps them, for the parts that are loaded later.
 */
export async function bundlePrograms() {
  const before = stamp()
  if (before && isFresh(before)) return
  const { build } = await import('esbuild')
  mkdirSync(FOLDER, { recursive: true })
  const outdir = path.join(FOLDER, `unfinished-${process.pid}`)
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    outbase: '.',
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['production'],
    external: [...OUTSIDE, ...COMMONJS_LATER],
    // Packages in CommonJS ask for modules of Node.
    banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
    metafile: true,
    logLevel: 'error',
  })
  assertNoneLater(metafile.inputs)
  const sources = Object.keys(metafile.inputs).filter(isOurs).sort()
  const hash = hashOf(sources)
  rmSync(path.join(FOLDER, hash), { recursive: true, force: true })
  renameSync(outdir, path.join(FOLDER, hash))
  const unfinishedStamp = `${STAMP_FILE}-${process.pid}`
  writeFileSync(unfinishedStamp, JSON.stringify({ sources, hash }))
  renameSync(unfinishedStamp, STAMP_FILE)
  forgetAllBut([hash, before?.hash])
}

/** @param {(string | undefined)[]} hashes of those that stay */
function forgetAllBut(hashes) {
  const folders = readdirSync(FOLDER).filter((name) => /^[0-9a-f]{64}$/.test(name))
  for (const name of folders) if (!hashes.includes(name)) rmSync(path.join(FOLDER, name), { recursive: true, force: true })
}

/** @param {import('esbuild').Metafile['inputs']} inputs */
function assertNoneLater(inputs) {
  const imports = Object.values(inputs).flatMap((input) => input.imports)
  const later = imports.filter(({ kind, path: file }) => kind === 'dynamic-import' && inputs[file]?.format === 'cjs')
  const files = [...new Set(later.map((one) => one.path))]
  if (files.length > 0) throw new Error(`Name these in COMMONJS_LATER (src/server/programs.mjs): ${files.join(', ')}`)
}

/** @param {string} input of a bundle, as a path in the tree */
const isOurs = (input) => existsSync(input) && !input.includes('node_modules/')

/** @returns {{ sources: string[], hash: string } | null} what the newest bundles were made of */
function stamp() {
  return existsSync(STAMP_FILE) ? JSON.parse(readFileSync(STAMP_FILE, 'utf8')) : null
}

/** @param {{ sources: string[], hash: string }} made */
function isFresh({ sources, hash }) {
  return sources.every((file) => existsSync(file)) && hashOf(sources) === hash && existsSync(path.join(FOLDER, hash))
}

/** @param {readonly string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const file of [...sources, 'package-lock.json', import.meta.filename])
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
