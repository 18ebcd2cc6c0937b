import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, BasePayload, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '../lib/document-id'
import { BESIDE, CHANGED_OF, CONTENT_VERSION, contentCounters, type PartChanges, partChanges } from './content-counters.mjs'
import { contentDocument, noteAcknowledged } from './content-document.mjs'
import { type ContentChange, ContentNotes } from './content-notes'
import { isMongoose } from './is-mongoose'
import { isSqlite } from './is-sqlite'
import { narrowPartOf, placeBeside } from './narrow-parts'
import { inTransaction } from './transaction'

/** The adapter's ways to change what visitors can see. Saved drafts go into versions, which nobody sees. */
const WRITES = ['create', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany', 'upsert', 'createGlobal', 'updateGlobal'] as const

/**
 * Without drafts, and still seen by visitors: pictures, where old addresses lead, the periods on the privacy page, how parameters are
 * printed, and what a search finds. Not which products stand together in lists: a list that a stranger sends drops no pages (record 0090).
 */
const WITHOUT_DRAFTS = new Set(['media', 'redirects', 'service-settings', 'attributes', 'code-aliases', 'synonyms'])

type Request = Partial<PayloadRequest> | undefined
type Write = {
  collection?: string
  id?: DocumentId
  where?: unknown
  slug?: string
  data?: { _status?: unknown; deletedAt?: unknown }
  req?: Request
}

/**
 * Makes a database raise the content version with every change of published content, so that every process knows of it before
 * anybody is told. Why: record 0015; in MongoDB: record 0051.
 */
export function withContentVersion<A extends DatabaseAdapterObj>(base: A): A {
  return { ...base, init: (args: Parameters<A['init']>[0]) => watch(base.init(args)) }
}

function watch<A extends BaseDatabaseAdapter>(adapter: A): A {
  const raise = raisingIn(adapter)
  for (const name of WRITES) {
    const write = Reflect.get(adapter, name)
    if (!write) continue
    Reflect.set(adapter, name, async (args: Write) => {
      if (!isVisible(adapter, name, args)) return Reflect.apply(write, adapter, [args])
      const writeAndRaise = async (given: Write) => {
        const place = await placeBeside(adapter, name, given)
        const result: unknown = await Reflect.apply(write, adapter, [given])
        await raise(given.req, {
          slug: args.collection ?? args.slug ?? '',
          isWithdrawn: isWithdrawal(name, args),
          isBeside: async (seenBy) => place !== null && place === (await placeBeside(adapter, name, { ...given, req: seenBy }, { result })),
          // Who writes by HTTP is told by the server that passes the answer on; see src/server/acknowledge.mjs.
          isAcknowledged: args.req?.payloadAPI !== 'REST',
        })
        return result
      }
      if ((await args.req?.transactionID) !== undefined) return writeAndRaise(args)
      // Both or neither, and in its turn (record 0003).
      return inTransaction(adapter.payload, (transaction) => writeAndRaise({ ...args, req: { ...args.req, ...transaction } }))
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

/** What raises the version in the transaction of a request. */
function raisingIn(adapter: BaseDatabaseAdapter): (req: Request, change: ContentChange) => Promise<void> {
  if (isMongoose(adapter)) {
    const notes = new ContentNotes(adapter)
    return async (req, change) => notes.add((await req?.transactionID) ?? '', change)
  }
  if (!isSqlite(adapter)) throw new Error(`No content version for the database ${adapter.name}`)
  return async (req, { slug, isWithdrawn, isAcknowledged, ...change }) => {
    const db = drizzleOf(adapter, await req?.transactionID)
    const isBeside = await change.isBeside(req)
    if (!isAcknowledged) await db.run(notePending())
    if (isWithdrawn) await db.run(raiseCounter(contentCounters.withdrawn))
    if (isBeside) await db.run(keepNarrowOf(slug))
    await db.run(raiseCounter(contentCounters.changed))
    await db.run(noteChangeOf(slug))
    if (isBeside) await db.run(noteChangeOf(BESIDE + narrowPartOf(slug)))
    if (isAcknowledged) await db.run(acknowledgeAll)
  }
}

const raiseCounter = (name: string) =>
  sql`INSERT INTO counters (name, value) VALUES (${name}, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`

/** Of a part of the content. */
const noteChangeOf = (part: string) => sql`INSERT INTO counters (name, value)
  VALUES (${CHANGED_OF + part}, (SELECT value FROM counters WHERE name = ${contentCounters.changed}))
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

const numberOf = (part: string) => sql`(SELECT value FROM counters WHERE name = ${CHANGED_OF + part})`

/** Until when the narrow part of a collection was right by now: the same as `partChanges` says. */
function keepNarrowOf(slug: string) {
  const part = narrowPartOf(slug)
  return sql`INSERT INTO counters (name, value)
    VALUES (${CHANGED_OF + part}, coalesce(
      CASE WHEN ${numberOf(BESIDE + part)} = ${numberOf(slug)} THEN ${numberOf(part)} ELSE ${numberOf(slug)} END, 0))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}

/** Everything so far. */
const acknowledgeAll = sql`INSERT INTO counters (name, value)
  VALUES (${contentCounters.acknowledged}, (SELECT value FROM counters WHERE name = ${contentCounters.changed}))
  ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)`

/** The first change that nobody was told of. */
const notePending = () => sql`INSERT INTO counters (name, value) VALUES (${contentCounters.pendingSince}, ${Date.now()})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE (SELECT value FROM counters WHERE name = ${contentCounters.acknowledged}) >= (SELECT value FROM counters WHERE name = ${contentCounters.changed})`

/** Notes that somebody is about to be told of all changes so far: from now on every visitor must see them (record 0015). */
export async function acknowledgeContent(payload: BasePayload): Promise<void> {
  const adapter: { name: string } = payload.db
  if (isMongoose(adapter)) {
    await documentOf(adapter).updateOne(contentDocument, [noteAcknowledged])
    return
  }
  if (!isSqlite(adapter)) return
  await inTransaction(payload, async ({ transactionID }) => void (await drizzleOf(adapter, await transactionID).run(acknowledgeAll)))
}

/**
 * The version of the published content, which grows with every change of it, and at which version one of some parts of it (collections, globals, narrow parts)
 * changed last; 0 when nothing ever did.
 */
export type ContentState = { version: number } & Pick<PartChanges, 'lastChange'>

/** What what is kept of the content is compared with (record 0015). */
export async function readContentState(payload: BasePayload): Promise<ContentState> {
  const counters = await readCounters(payload.db)
  return { version: counters.get(contentCounters.changed) ?? 0, ...partChanges(counters) }
}

async function readCounters(adapter: { name: string }): Promise<ReadonlyMap<string, number>> {
  if (isMongoose(adapter)) {
    const stored = await documentOf(adapter).findOne(contentDocument, { projection: { _id: 0 } })
    return new Map(Object.entries(numbers.parse(stored ?? {})))
  }
  if (!isSqlite(adapter)) throw new Error(`No content version for the database ${adapter.name}`)
  const args = [contentCounters.changed, `${CHANGED_OF}\uffff`]
  const { rows } = await adapter.client.execute({ sql: 'SELECT name, value AS version FROM counters WHERE name >= ? AND name < ?', args })
  return new Map(counters.parse(rows).map(({ name, version }) => [name, version]))
}

const counters = z.array(z.object({ name: z.string(), version: z.int() }))
const numbers = z.record(z.string(), z.number())

const documentOf = ({ connection }: MongooseAdapter) => connection.collection<{ _id: string; [counter: string]: unknown }>(CONTENT_VERSION)

type Drizzle = Pick<SQLiteAdapter['drizzle'], 'run'>

/** Of the running transaction, when there is one. */
function drizzleOf(adapter: SQLiteAdapter, transaction: number | string | undefined): Drizzle {
  const sessions: object = adapter.sessions
  const open: { db: Drizzle } | undefined = Reflect.get(sessions, transaction ?? '')
  return open?.db ?? adapter.drizzle
}
