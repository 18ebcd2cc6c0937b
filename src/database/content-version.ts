import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, BasePayload, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { z } from 'zod'
import { CHANGED_OF, CONTENT_CHANGES, contentCounters } from './content-counters.mjs'
import { isMongoose } from './mongodb'
import { inTransaction } from './transaction'

/** The adapter's ways to change what visitors can see. Saved drafts go into versions, which nobody sees. */
const WRITES = ['create', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany', 'upsert', 'createGlobal', 'updateGlobal'] as const

/** Without drafts, and still seen by visitors: pictures, where old addresses lead, and the periods on the privacy page. */
const WITHOUT_DRAFTS = new Set(['media', 'redirects', 'service-settings'])

type Request = Partial<PayloadRequest> | undefined
type Write = { collection?: string; slug?: string; data?: { _status?: unknown; deletedAt?: unknown }; req?: Request }

/**
 * Makes a database raise the content version with every change of published content, inside the same transaction, so
 * that both become visible at its commit, to every process. Why: record 0009.
 */
export function withContentVersion<A extends DatabaseAdapterObj>(base: A): A {
  return { ...base, init: (args: Parameters<A['init']>[0]) => watch(base.init(args)) }
}

function watch<A extends BaseDatabaseAdapter>(adapter: A): A {
  for (const name of WRITES) {
    const write = Reflect.get(adapter, name)
    if (!write) continue
    Reflect.set(adapter, name, async (args: Write) => {
      const result: unknown = await Reflect.apply(write, adapter, [args])
      const slug = args.collection ?? args.slug ?? ''
      if (isVisible(adapter, name, args)) await raise(adapter, args.req, slug, isWithdrawal(name, args))
      return result
    })
  }
  return adapter
}

function isVisible(adapter: BaseDatabaseAdapter, name: (typeof WRITES)[number], { collection, slug, data }: Write): boolean {
  if (collection === undefined) {
    const config = adapter.payload.globals.config.find((global) => global.slug === slug)
    return WITHOUT_DRAFTS.has(slug ?? '') || Boolean(config?.versions?.drafts)
  }
  const config = Reflect.get(adapter.payload.collections, collection)?.config
  const isPublic = WITHOUT_DRAFTS.has(collection) || Boolean(config?.versions?.drafts)
  const isNewDraft = name === 'create' && data?._status === 'draft'
  return isPublic && !isNewDraft
}

/** Is something taken away from visitors? Then no older page may stand in for one that can't be rendered. */
const isWithdrawal = (name: (typeof WRITES)[number], { data }: Write) =>
  name.startsWith('delete') || data?._status === 'draft' || Boolean(data?.deletedAt)

async function raise(adapter: BaseDatabaseAdapter, req: Request, slug: string, isWithdrawn: boolean): Promise<void> {
  const transaction = await req?.transactionID
  if (isMongoose(adapter)) {
    const session = transaction === undefined ? undefined : adapter.sessions[transaction]
    await adapter.connection.collection(CONTENT_CHANGES).insertOne({ raise: 1, withdrawn: isWithdrawn ? 1 : 0 }, session ? { session } : {})
    return
  }
  if (!isSqlite(adapter)) throw new Error(`No content version for the database ${adapter.name}`)
  // Who writes by HTTP is told by the server that passes the answer on; see src/server/acknowledge.mjs.
  const isAcknowledged = req?.payloadAPI !== 'REST'
  const write = async (db: Drizzle) => {
    if (!isAcknowledged) await db.run(notePending())
    if (isWithdrawn) await db.run(raiseCounter(contentCounters.withdrawn))
    await db.run(raiseCounter(contentCounters.changed))
    await db.run(noteChangeOf(slug))
    if (isAcknowledged) await db.run(noteAcknowledged)
  }
  if (transaction !== undefined) return write(drizzleOf(adapter, transaction))
  // Only transactions wait for their turn (record 0003).
  await inTransaction(adapter.payload, async ({ transactionID }) => write(drizzleOf(adapter, await transactionID)))
}

const raiseCounter = (name: string) =>
  sql`INSERT INTO counters (name, value) VALUES (${name}, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`

/** Of a collection or a global. */
const noteChangeOf = (slug: string) => sql`INSERT INTO counters (name, value)
  VALUES (${CHANGED_OF + slug}, (SELECT value FROM counters WHERE name = ${contentCounters.changed}))
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

/** Everything so far. */
const noteAcknowledged = sql`INSERT INTO counters (name, value)
  VALUES (${contentCounters.acknowledged}, (SELECT value FROM counters WHERE name = ${contentCounters.changed}))
  ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)`

/** The first change that nobody was told of. */
const notePending = () => sql`INSERT INTO counters (name, value) VALUES (${contentCounters.pendingSince}, ${Date.now()})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE (SELECT value FROM counters WHERE name = ${contentCounters.acknowledged}) >= (SELECT value FROM counters WHERE name = ${contentCounters.changed})`

/**
 * Notes that somebody is about to be told of all changes so far: from now on every visitor must see them
 * (record 0018). MongoDB needs no note: there every change is shown from its commit on.
 */
export async function acknowledgeContent(payload: BasePayload): Promise<void> {
  const adapter: { name: string } = payload.db
  if (!isSqlite(adapter)) return
  await inTransaction(payload, async ({ transactionID }) => void (await drizzleOf(adapter, await transactionID).run(noteAcknowledged)))
}

/**
 * The version of the published content: it grows with every change of it.
 *
 * @returns 0 when nothing was ever published
 */
export async function readContentVersion(payload: BasePayload): Promise<number> {
  const adapter: { name: string } = payload.db
  if (isMongoose(adapter)) {
    const sum = [{ $group: { _id: null, version: { $sum: '$raise' } } }]
    return version.parse((await adapter.connection.collection(CONTENT_CHANGES).aggregate(sum).toArray())[0]?.version)
  }
  if (!isSqlite(adapter)) throw new Error(`No content version for the database ${adapter.name}`)
  const { rows } = await adapter.client.execute({ sql: 'SELECT value FROM counters WHERE name = ?', args: [contentCounters.changed] })
  return version.parse(rows[0]?.value)
}

const version = z.int().default(0)
const counter = z.object({ name: z.string(), value: z.int() })

/** The version of the content, and at which version each part of it changed last. */
export type ContentState = { version: number; lastChange: (slugs: Iterable<string>) => number }

/** What what is kept of the content is compared with: a collection or global that never changed counts as changed at 0. */
export async function readContentState(payload: BasePayload): Promise<ContentState> {
  const adapter: { name: string } = payload.db
  if (!isSqlite(adapter)) {
    const version = await readContentVersion(payload)
    // Which of them changed is not kept there: anything may have.
    return { version, lastChange: () => version }
  }
  const args = [contentCounters.changed, `${CHANGED_OF}\uffff`]
  const { rows } = await adapter.client.execute({ sql: 'SELECT name, value FROM counters WHERE name >= ? AND name < ?', args })
  const changes = new Map(
    counter
      .array()
      .parse(rows)
      .map(({ name, value }) => [name, value]),
  )
  return {
    version: changes.get(contentCounters.changed) ?? 0,
    lastChange: (slugs) => Math.max(0, ...[...slugs].map((slug) => changes.get(CHANGED_OF + slug) ?? 0)),
  }
}

type Drizzle = Pick<SQLiteAdapter['drizzle'], 'run'>

/** Of the running transaction, when there is one. */
function drizzleOf(adapter: SQLiteAdapter, transaction: number | string | undefined): Drizzle {
  const sessions: object = adapter.sessions
  const open: { db: Drizzle } | undefined = Reflect.get(sessions, transaction ?? '')
  return open?.db ?? adapter.drizzle
}

const isSqlite = <A extends { name: string }>(adapter: A): adapter is A & SQLiteAdapter => adapter.name === 'sqlite'
