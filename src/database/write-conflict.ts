import { APIError } from 'payload'
import type { EditRefusal } from '../lib/edit-refusal'
import { asNotStored, hasFailedStorage } from './not-stored'

/**
 * Two transactions of MongoDB that write one document at the same moment: one is refused, and may succeed when it is begun
 * again. SQLite has one writer, and knows nothing of the kind.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error) || hasFailedStorage(error)) return false
  const labels: unknown = Reflect.get(error, 'errorLabels')
  return (Array.isArray(labels) && labels.includes('TransientTransactionError')) || isWriteConflict(error.cause)
}

/**
 * Has who waits for a write learn what became of it in the words of a write conflict and of `NotStored`: only with these an API of the admin
 * knows that it may handle the request again. What writes to MongoDB past the adapter goes through here.
 */
export async function reported<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isWriteConflict(error) ? writeConflict(error) : asNotStored(error)
  }
}

/** What the loser is told, when trying again did not help; a form reads the newest version and merges, as after any other version that it has not seen. */
export function writeConflict(cause: unknown): APIError {
  const refusal: EditRefusal = { code: 'newer-version', savedBy: null, savedAt: new Date().toISOString(), isAtOnce: true }
  const error = new APIError('其他人正在保存同一条内容，这次没有保存，请再试一次。', 409, refusal, true)
  // Who can begin again sees it here; `APIError` takes no cause.
  error.cause = cause
  return error
}
