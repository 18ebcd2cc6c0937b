/**
 * Runs a program in TypeScript, with the rest of the command as its own: `node --conditions=production src/server/run.mjs seed/run.ts …`.
 * Its bundle, where that was made of the sources as they are; else the sources themselves (record 0109).
 *
 * The condition chooses builds of the editor without top-level await: with it, Node 20 now and then ends a program before it has run. For
 * the same reason nothing is awaited here.
 */
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { bundleOf } from './programs.mjs'

const [program] = process.argv.splice(2, 1)
if (!program) throw new Error('Name a program: src/server/run.mjs seed/run.ts')

const bundle = bundleOf(program)
if (bundle) start(bundle)
else void startSources(program)

/** @param {string} sources */
async function startSources(sources) {
  const { register } = await import('tsx/esm/api')
  register()
  start(sources)
}

/** @param {string} file */
function start(file) {
  void import(pathToFileURL(path.resolve(file)).href)
}
