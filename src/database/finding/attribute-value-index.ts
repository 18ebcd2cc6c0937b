import type { BasePayload } from 'payload'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import type { AttributeValueIndex } from './attribute-values'
import { mongoAttributeValues } from './mongodb-attribute-values'
import { sqliteAttributeValues } from './sqlite-attribute-values'

/** The index of the site's database. */
export function attributeValueIndex({ db }: BasePayload): AttributeValueIndex {
  const adapter: { name: string } = db
  if (isSqlite(adapter)) return sqliteAttributeValues(adapter.client)
  if (isMongoose(adapter)) return mongoAttributeValues(adapter)
  throw new Error(`No attribute values for the database ${adapter.name}`)
}
