import { environment } from '../lib/environment'
import { withWorkAfterTransactions } from './after-transaction'
import { withContentVersion } from './content-version'
import { migrations } from './migrations'
import { mongoDatabase } from './mongodb'
import { withOwnSort } from './own-sort'
import { sqliteDatabase } from './sqlite'

/** The database of the scheme in `DATABASE_URI`: an embedded SQLite file, or MongoDB (a replica set). */
export function databaseAdapter() {
  const uri = environment.DATABASE_URI
  if (uri.startsWith('file:')) return withWorkAfterTransactions(withContentVersion(withOwnSort(sqliteDatabase(uri, migrations))))
  return withWorkAfterTransactions(withContentVersion(withOwnSort(mongoDatabase(uri))))
}
