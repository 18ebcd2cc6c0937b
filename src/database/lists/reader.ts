import type { BasePayload } from 'payload'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { ListReader } from './list'
import { mongoLists } from './mongodb'
import { sqliteLists } from './sqlite'

/** Lists of the site's database. */
export function listReader({ db }: BasePayload): ListReader {
  const adapter: { name: string } = db
  if (isMongoose(adapter)) return mongoLists(adapter)
  if (!isSqlite(adapter)) throw new Error(`No lists for the database ${adapter.name}`)
  return sqliteLists(adapter.client)
}
