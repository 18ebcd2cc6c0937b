import type { BasePayload } from 'payload'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { Finder } from './finder'
import { mongoFinder } from './mongodb'
import { sqliteFinder } from './sqlite'

/** The search index of the site's database. */
export function finderOf(payload: BasePayload): Finder {
  const adapter: { name: string } = payload.db
  if (isSqlite(adapter)) return sqliteFinder(adapter.client)
  if (!isMongoose(adapter)) throw new Error(`No search for the database ${adapter.name}`)
  return mongoFinder(adapter)
}
