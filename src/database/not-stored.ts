import { APIError } from 'payload'

/** The service is there, and can't do it now. */
const UNAVAILABLE = 503

/** What a failing disk or a lock of another process is called by SQLite; anything else is a mistake of ours. */
const FAILED_STORAGE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOTADB|READONLY)/

/** MongoDB can't be reached, or has nobody who may write; and its code for a full disk. */
const LOST_SERVER = /^Mongo(ose)?(Network|NotConnected|PoolCleared|ServerSelection|TopologyClosed|WriteConcern)/
const FULL_DISK = '14031'

/**
 * What was to be stored is not: the disk is full or broken, or another process holds the database. The message is for who
 * waits for it in the admin.
 */
export class NotStored extends APIError {
  constructor(cause: unknown) {
    super('没有保存：数据暂时无法写入。您填写的内容还在页面上，请稍后重试；如仍不成功，请联系管理员检查磁盘空间。', UNAVAILABLE)
    // Operators read it in the log; `APIError` takes no cause.
    this.cause = cause
  }
}

/** The error itself, or `NotStored` when it is none of ours: libraries wrap what the database said. */
export function asNotStored(error: unknown): unknown {
  return !isNotStored(error) && hasFailedStorage(error) ? new NotStored(error) : error
}

const isNotStored = (error: unknown) => error instanceof NotStored

/** Does another process hold what is asked for? */
export const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')

/** Did the database itself fail? */
export const hasFailedStorage = (error: unknown): boolean =>
  error instanceof Error &&
  (FAILED_STORAGE.test(codeOf(error)) || codeOf(error) === FULL_DISK || LOST_SERVER.test(error.name) || hasFailedStorage(error.cause))

const codeOf = (error: unknown) => String((error instanceof Error && Reflect.get(error, 'code')) || '')
