import { APIError, type PayloadRequest } from 'payload'
import { log } from '../lib/log.mjs'

const FULL = 507
const UNAVAILABLE = 503

/** What an editor is told whose file could not be stored; the log says why. */
export function notStored({ payload }: PayloadRequest, error: unknown): Error {
  payload.logger.error({ event: 'file not stored', err: error }, 'An uploaded file could not be stored')
  return new APIError('文件没有保存：存储空间不足或暂时不能写入。请稍后再试，仍不行请联系管理员。', FULL, undefined, true)
}

/** What an editor is told who saves while nobody can say which files there are. */
export function notReached({ payload }: PayloadRequest, error: unknown): Error {
  payload.logger.error({ event: 'files not reached', err: error }, 'The storage of files does not answer')
  return new APIError(
    '没有保存：文件存储暂时不能访问。您填写的内容还在页面上，请稍后再试，仍不行请联系管理员。',
    UNAVAILABLE,
    undefined,
    true,
  )
}

/** What staff is told who looks at a file meanwhile. */
export function notReadable(error: unknown): Response {
  log.error({ event: 'files not reached', err: error }, 'The storage of files does not answer')
  return Response.json({ errors: [{ message: '文件存储暂时不能访问，请稍后再试。' }] }, { status: UNAVAILABLE })
}
