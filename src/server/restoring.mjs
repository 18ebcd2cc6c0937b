import { existsSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../lib/problem.mjs'

/** While a restore moves files, this one lies in DATA_DIR; see src/backup/restore.ts. */
export const RESTORING = '.restoring'

/**
 * Data of which a part was restored is not started on: it would be filled up with demo content.
 *
 * @param {string} dataDir
 */
export function assertNotHalfRestored(dataDir) {
  if (!existsSync(path.join(dataDir, RESTORING))) return
  throw new Problem('A restore into DATA_DIR was broken off: run `npm run restore -- FILE` again before you start the site.')
}
