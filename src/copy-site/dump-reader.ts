import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { BSON } from 'mongodb'
import { rawDocumentsOf } from '../backup/mongodb-dump'
import { CONTENT_CHANGES, CONTENT_VERSION, contentCounters } from '../database/content-counters.mjs'
import type { Lying } from './mongodb-names'
import { rowOf } from './plain'
import type { Reader } from './reader'
import type { Row, Unit } from './units'

/** Where a document lies in its file. */
type Entry = { id: string; offset: number; length: number }

/** Reads collections that were dumped at one moment (src/backup/mongodb-dump.ts), each in the order of its ids. */
export async function dumpReader(folder: string, placeOf: (unit: Unit) => Lying): Promise<Reader> {
  const indexes = new Map<string, Entry[]>()
  for (const name of await readdir(folder)) {
    indexes.set(decodeURIComponent(path.basename(name, '.bson')), await indexOf(path.join(folder, name)))
  }
  const fileOf = (collection: string) => path.join(folder, `${encodeURIComponent(collection)}.bson`)
  const rowsIn = (collection: string) => readRows(fileOf(collection), indexes.get(collection) ?? [])
  return {
    rows: (unit) => matching(placeOf(unit), rowsIn),
    ids: (slug) => (indexes.get(placeOf({ kind: 'documents', slug, name: slug, fields: [] }).collection) ?? []).map(({ id }) => id),
    contentVersion: async () => contentVersionIn(await all(rowsIn(CONTENT_VERSION)), indexes.get(CONTENT_CHANGES)?.length ?? 0),
    close: async () => {},
  }
}

async function indexOf(file: string): Promise<Entry[]> {
  const entries: Entry[] = []
  let offset = 0
  for await (const bytes of rawDocumentsOf(file)) {
    entries.push({ id: String(rowOf(BSON.deserialize(bytes)).id), offset, length: bytes.length })
    offset += bytes.length
  }
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

async function* readRows(file: string, entries: readonly Entry[]): AsyncGenerator<Row> {
  if (!existsSync(file)) return
  const handle = await open(file, 'r')
  try {
    for (const entry of entries) yield rowOf(await documentAt(handle, entry))
  } finally {
    await handle.close()
  }
}

async function documentAt(handle: FileHandle, { offset, length }: Entry): Promise<BSON.Document> {
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return BSON.deserialize(buffer)
}

/** Of a collection that several kinds share, the rows of one. */
export async function* matching(
  { collection, globalType }: Lying,
  rowsIn: (collection: string) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for await (const row of rowsIn(collection)) if (globalType === undefined || row.data.globalType === globalType) yield row
}

async function all(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

/** @param uncounted changes that nobody has counted yet (record 0051) */
export function contentVersionIn([document]: readonly Row[], uncounted: number): Record<string, number> {
  const numbers = Object.entries(document?.data ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  )
  const version = Object.fromEntries(numbers)
  const { changed } = contentCounters
  return uncounted === 0 ? version : { ...version, [changed]: (version[changed] ?? 0) + uncounted }
}
