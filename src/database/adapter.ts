import { environment } from '../lib/environment'
import { migrations } from './migrations'
import { mongoDatabase } from './mongodb'
import { sqliteDatabase } from './sqlite'

/** The database of the scheme in `DATABASE_URI`: an embedded SQLite file, or MongoDB (a replica set). */
export function databaseAdapter() {
  if (environment.DATABASE_URI.startsWith('file:')) return sqliteDatabase(environment.DATABASE_URI, migrations)
  return mongoDatabase(environment.DATABASE_URI)
}
