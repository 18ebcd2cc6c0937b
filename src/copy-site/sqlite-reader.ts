import Database from 'libsql'
import type { BasePayload, CollectionSlug, GlobalSlug, Where } from 'payload'
import { z } from 'zod'
import type { Reader } from './reader'
import { isContentCounter, type Row, type Unit } from './units'

const BATCH = 200

const stored = z.record(z.string(), z.unknown()).and(z.object({ id: z.number() }))
const page = z.object({ docs: z.array(stored) })

/** Reads SQLite through Payload's adapter, which puts the tables of a document together. */
export function sqliteReader(payload: BasePayload, file: string): Reader {
  return {
    rows: (unit) => rowsOf(payload, unit),
    // Ids of SQLite are carried over by what they are.
    ids: () => [],
    contentVersion: async () => countersIn(file),
    close: () => payload.destroy(),
  }
}

async function* rowsOf(payload: BasePayload, unit: Unit): AsyncGenerator<Row> {
  let after = 0
  for (;;) {
    const rows = await batchAfter(payload, unit, after)
    for (const data of rows) yield { id: data.id, data }
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}

async function batchAfter({ db }: BasePayload, { kind, slug }: Unit, after: number) {
  const collection = z.custom<CollectionSlug>().parse(slug)
  const global = z.custom<GlobalSlug>().parse(slug)
  const where: Where = { id: { greater_than: after } }
  const next = { where, sort: 'id', limit: BATCH, pagination: false }
  if (kind === 'documents') return page.parse(await db.find({ collection, ...next })).docs
  if (kind === 'versions') return page.parse(await db.findVersions({ collection, ...next })).docs
  if (kind === 'global versions') return page.parse(await db.findGlobalVersions({ global, ...next })).docs
  const { data } = stored.safeParse(await db.findGlobal({ slug: global }))
  return data ? [data] : []
}

function countersIn(file: string): Record<string, number> {
  const database = new Database(file)
  try {
    const rows = z
      .array(z.object({ name: z.string(), value: z.number() }))
      .parse(database.prepare('SELECT name, value FROM counters').all())
    return Object.fromEntries(rows.filter(({ name }) => isContentCounter(name)).map(({ name, value }) => [name, value]))
  } finally {
    database.close()
  }
}
