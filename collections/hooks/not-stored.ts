import { APIError, type PayloadRequest } from 'payload'

/** What an editor is told whose file could not be stored; the log says why. */
export function notStored({ payload }: PayloadRequest, error: unknown): Error {
  payload.logger.error({ event: 'file not stored', err: error }, 'An uploaded file could not be stored')
  return new APIError('文件没有保存：存储空间不足或暂时不能写入。请稍后再试，仍不行请联系管理员。', 507, undefined, true)
}
