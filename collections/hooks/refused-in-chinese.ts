import { APIError, type PayloadRequest } from 'payload'
import { TooManyRequests } from '../../src/limits/too-many-requests'

/** Runs a limit; when it is reached, the answer says in Chinese how long to wait, and in `Retry-After`. */
export async function refusedInChinese(req: PayloadRequest, limit: () => Promise<void>): Promise<void> {
  try {
    await limit()
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const seconds = Math.ceil(error.seconds)
    req.responseHeaders = new Headers({ 'Retry-After': String(seconds) })
    throw new APIError(`尝试次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试。`, 429, undefined, true)
  }
}
