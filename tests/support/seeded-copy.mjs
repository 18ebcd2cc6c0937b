import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { STORAGE_MARK } from '../../src/server/identity/storage-mark.mjs'
import { copyDatabase } from './mongodb-server.mjs'

/** Folders of the data directory with files that visitors read. */
const FOLDERS = ['files', 'media']

/**
 * Copies the data of the test site as it was seeded, before tests change it: sites of a test's own begin with this copy, whatever the
 * tests beside them do to the shared site meanwhile (support/own-site.ts).
 *
 * @param {Record<string, string>} env of the site
 * @returns {Promise<{ SEEDED_DATA_DIR: string, SEEDED_DATABASE_URI: string }>} where the copy is
 */
export async function keepSeeded({ DATA_DIR: dataDir = '', DATABASE_URI: databaseUri = '' }) {
  const folder = path.join(path.dirname(dataDir), 'seeded')
  mkdirSync(folder, { recursive: true })
  const kept = databaseUri && beside(databaseUri)
  if (kept) await copyDatabase(databaseUri, kept)
  else await copySqlite(dataDir, folder)
  // Links, as files are replaced by others and never written into.
  for (const name of FOLDERS) linkFiles(path.join(dataDir, name), path.join(folder, name))
  copyFileSync(path.join(dataDir, STORAGE_MARK), path.join(folder, STORAGE_MARK))
  return { SEEDED_DATA_DIR: folder, SEEDED_DATABASE_URI: kept }
}

/**
 * @param {string} from a data directory
 * @param {string} to a folder
 * @returns {Promise<string>} the file of the copy
 */
export async function copySqlite(from, to) {
  const file = path.join(to, 'site.db')
  const database = createClient({ url: `file:${path.join(from, 'site.db')}` })
  await database.execute({ sql: 'VACUUM INTO ?', args: [file] })
  database.close()
  return file
}

/** @param {string} databaseUri */
function beside(databaseUri) {
  const uri = new URL(databaseUri)
  uri.pathname = `${uri.pathname}-seeded`
  return uri.href
}

/** @param {string} from @param {string} to */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) cpSync(source, target, { recursive: true })
    else linkSync(source, target)
  }
}
