import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { again } from '../database/transaction'

/**
 * Runs what belongs together in one transaction of the request: the change and its entry in the audit log. Two that write one
 * document on MongoDB are a conflict; the later one begins again.
 *
 * @param work may run more than once; what it wrote before is taken back
 */
export async function asOne<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  // Within a transaction it belongs to that, and whoever has begun it begins it again.
  if ((await req.transactionID) !== undefined) return work()
  return again(async () => {
    await initTransaction(req)
    try {
      const result = await work()
      await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  })
}
