import path from 'node:path'
import Database from 'libsql'
import { SQLITE_FILE } from './archive-format'
import { type Snapshot, sourceOf } from './sources'

/** In one read transaction: writers go on meanwhile. */
export async function snapshotSqlite(file: string, folder: string): Promise<Snapshot> {
  const copy = path.join(folder, 'site.db')
  const live = new Database(file, { fileMustExist: true })
  try {
    live.exec('PRAGMA busy_timeout = 10000')
    live.prepare('VACUUM INTO ?').run(copy)
  } finally {
    live.close()
  }
  return { sources: [await sourceOf(SQLITE_FILE, copy)], migrations: checkedMigrations(copy) }
}

/**
 * The migrations that a database file has had.
 *
 * @throws when the file is damaged or is another database
 */
export function checkedMigrations(file: string): string[] {
  const database = new Database(file)
  try {
    const [check] = database.prepare('PRAGMA integrity_check').all()
    if (Object.values(Object(check))[0] !== 'ok') throw new Error('The database is damaged')
    const rows = database.prepare('SELECT name FROM payload_migrations ORDER BY name').all()
    return rows.map((row) => String(Reflect.get(Object(row), 'name')))
  } finally {
    database.close()
  }
}
