import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { environment } from '../lib/environment'
import { migrations } from './migrations'
import { sqliteDatabase } from './sqlite'

/** The database of the scheme in `DATABASE_URI`: an embedded SQLite file, or MongoDB (a replica set). */
export function databaseAdapter() {
  if (environment.DATABASE_URI.startsWith('file:')) return sqliteDatabase(environment.DATABASE_URI, migrations)
  return mongooseAdapter({ url: environment.DATABASE_URI, ensureIndexes: true })
}
