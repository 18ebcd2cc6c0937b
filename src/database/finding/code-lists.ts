import type { BasePayload } from 'payload'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { CodeLists } from './code-list-index'
import { mongoCodeLists } from './mongodb-code-lists'
import { sqliteCodeLists } from './sqlite-code-lists'

/** Those of the site's database. */
export function codeLists({ db }: BasePayload): CodeLists {
  const adapter: { name: string } = db
  if (isSqlite(adapter)) return sqliteCodeLists(adapter.client)
  if (isMongoose(adapter)) return mongoCodeLists(adapter)
  throw new Error(`No lists of codes for the database ${adapter.name}`)
}
