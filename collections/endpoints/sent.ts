import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** What a request has sent, parsed. @throws APIError 400 in Chinese, when it is not what is asked for */
export async function sent<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  if (req.data === undefined) await addDataAndFileToRequest(req)
  const { data, success } = schema.safeParse(req.data ?? {})
  if (!success) throw new APIError('请求内容不完整，请刷新页面后重试。', 400, undefined, true)
  return data
}
