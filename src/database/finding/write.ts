import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import { type Entry, type FoundKind, kinds } from '../../domain/search/entry'
import type { DocumentId } from '../../lib/document-id'
import { isMongoose } from '../is-mongoose'
import { run, sessionOf } from '../rows'
import { reported } from '../write-conflict'
import type { Standing } from './finder'
import { latinPieces, namePieces, shortPieces, textPieces } from './grams'
import { entriesOf, storedEntry } from './mongodb-entries'
import { placeOf } from './place'
import { wordsOf } from './sqlite-words'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** What a document is found by; null when it is not found at all. */
export type Written = { document: DocumentId; entry: { entry: Entry; standing: Standing } | null }

/** Makes what documents of a kind are found by what it should be, in the transaction of the request. Each document once. */
export async function writeEntries(req: Request, kind: FoundKind, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  const adapter: { name: string } = req.payload.db
  if (isMongoose(adapter)) {
    const changes = written.map(({ document, entry }) => {
      const filter = { kind, document: String(document) }
      if (!entry) return { deleteOne: { filter } }
      return { replaceOne: { filter, replacement: storedEntry(entry.entry, entry.standing), upsert: true } }
    })
    await reported(entriesOf(adapter).bulkWrite(changes, await sessionOf(adapter, req)))
    return
  }
  await removeEntries(
    req,
    kind,
    written.map(({ document }) => document),
  )
  const added = written.flatMap(({ entry }) => entry ?? [])
  for (const some of inPortions(added)) await addEntries(req, kind, some)
}

type Added = { entry: Entry; standing: Standing }

/** So many letters of texts are one statement: it has all their pieces as one value. */
const MOST_LETTERS = 500_000

function inPortions(added: readonly Added[]): Added[][] {
  const portions: Added[][] = []
  let letters = Number.POSITIVE_INFINITY
  for (const one of added) {
    letters += one.entry.texts.length
    if (letters > MOST_LETTERS) {
      portions.push([])
      letters = one.entry.texts.length
    }
    portions.at(-1)?.push(one)
  }
  return portions
}

async function removeEntries(req: Request, kind: FoundKind, documents: readonly DocumentId[]): Promise<void> {
  const index = kinds.indexOf(kind)
  const these = sql`kind = ${index} AND document IN (SELECT value FROM json_each(${JSON.stringify(documents)}))`
  const places = sql`SELECT place FROM search_entries WHERE ${these}`
  await run(req, sql`DELETE FROM search_words WHERE rowid IN (${places})`)
  await run(req, sql`DELETE FROM search_keys WHERE kind = ${index} AND place IN (${places})`)
  await run(req, sql`DELETE FROM search_entries WHERE ${these}`)
}

/** Places as texts: they are larger than the numbers of JSON are exact. */
async function addEntries(req: Request, kind: FoundKind, added: readonly Added[]): Promise<void> {
  const index = kinds.indexOf(kind)
  const placed = added.map(({ entry, standing }) => ({ entry, standing, place: String(placeOf(kind, standing)) }))
  const entries = placed.map(({ entry: { number, title, model, keys, name, spelling }, standing, place }) => [
    ...[place, standing.document, number, title, model, JSON.stringify(keys), name, spelling],
  ])
  await run(
    req,
    sql`INSERT INTO search_entries (kind, place, document, number, title, model, keys, name, spelling)
      SELECT ${index}, CAST(value ->> 0 AS INTEGER), ${columns(1, 7)} FROM json_each(${JSON.stringify(entries)})`,
  )
  const keyed = placed.flatMap(({ entry, place }) => entry.keys.map((key) => [place, key]))
  await run(
    req,
    sql`INSERT INTO search_keys (kind, place, key)
      SELECT ${index}, CAST(value ->> 0 AS INTEGER), value ->> 1 FROM json_each(${JSON.stringify(keyed)})`,
  )
  const words = placed.map(({ entry: { name, spelling, details, texts, quantities }, place }) => [
    place,
    wordsOf('name', namePieces(name)),
    wordsOf('short', shortPieces(name)),
    wordsOf('spelling', namePieces(spelling)),
    `${wordsOf('details', textPieces(details))} ${wordsOf('latin', latinPieces(details))}`,
    wordsOf('texts', textPieces(texts)),
    wordsOf('quantities', quantities),
  ])
  await run(
    req,
    sql`INSERT INTO search_words (rowid, name, short, spelling, details, texts, quantities)
      SELECT CAST(value ->> 0 AS INTEGER), ${columns(1, 6)} FROM json_each(${JSON.stringify(words)})`,
  )
}

const columns = (from: number, to: number) =>
  sql.raw(Array.from({ length: to - from + 1 }, (_, index) => `value ->> ${from + index}`).join(', '))
