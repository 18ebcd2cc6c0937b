import type { BasePayload, PayloadRequest } from 'payload'
import { pauseAfter, TRIES } from '../lib/tries'
import { isWriteConflict } from './write-conflict'

/** What the adapter's calls need to take part in a transaction; undefined: each call stands for itself. */
export type Transaction = Partial<PayloadRequest> | undefined

/** Begins work again of which nothing was stored because another transaction wrote the same at the same moment (record 0051). */
export async function again<T>(work: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === TRIES || !isWriteConflict(error)) throw error
  }
  await pauseAfter(tries)
  return again(work, tries + 1)
}

/**
 * Runs work in one transaction, which waits for its turn where there is one writer (record 0003).
 *
 * @param work may run more than once; what it wrote before is taken back
 */
export const inTransaction = <T>(cms: BasePayload, work: (req: Partial<PayloadRequest>) => Promise<T>): Promise<T> =>
  again(() => inOneTransaction(cms, work))

async function inOneTransaction<T>(cms: BasePayload, work: (req: Partial<PayloadRequest>) => Promise<T>): Promise<T> {
  const transactionID = await cms.db.beginTransaction()
  if (transactionID === null) throw new Error('The database offers no transactions')
  try {
    const result = await work({ transactionID })
    await cms.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID)
    throw error
  }
}

/**
 * Runs a few commands of the adapter that no other process may come between.
 *
 * SQLite has one writer: the commands go into one transaction. On MongoDB transactions that touch one document conflict,
 * so there the commands stand for themselves: each is atomic, and unique indexes say when somebody was faster.
 */
export function atomically<T>(cms: BasePayload, work: (req: Transaction) => Promise<T>): Promise<T> {
  return cms.db.name === 'mongoose' ? work(undefined) : inTransaction(cms, work)
}
