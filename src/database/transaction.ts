import type { BasePayload, PayloadRequest } from 'payload'
import { isWriteConflict } from './write-conflict'

/** What the adapter's calls need to take part in a transaction; undefined: each call stands for itself. */
export type Transaction = Partial<PayloadRequest> | undefined

/** So often a transaction is begun again that met another one. */
export const TRIES = 5

/**
 * Runs work in one transaction, which waits for its turn where there is one writer (record 0003).
 *
 * @param work may run more than once; what it wrote before is taken back
 */
export async function inTransaction<T>(cms: BasePayload, work: (req: Partial<PayloadRequest>) => Promise<T>, tries = TRIES): Promise<T> {
  const transactionID = await cms.db.beginTransaction()
  if (transactionID === null) throw new Error('The database offers no transactions')
  try {
    const result = await work({ transactionID })
    await cms.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID)
    if (tries > 1 && isWriteConflict(error)) return inTransaction(cms, work, tries - 1)
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
