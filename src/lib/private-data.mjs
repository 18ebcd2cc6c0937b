import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { log } from './log.mjs'

/** What a file or folder allows to accounts other than its owner's. */
const OF_OTHERS = 0o077

/**
 * Keeps the data to the account that the site runs under: it holds customers' names and telephone numbers. What this
 * process and its children make from now on is private from the start; what is there already becomes so.
 *
 * @param {string} folder it is made when there is none
 */
export function keepPrivate(folder) {
  process.umask(OF_OTHERS)
  mkdirSync(folder, { recursive: true })
  try {
    // The way in comes last: broken off, it is done again at the next start.
    for (const name of readdirSync(folder)) close(path.join(folder, name))
    close(folder)
  } catch (error) {
    // Of another account, as mounted volumes can be: the site runs as it did.
    log.warn({ event: 'data not made private', folder, err: error }, 'The data could not be made private')
  }
}

/** @param {string} entry where nothing is open to others, all that lies in it is out of reach */
function close(entry) {
  const stats = lstatSync(entry)
  if (stats.isSymbolicLink() || (stats.mode & OF_OTHERS) === 0) return
  if (stats.isDirectory()) for (const name of readdirSync(entry)) close(path.join(entry, name))
  chmodSync(entry, stats.mode & ~OF_OTHERS)
}
