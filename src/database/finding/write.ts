import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import { type Entry, type FoundKind, kinds } from '../../domain/search/entry'
import type { DocumentId } from '../../lib/document-id'
import { isMongoose } from '../is-mongoose'
import { run, sessionOf } from '../rows'
import type { Standing } from './finder'
import { namePieces, shortPieces, textPieces } from './grams'
import { entriesOf, storedEntry } from './mongodb-entries'
import { placeOf } from './place'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** Makes what a document is found by what it should be, in the transaction of the request; null takes it away. */
export async function writeEntry(
  req: Request,
  kind: FoundKind,
  document: DocumentId,
  written: { entry: Entry; standing: Standing } | null,
): Promise<void> {
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) {
    const options = await sessionOf(adapter, req)
    const filter = { kind, document: String(document) }
    if (written) await entriesOf(adapter).replaceOne(filter, storedEntry(written.entry, written.standing), { ...options, upsert: true })
    else await entriesOf(adapter).deleteOne(filter, options)
    return
  }
  await removeEntry(req, kind, document)
  if (written) await addEntry(req, written.entry, written.standing)
}

async function removeEntry(req: Request, kind: FoundKind, document: DocumentId): Promise<void> {
  const places = sql`SELECT place FROM search_entries WHERE kind = ${kinds.indexOf(kind)} AND document = ${document}`
  await run(req, sql`DELETE FROM search_words WHERE rowid IN (${places})`)
  await run(req, sql`DELETE FROM search_keys WHERE kind = ${kinds.indexOf(kind)} AND place IN (${places})`)
  await run(req, sql`DELETE FROM search_entries WHERE kind = ${kinds.indexOf(kind)} AND document = ${document}`)
}

async function addEntry(req: Request, entry: Entry, standing: Standing): Promise<void> {
  const { number, title, model, keys, name, spelling } = entry
  const [place, kind] = [placeOf(entry.kind, standing), kinds.indexOf(entry.kind)]
  await run(
    req,
    sql`INSERT INTO search_entries (place, kind, document, number, title, model, keys, name, spelling)
      VALUES (${place}, ${kind}, ${standing.document}, ${number}, ${title}, ${model}, ${JSON.stringify(keys)}, ${name}, ${spelling})`,
  )
  await run(req, sql`INSERT INTO search_keys (kind, key, place) SELECT ${kind}, value, ${place} FROM json_each(${JSON.stringify(keys)})`)
  const [names, short] = [tokens(namePieces(name)), tokens(shortPieces(name))]
  const [details, texts] = [tokens(textPieces(entry.details)), tokens(textPieces(entry.texts))]
  await run(
    req,
    sql`INSERT INTO search_words (rowid, name, short, spelling, details, texts, quantities)
      VALUES (${place}, ${names}, ${short}, ${tokens(namePieces(spelling))}, ${details}, ${texts}, ${tokens(entry.quantities)})`,
  )
}

const tokens = (pieces: readonly string[]) => pieces.join(' ')
