import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { isMongoose } from './is-mongoose'
import { inTransaction } from './transaction'
import { reported } from './write-conflict'

type Value = string | number | boolean | null
type Row = Readonly<Record<string, Value>>
type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** SQLite takes so many values in one statement. */
const MOST_VALUES = 30_000

/**
 * Writes rows of a collection of flat fields, which Payload would write and read back one by one, in the transaction of the
 * request.
 */
export async function insertRows(req: Request, collection: CollectionSlug, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) {
    const copies = rows.map((row) => ({ ...row }))
    await reported(nativeOf(adapter, collection).insertMany(copies, await sessionOf(adapter, req)))
    return
  }
  const names = Object.keys(first)
  const columns = sql.join(names.map(column), sql`, `)
  for (const part of partsOf(rows, Math.floor(MOST_VALUES / names.length))) {
    const values = part.map(
      (row) =>
        sql`(${sql.join(
          names.map((name) => sql`${stored(row[name] ?? null)}`),
          sql`, `,
        )})`,
    )
    await run(req, sql`INSERT INTO ${table(collection)} (${columns}) VALUES ${sql.join(values, sql`, `)}`)
  }
}

/**
 * Changes one field of all rows that have the given values and another value in it, in the transaction of the request.
 *
 * @param having values of other fields
 */
export async function setInRows(
  req: Request,
  collection: CollectionSlug,
  having: Row,
  [field, value]: readonly [string, Value],
): Promise<void> {
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) {
    const filter = { ...having, [field]: { $ne: value } }
    await reported(nativeOf(adapter, collection).updateMany(filter, { $set: { [field]: value } }, await sessionOf(adapter, req)))
    return
  }
  const conditions = Object.entries(having).map(([name, wanted]) => isEqual(name, wanted))
  const changed = sql`${column(field)} = ${stored(value)} WHERE ${sql.join(conditions, sql` AND `)}`
  await run(req, sql`UPDATE ${table(collection)} SET ${changed} AND ${column(field)} IS NOT ${stored(value)}`)
}

/** Written out: of a parameter that may be NULL SQLite expects few rows, and takes the index in which nearly all have it. */
const isEqual = (name: string, value: Value) => (value === null ? sql`${column(name)} IS NULL` : sql`${column(name)} = ${stored(value)}`)

/** As Payload names columns: `draft_fields` for `draftFields`. */
const column = (name: string) => sql.identifier(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

const table = (collection: string) => sql.identifier(collection.replaceAll('-', '_'))

const stored = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)

function partsOf<T>(values: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / length) }, (_, index) => values.slice(index * length, (index + 1) * length))
}

type Native = ReturnType<MongooseAdapter['connection']['collection']>
type Sql = ReturnType<typeof sql>
type Drizzle = Pick<SQLiteAdapter['drizzle'], 'run' | 'get' | 'all'>

/** Runs a statement of SQLite in the transaction of the request. */
export async function run(req: Request, statement: Sql): Promise<void> {
  await within(req, (database) => database.run(statement))
}

/** The first row that a statement of SQLite finds in the transaction of the request. */
export const firstRow = (req: Request, statement: Sql): Promise<unknown> => within(req, (database) => database.get(statement))

/** All rows that it finds. */
export const allRows = (req: Request, statement: Sql): Promise<unknown[]> => within(req, (database) => database.all(statement))

async function within<T>({ payload, transactionID }: Request, work: (database: Drizzle) => Promise<T>): Promise<T> {
  const adapter: object = payload.db
  const transaction = await transactionID
  // Only transactions wait for their turn (record 0003).
  if (transaction === undefined) return inTransaction(payload, (req) => within({ ...req, payload }, work))
  const sessions: object = Reflect.get(adapter, 'sessions')
  const open: { db: Drizzle } | undefined = Reflect.get(sessions, transaction)
  if (!open) throw new Error('The transaction has ended')
  return work(open.db)
}

const nativeOf = (adapter: MongooseAdapter, collection: string): Native => {
  const model = adapter.collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}`)
  return adapter.connection.collection(model.collection.collectionName)
}

/** The session of the transaction of a request, when there is one. */
export async function sessionOf(adapter: MongooseAdapter, { transactionID }: Request) {
  const session = adapter.sessions[(await transactionID) ?? '']
  return session ? { session } : {}
}
