import type { BasePayload } from 'payload'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import { mongoOrderCodes } from './mongodb-order-codes'
import type { OrderCodeIndex } from './order-codes'
import { sqliteOrderCodes } from './sqlite-order-codes'

/** The index of the site's database. */
export function orderCodeIndex({ db }: BasePayload): OrderCodeIndex {
  const adapter: { name: string } = db
  if (isSqlite(adapter)) return sqliteOrderCodes(adapter.client)
  if (isMongoose(adapter)) return mongoOrderCodes(adapter)
  throw new Error(`No order codes for the database ${adapter.name}`)
}
