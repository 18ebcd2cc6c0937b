import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { asNotStored, NotStored } from './not-stored'
import { inTransaction } from './transaction'
import { WRITES } from './writes'

export type SqliteAdapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>

type Session = Pick<SqliteAdapter['sessions'][string], 'resolve' | 'reject'>
type Request = Partial<PayloadRequest>

/**
 * Makes every write a transaction, and a transaction that can't be committed an error for whoever waits for it: Payload's own
 * functions take it for a success (record 0021).
 */
export function withTransactions(adapter: SqliteAdapter): SqliteAdapter {
  adapter.beginTransaction = async () => {
    await adapter.initializing
    const id = randomUUID()
    const session = await begin(adapter).catch((error: unknown) => {
      throw asNotStored(error)
    })
    // Drizzle's type of a transaction is not Payload's.
    Object.assign(adapter.sessions, { [id]: session })
    return id
  }
  // Payload ends what has ended already: after an error, for example.
  adapter.commitTransaction = async (id) => {
    await take(adapter, await id)
      ?.resolve()
      .catch((error: unknown) => {
        throw new NotStored(error)
      })
  }
  adapter.rollbackTransaction = async (id) => take(adapter, await id)?.reject()
  return withWritesInTransactions(adapter)
}

/** Nobody else ends a transaction that somebody is ending. */
function take({ sessions }: SqliteAdapter, id: number | string): Session | undefined {
  const session = sessions[id]
  delete sessions[id]
  return session
}

/** Drizzle holds a transaction open for as long as a function runs: it runs until somebody ends the session. */
function begin({ drizzle }: SqliteAdapter): Promise<Session & { db: unknown }> {
  return new Promise((isOpen, hasFailed) => {
    const ended = drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollBack) => {
          isOpen({
            db,
            resolve: () => {
              commit()
              return ended
            },
            reject: () => {
              rollBack(new Error('Rolled back'))
              return ended.catch(() => undefined)
            },
          })
        }),
    )
    ended.catch(hasFailed)
  })
}

/**
 * A write outside of a transaction is one of its own: it waits for its turn, and is stored as a whole or not at all. Some
 * writes are made of others, which don't say to which transaction they belong.
 */
function withWritesInTransactions(adapter: SqliteAdapter): SqliteAdapter {
  const current = new AsyncLocalStorage<Request>()
  for (const name of WRITES) {
    const write = Reflect.get(adapter, name)
    if (!write) continue
    const run = (args: { req?: Request }) => Promise.resolve(Reflect.apply(write, adapter, [args]))
    Reflect.set(adapter, name, async (args: { req?: Request }) => {
      try {
        if ((await args.req?.transactionID) !== undefined) return await run(args)
        const outer = current.getStore()
        if (outer) return await run(within(args, outer))
        return await inTransaction(adapter.payload, (transaction) => current.run(transaction, () => run(within(args, transaction))))
      } catch (error) {
        throw asNotStored(error)
      }
    })
  }
  return adapter
}

const within = (args: { req?: Request }, transaction: Request) => ({ ...args, req: { ...args.req, ...transaction } })
