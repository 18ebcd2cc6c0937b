import { BSON } from 'mongodb'
import type { Row } from './units'

/** A document of MongoDB as Payload reads it: ids and times as texts. */
export function rowOf(document: Readonly<BSON.Document>): Row {
  const { _id, ...rest } = document
  const data = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]))
  return { id: String(plain(_id)), data }
}

function plain(value: unknown): unknown {
  if (value instanceof BSON.ObjectId) return value.toHexString()
  if (value instanceof Date) return value.toISOString()
  if (value instanceof BSON.Long) return value.toNumber()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
