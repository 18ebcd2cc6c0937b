import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { parseDraftName } from '../../src/domain/draft-name'
import type { PublishFinding } from '../../src/domain/publish-finding'
import { hasRole } from '../../src/domain/roles'
import { checkDocument } from '../../src/publishing/check-document'

const call = z.object({
  /** `news.12`, `home-page` */
  document: z.string().max(100).transform(parseDraftName),
  /** What the form holds; without it, the newest draft is looked at. */
  data: z.record(z.string(), z.unknown()).optional(),
})

/** `POST /cms-api/publish-check`: what stands in the way of publishing a document as it is typed, and what to know before. Writes nothing. */
export const publishCheck: Endpoint = {
  path: '/publish-check',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
    const body = call.safeParse(await req.json?.().catch(() => null))
    if (!body.success || !body.data.document) throw new APIError('请求不完整', 400, undefined, true)
    const findings = await checkDocument(req, body.data.document, body.data.data)
    if (!findings) throw new APIError('内容不存在，或已移到回收站', 404, undefined, true)
    return Response.json({ findings } satisfies { findings: PublishFinding[] }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
