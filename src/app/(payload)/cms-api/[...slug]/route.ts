import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { againAfterConflict } from './again-after-conflict'

/** The admin's own API; visitors and integrations use `/prod-api`. */
export const GET = REST_GET(config)
export const POST = againAfterConflict(refusingBrokenBodies(REST_POST(config)))
export const DELETE = againAfterConflict(REST_DELETE(config))
export const PATCH = againAfterConflict(REST_PATCH(config))
export const PUT = againAfterConflict(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)

type Handler = ReturnType<typeof REST_POST>

/** Payload reads the body of a question that is too long for an address before it catches errors. */
function refusingBrokenBodies(handler: Handler): Handler {
  return async (...args) => {
    try {
      return await handler(...args)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return Response.json({ errors: [{ message: '请求内容不是有效的 JSON，请刷新页面后重试。' }] }, { status: 400 })
    }
  }
}
