import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'
import { isMongoose } from '../is-mongoose'

/** An order code as others write it, and what we deliver for it. */
export type CodeAlias = { code: string; product: DocumentId; orderCode: string | null; maker: string | null }

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const aliases = z.array(
  z.object({
    code: z.string(),
    product: z.union([documentId, z.unknown().transform(String)]),
    orderCode: text,
    maker: text,
  }),
)

/**
 * What others write so; asked at each letter that is typed, past the adapter, which takes ten times as long as the database.
 *
 * @param folded as it is looked for
 */
export async function readCodeAliases({ db }: BasePayload, folded: string): Promise<CodeAlias[]> {
  const adapter: { name: string } = db
  const rows = isMongoose(adapter) ? await inMongo(adapter, folded) : await inSqlite(z.custom<SQLiteAdapter>().parse(adapter), folded)
  // One whose product is gone leads nowhere.
  return aliases.parse(rows.filter(({ product }) => (product ?? null) !== null))
}

const SQL = 'SELECT code, product_id AS product, order_code AS orderCode, maker FROM code_aliases WHERE folded_code = ?'

const inSqlite = async ({ client }: SQLiteAdapter, folded: string) => (await client.execute({ sql: SQL, args: [folded] })).rows

async function inMongo({ collections }: MongooseAdapter, folded: string) {
  const model = collections['code-aliases']
  if (!model) throw new Error('MongoDB has no collection code-aliases')
  return model.collection.find({ foldedCode: folded }, { projection: { code: 1, product: 1, orderCode: 1, maker: 1 } }).toArray()
}
