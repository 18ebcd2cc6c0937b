import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { TRIES } from '../database/transaction'
import { isWriteConflict } from '../database/write-conflict'

/**
 * Runs what belongs together in one transaction of the request: the change and its entry in the audit log. Two that write one
 * document on MongoDB are a conflict; the later one begins again.
 *
 * @param work may run more than once; what it wrote before is taken back
 */
export async function asOne<T>(req: PayloadRequest, work: () => Promise<T>, tries = TRIES): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (!isOurs) throw error
    await killTransaction(req)
    if (tries > 1 && isWriteConflict(error)) return asOne(req, work, tries - 1)
    throw error
  }
}
