import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isMongoose } from '../is-mongoose'
import { run, sessionOf } from '../rows'
import { reported } from '../write-conflict'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

const DOCUMENT_PAGES = 'document-pages'

const pages = z.array(z.string())

const natively = ({ connection }: Pick<MongooseAdapter, 'connection'>) =>
  connection.collection<{ _id: string; pages: string[] }>(DOCUMENT_PAGES)

/**
 * The texts of the pages of a stored file, the first page first; null when it was never read.
 *
 * @param edition its name in the storage
 */
export async function readPages({ payload }: Pick<Request, 'payload'>, edition: string): Promise<string[] | null> {
  const adapter: { name: string } = payload.db
  if (isMongoose(adapter)) return (await natively(adapter).findOne({ _id: edition }))?.pages ?? null
  const { client } = z.custom<SQLiteAdapter>().parse(adapter)
  const { rows } = await client.execute({ sql: 'SELECT pages FROM document_pages WHERE edition = ?', args: [edition] })
  return rows[0] ? pages.parse(JSON.parse(String(rows[0].pages))) : null
}

/** Which of these files were read. */
export async function readEditions(payload: BasePayload, editions: readonly string[]): Promise<Set<string>> {
  const adapter: { name: string } = payload.db
  if (isMongoose(adapter)) {
    const found = natively(adapter).find({ _id: { $in: [...editions] } }, { projection: { _id: 1 } })
    return new Set((await found.toArray()).map(({ _id }) => _id))
  }
  const { client } = z.custom<SQLiteAdapter>().parse(adapter)
  const statement = 'SELECT edition FROM document_pages WHERE edition IN (SELECT value FROM json_each(?))'
  const { rows } = await client.execute({ sql: statement, args: [JSON.stringify(editions)] })
  return new Set(rows.map((row) => String(row.edition)))
}

/** Keeps the texts of a file, in the transaction of the request. */
export async function writePages(req: Request, edition: string, texts: readonly string[]): Promise<void> {
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) {
    const options = { ...(await sessionOf(adapter, req)), upsert: true }
    await reported(natively(adapter).replaceOne({ _id: edition }, { pages: [...texts] }, options))
    return
  }
  const json = JSON.stringify(texts)
  await run(
    req,
    sql`INSERT INTO document_pages (edition, pages) VALUES (${edition}, ${json}) ON CONFLICT (edition) DO UPDATE SET pages = excluded.pages`,
  )
}
