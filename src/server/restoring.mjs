import { existsSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../lib/problem.mjs'

/** While a restore moves files, this one lies in DATA_DIR; see src/backup/restore.ts. */
export const RESTORING = '.restoring'

/**
 * While a backup is put into MongoDB, this collection stands there, which no version of the site knows: who starts beside another folder, in a
 * container say, sees it, too (record 0027).
 */
export const RESTORE_MARK = 'restore-site'

const AGAIN = 'run `npm run restore -- FILE` again before you start the site.'

/**
 * Data of which a part was restored is not started on: it would be filled up with demo content.
 *
 * @param {string} dataDir
 */
export function assertNotHalfRestored(dataDir) {
  if (!existsSync(path.join(dataDir, RESTORING))) return
  throw new Problem(`A restore into DATA_DIR was broken off: ${AGAIN}`)
}

/**
 * Nor is such a database. SQLite is put in its place in one step.
 *
 * @param {string} databaseUri
 */
export async function assertDatabaseNotHalfRestored(databaseUri) {
  if (databaseUri.startsWith('file:')) return
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(databaseUri, { serverSelectionTimeoutMS: 5000 })
  try {
    if ((await client.db().collection(RESTORE_MARK).findOne({})) === null) return
    throw new Problem(`A restore into the database of DATABASE_URI was broken off: ${AGAIN}`)
  } finally {
    await client.close()
  }
}
