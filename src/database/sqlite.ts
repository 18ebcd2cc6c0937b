import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Client, createClient, type TransactionMode } from '@libsql/client'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { WriteQueue } from './write-queue'

/** How long another process may hold the file before a write gives up. */
const BUSY_TIMEOUT_MS = 10_000

/** libsql opens a fresh connection after each transaction, and these settings belong to a connection. */
const CONNECTION_SETTINGS = `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;`

/** The adapter's ways to write. Payload calls some of them outside of any transaction: jobs, failed sign-ins, its key-value store. */
const WRITES = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
  'createVersion',
  'updateVersion',
  'deleteVersions',
  'createGlobalVersion',
  'updateGlobalVersion',
  'updateJobs',
] as const

type Migrations = NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>

/**
 * Payload's SQLite adapter with write-ahead logging, transactions and single writes that queue instead of failing, and
 * connection settings that survive a transaction. Why: docs/decisions/0003-sqlite-writers.md.
 *
 * @param url `file:` and a path
 */
export function sqliteDatabase(url: string, prodMigrations: Migrations) {
  const base = sqliteAdapter({
    client: { url },
    migrationDir: 'src/database/migrations',
    prodMigrations,
    push: false,
    transactionOptions: { behavior: 'immediate' },
  })
  return {
    ...base,
    init: (args: Parameters<typeof base.init>[0]) => withQueue(withClient(base.init(args), url)),
  }
}

type Adapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>

function withClient(adapter: Adapter, url: string): Adapter {
  const connect = adapter.connect
  if (!connect) return adapter
  adapter.connect = async function connectWithSettings(...args) {
    adapter.client ??= await openClient(url)
    await connect.apply(adapter, args)
  }
  return adapter
}

async function openClient(url: string): Promise<Client> {
  mkdirSync(path.dirname(url.slice('file:'.length)), { recursive: true })
  const client = createClient({ url })
  // First of all the busy timeout: of several processes that start on a new file, one changes the journal.
  await client.executeMultiple(`${CONNECTION_SETTINGS} PRAGMA journal_mode = WAL;`)
  const begin = client.transaction.bind(client)
  client.transaction = async (mode: TransactionMode = 'write') => {
    const transaction = await begin(mode)
    await client.executeMultiple(CONNECTION_SETTINGS)
    return transaction
  }
  return client
}

function withQueue(adapter: Adapter): Adapter {
  const queue = new WriteQueue()
  return withQueuedWrites(withQueuedTransactions(adapter, queue), queue)
}

/**
 * A write outside of a transaction waits for its turn like a transaction. Past the queue it would block the process while
 * one is open, fail in the end, and leave a connection behind on which no transaction begins any more.
 */
function withQueuedWrites(adapter: Adapter, queue: WriteQueue): Adapter {
  // Some writes are made of others.
  const turn = new AsyncLocalStorage<true>()
  for (const name of WRITES) {
    const write = Reflect.get(adapter, name)
    if (!write) continue
    Reflect.set(adapter, name, async (args: { req?: { transactionID?: unknown } }) => {
      const isInTransaction = (await args.req?.transactionID) !== undefined
      if (isInTransaction || turn.getStore()) return Reflect.apply(write, adapter, [args])
      const leave = await queue.enter()
      try {
        return await turn.run(true, () => Reflect.apply(write, adapter, [args]))
      } finally {
        leave()
      }
    })
  }
  return adapter
}

function withQueuedTransactions(adapter: Adapter, queue: WriteQueue): Adapter {
  const leaves = new Map<string, () => void>()
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter

  adapter.beginTransaction = async (options) => {
    const leave = await queue.enter()
    try {
      const id = await beginTransaction.call(adapter, options)
      if (id === null) leave()
      else leaves.set(String(id), leave)
      return id
    } catch (error) {
      leave()
      throw error
    }
  }
  const end = async (incomingId: number | string | Promise<number | string>, finish: typeof commitTransaction) => {
    const id = await incomingId
    try {
      await finish.call(adapter, id)
    } finally {
      leaves.get(String(id))?.()
      leaves.delete(String(id))
    }
  }
  adapter.commitTransaction = (id) => end(id, commitTransaction)
  adapter.rollbackTransaction = (id) => end(id, rollbackTransaction)
  return adapter
}
