import type { BasePayload } from 'payload'
import { readContentState } from '../content-version'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { LastChange } from './kept-counts'
import type { ListReader } from './list'
import { mongoLists } from './mongodb'
import { sqliteLists } from './sqlite'

/** One for each database, which keeps what it has counted. */
const readers = new WeakMap<object, ListReader>()

/**
 * Lists of the site's database.
 *
 * @param lastChange until when what was counted is right; who asks within a request knows it without asking the database again
 */
export function listReader(payload: BasePayload, lastChange: LastChange = changesOf(payload)): ListReader {
  const reader = readers.get(payload.db) ?? readerOf(payload, lastChange)
  readers.set(payload.db, reader)
  return reader
}

const changesOf =
  (payload: BasePayload): LastChange =>
  async (slug) =>
    (await readContentState(payload)).lastChange([slug])

function readerOf(payload: BasePayload, lastChange: LastChange): ListReader {
  const adapter: { name: string } = payload.db
  if (isSqlite(adapter)) return sqliteLists(adapter.client, lastChange)
  if (!isMongoose(adapter)) throw new Error(`No lists for the database ${adapter.name}`)
  return mongoLists(adapter, lastChange)
}
