import type { BasePayload } from 'payload'
import { readContentState } from '../content-version'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { ListReader } from './list'
import { mongoLists } from './mongodb'
import { sqliteLists } from './sqlite'

const ofMongodb = new WeakMap<object, ListReader>()

/** Lists of the site's database. */
export function listReader(payload: BasePayload): ListReader {
  const adapter: { name: string } = payload.db
  if (isSqlite(adapter)) return sqliteLists(adapter.client)
  if (!isMongoose(adapter)) throw new Error(`No lists for the database ${adapter.name}`)
  // One, which keeps what it has counted.
  const reader = ofMongodb.get(adapter) ?? mongoLists(adapter, async (slug) => (await readContentState(payload)).lastChange([slug]))
  ofMongodb.set(adapter, reader)
  return reader
}
