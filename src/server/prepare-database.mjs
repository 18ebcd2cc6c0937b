import { spawn } from 'node:child_process'
import process from 'node:process'
import { keepPrivate } from '../lib/private-data.mjs'
import { Problem } from '../lib/problem.mjs'
import { assertNotHalfCopied } from './copying.mjs'
import { needsPreparation } from './database-state.mjs'
import { assertSameSite, noteSite } from './identity/same-site.mjs'
import { assertDatabaseNotHalfRestored, assertNotHalfRestored } from './restoring.mjs'

/** The seed ends with this line: an exit code alone is no proof that anything was done. */
const DONE = 'seed: ok'

/**
 * Creates or migrates the database, seeds it when it is empty, and makes the first administrator when there is none; but not one that
 * belongs to another secret or to other files. Of several instances that start at once, one does it and the others wait (record 0057).
 *
 * @param {import('../lib/environment.mjs').Environment} environment
 */
export async function prepareDatabase(environment) {
  const { DATABASE_URI, DATA_DIR } = environment
  keepPrivate(DATA_DIR)
  assertNotHalfRestored(DATA_DIR)
  const isNeeded = await stateOf(DATABASE_URI).catch((error) => {
    if (error instanceof Problem) throw error
    throw new Problem(`The database of DATABASE_URI can't be reached: ${error instanceof Error ? error.message : error}.`)
  })
  await assertSameSite(environment)
  if (isNeeded) {
    await prepare()
    // Another instance may have done it meanwhile.
    await assertSameSite(environment)
  }
  await noteSite(environment)
}

async function prepare() {
  console.log('Preparing the database …')
  const { output, signal } = await run(['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty'])
  if (output.includes(DONE)) return
  // Whoever is ended has no last words.
  const reason = signal ? `its program was ended by ${signal}; the next start goes on from there` : 'the messages stand above'
  throw new Problem(`The database could not be prepared: ${reason}.`)
}

/** @param {string} databaseUri */
async function stateOf(databaseUri) {
  await assertNotHalfCopied(databaseUri)
  await assertDatabaseNotHalfRestored(databaseUri)
  return needsPreparation(databaseUri)
}

/**
 * @param {string[]} args of node
 * @returns {Promise<{ output: string, signal: NodeJS.Signals | null }>} what it printed, and what ended it
 */
async function run(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    process.stdout.write(String(chunk).replace(`${DONE}\n`, ''))
  })
  return new Promise((resolve) => child.once('close', (_code, signal) => resolve({ output, signal })))
}
