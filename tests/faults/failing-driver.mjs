/**
 * Makes the SQLite driver fail as a full or broken disk would. Loaded before anything else, by `--import` or by a test; what
 * fails is said by a file, so that a test can change it for a process that is running:
 *
 * - `commit` each COMMIT fails, and so nothing is stored
 * - `everything` each statement fails but ROLLBACK: SQLite needs no disk to forget what was not committed
 */
import Database from 'libsql'
import { beforeEachRun } from '../support/statement-runs.mjs'
import { fault } from './fault.mjs'

const exec = Database.prototype.exec

/** @param {Database.Database} database @param {string} sql */
function refuse(database, sql) {
  const what = fault()
  if (what === 'commit' && /^\s*COMMIT/i.test(sql)) {
    // On a full disk SQLite ends the transaction itself.
    Reflect.apply(exec, database, ['ROLLBACK'])
    throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL', 13)
  }
  if (what === 'everything' && !/^\s*ROLLBACK/i.test(sql)) throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR', 10)
}

for (const name of /** @type {const} */ (['prepare', 'exec'])) {
  const original = Database.prototype[name]
  Object.defineProperty(Database.prototype, name, {
    /** @param {string} sql */
    value(sql) {
      refuse(this, sql)
      return Reflect.apply(original, this, [sql])
    },
    writable: true,
  })
}

// What was prepared before the disk failed fails as well.
beforeEachRun(refuse)
