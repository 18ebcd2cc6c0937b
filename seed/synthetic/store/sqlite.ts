import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { buildVersionCollectionFields, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { kinds, runningNumber } from '../numbers'
import { type Row, Rows, type Schema } from './sqlite-rows'
import { type Store, versionOf } from './store'

/** Many documents at once into SQLite: one statement for each table that they are in. */
export function sqliteStore({ collections, config }: Payload, adapter: SQLiteAdapter): Store {
  return {
    idsOf: async (kind) => {
      const { key, least, greatest } = kinds[kind]
      const column = columnOf(adapter, kind, key)
      const statement = `SELECT id, "${column}" AS key FROM "${kind}" WHERE "${column}" BETWEEN ? AND ?`
      const { rows } = await adapter.client.execute({ sql: statement, args: [least, greatest] })
      const ids = new Map<number, number>()
      for (const { id, key: found } of rows) {
        const number = runningNumber(found)
        if (number !== null) ids.set(number, Number(id))
      }
      return ids
    },
    insert: async (kind, documents, req) => {
      const transaction = await transactionOf(adapter, req)
      const { config: collection } = collections[kind]
      const rows = new Rows(adapter)
      const own = kind.replaceAll('-', '_')
      const first = await nextId(transaction, own)
      const ids = documents.map((_, index) => first + index)
      for (const [index, document] of documents.entries()) {
        rows.addDocument({ table: own, fields: collection.flattenedFields, id: first + index }, document)
      }
      if (collection.versions) {
        const table = `_${own}_v`
        const fields = buildVersionCollectionFields(config, collection, true)
        const firstVersion = await nextId(transaction, table)
        for (const [index, document] of documents.entries()) {
          rows.addDocument({ table, fields, id: firstVersion + index }, versionOf(document, first + index))
        }
      }
      // A row comes after the one that it belongs to.
      const tables = [...rows.tables].sort(([a], [b]) => a.length - b.length)
      for (const [table, all] of tables) await transaction.run(insertion(adapter, table, all))
      return ids
    },
  }
}

/** All rows travel as one value, whatever their number: statements have a limit of variables. */
function insertion(schema: Schema, table: string, rows: readonly Row[]) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = keys.map((key) => sql.identifier(columnOf(schema, table, key)))
  const values = rows.map((row) => keys.map((key) => stored(row[key])))
  const parts = keys.map((_, index) => sql.raw(`value ->> ${index}`))
  const list = sql.raw(', ')
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(columns, list)}) SELECT ${sql.join(parts, list)} FROM json_each(${JSON.stringify(values)})`
}

/** Texts in the editor's format are kept as JSON. */
const stored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null))

function columnOf({ rawTables }: Schema, table: string, key: string): string {
  const column = rawTables[table]?.columns[key]
  if (!column) throw new Error(`SQLite has no column ${key} in ${table}`)
  return column.name
}

type Transaction = Pick<SQLiteAdapter['drizzle'], 'run' | 'all'>

async function transactionOf(adapter: SQLiteAdapter, req: Partial<PayloadRequest>): Promise<Transaction> {
  const sessions: object = adapter.sessions
  const open: { db: Transaction } | undefined = Reflect.get(sessions, (await req.transactionID) ?? '')
  if (!open) throw new Error('Documents are written within a transaction')
  return open.db
}

const counted = z.array(z.object({ next: z.number() })).length(1)

/** Nobody else writes while this transaction lasts. */
async function nextId(transaction: Transaction, table: string): Promise<number> {
  const found: unknown = await transaction.all(sql`SELECT coalesce(max(id), 0) + 1 AS next FROM ${sql.identifier(table)}`)
  return counted.parse(found)[0]?.next ?? 1
}

/** Is the site's database SQLite? */
export const isSqlite = <A extends { name: string }>(adapter: A): adapter is A & SQLiteAdapter => adapter.name === 'sqlite'
