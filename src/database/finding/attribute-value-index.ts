import type { BasePayload } from 'payload'
import { readContentState } from '../content-version'
import { isMongoose } from '../is-mongoose'
import { isSqlite } from '../is-sqlite'
import { keptCounts } from '../lists/kept-counts'
import type { AttributeValueIndex } from './attribute-values'
import { mongoAttributeValues } from './mongodb-attribute-values'
import { sqliteAttributeValues } from './sqlite-attribute-values'

const kept = new WeakMap<object, AttributeValueIndex>()

/** The index of the site's database, which counts the same once until a product or an attribute changes. */
export function attributeValueIndex(payload: BasePayload): AttributeValueIndex {
  const adapter: { name: string } = payload.db
  const known = kept.get(adapter)
  if (known) return known
  const index = indexOf(adapter)
  const lastChange = async () => (await readContentState(payload)).lastChange(['products', 'attributes'])
  const tally = keptCounts(lastChange, (_, question: Parameters<typeof index.tally>[0]) => index.tally(question))
  const keeping = { ...index, tally: (question: Parameters<typeof index.tally>[0]) => tally('products', question) }
  kept.set(adapter, keeping)
  return keeping
}

function indexOf(adapter: { name: string }): AttributeValueIndex {
  if (isSqlite(adapter)) return sqliteAttributeValues(adapter.client)
  if (isMongoose(adapter)) return mongoAttributeValues(adapter)
  throw new Error(`No attribute values for the database ${adapter.name}`)
}
