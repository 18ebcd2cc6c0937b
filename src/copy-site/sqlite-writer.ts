import { sql } from '@payloadcms/db-sqlite'
import Database from 'libsql'
import type { BasePayload, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { run } from '../database/rows'
import { inTransaction } from '../database/transaction'
import { sqliteReader } from './sqlite-reader'
import type { Unit } from './units'
import type { NewRow, Writer } from './writer'

/** Writes SQLite through Payload's adapter, which knows what goes into which table. */
export function sqliteWriter(payload: BasePayload, file: string): Writer {
  return {
    ...sqliteReader(payload, file),
    // One transaction each: what is there is always the first part.
    write: (unit, rows, before) => inTransaction(payload, (req) => writeAll({ ...req, payload }, unit, rows, before)),
    setContentVersion: async (numbers) => inFile(file, (database) => setCounters(database, numbers)),
    stores: { relation: (id) => id, date: (iso) => iso },
    countBroken: async () => inFile(file, (database) => database.prepare('PRAGMA foreign_key_check').all().length),
  }
}

type Request = Partial<PayloadRequest> & { payload: BasePayload }

async function writeAll(req: Request, unit: Unit, rows: readonly NewRow[], before: number): Promise<void> {
  for (const row of rows) await writeRow(req, unit, row)
  if (unit.kind === 'versions' || unit.kind === 'global versions') await setLatest(req, unit, rows, before)
}

const version = z.looseObject({
  parent: z.union([z.number(), z.string()]).optional(),
  version: z.record(z.string(), z.unknown()).default({}),
  autosave: z.boolean().default(false),
  createdAt: z.string(),
  updatedAt: z.string(),
})

async function writeRow(req: Request, { kind, slug }: Unit, { id, data }: NewRow): Promise<void> {
  const { db } = req.payload
  const given = { req, returning: false } as const
  // The adapter adds to what it gets.
  const copy = structuredClone({ ...data })
  if (kind === 'documents') {
    await db.create({ collection: z.custom<CollectionSlug>().parse(slug), customID: id, data: copy, ...given })
  } else if (kind === 'global') {
    const global = z.custom<GlobalSlug>().parse(slug)
    await db.createGlobal({ slug: global, data: copy, ...given })
    // Creating says that it was made now.
    await run(req, sql`UPDATE ${sql.identifier(tableOf(slug))} SET created_at = ${data.createdAt ?? null}`)
  } else {
    const { version: versionData, parent = '', ...rest } = version.parse(copy)
    const common = { ...rest, versionData, ...given }
    if (kind === 'versions') await db.createVersion({ ...common, collectionSlug: z.custom<CollectionSlug>().parse(slug), parent })
    else await db.createGlobalVersion({ ...common, globalSlug: z.custom<GlobalSlug>().parse(slug) })
  }
}

/** As Payload names tables. */
const tableOf = (slug: string) => slug.replaceAll('-', '_')

/** The adapter takes each version for the newest. Versions are numbered from 1 on, because their table was empty. */
async function setLatest(req: Request, { slug }: Unit, rows: readonly NewRow[], before: number): Promise<void> {
  const table = sql.identifier(`_${tableOf(slug)}_v`)
  const latest = rows.flatMap(({ data }, index) => (data.latest === true ? [before + index + 1] : []))
  const isLatest =
    latest.length === 0
      ? sql`0`
      : sql`id IN (${sql.join(
          latest.map((id) => sql`${id}`),
          sql`, `,
        )})`
  await run(req, sql`UPDATE ${table} SET latest = ${isLatest} WHERE id > ${before}`)
}

function inFile<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(file)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    return work(database)
  } finally {
    database.close()
  }
}

function setCounters(database: Database.Database, numbers: Readonly<Record<string, number>>): void {
  const set = database.prepare('INSERT INTO counters (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
  for (const [name, value] of Object.entries(numbers)) set.run(name, value)
}
