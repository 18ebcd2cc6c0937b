import { environment } from '../lib/environment'
import { withWorkAfterTransactions } from './after-transaction'
import { withContentVersion } from './content-version'
import { migrations } from './migrations'
import { withOwnSort } from './own-sort'
import { sqliteDatabase } from './sqlite'

/**
 * The database of the scheme in `DATABASE_URI`: an embedded SQLite file, or MongoDB (a replica set), whose driver is a fifth of all that a
 * process reads to start and comes only where it is needed.
 */
export async function databaseAdapter() {
  const uri = environment.DATABASE_URI
  if (uri.startsWith('file:')) return withWorkAfterTransactions(withContentVersion(withOwnSort(sqliteDatabase(uri, migrations))))
  const { mongoDatabase } = await import('./mongodb')
  return withWorkAfterTransactions(withContentVersion(withOwnSort(mongoDatabase(uri))))
}
