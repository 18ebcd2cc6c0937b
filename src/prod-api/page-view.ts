import 'server-only'
import { z } from 'zod'
import { messages } from '../contract/prod-api/envelopes'
import { countPageView } from '../intake/page-views'
import { environment } from '../lib/environment'
import { LAYOUT_HEADER } from '../lib/internal-headers.mjs'
import { clientAddress } from '../limits/client-address'
import { limitPageViews } from '../limits/rate-limits'
import { ApiFailure, unknownPath } from './answers'
import { limitedBytes } from './limited-bytes'

/** A report is one short address. */
const MAX_BYTES = 1024

const report = z.object({ path: z.string().min(1).max(500) })

/** `POST /page-views`: a browser tells which page it shows. Answers 204, also when the view is not counted. */
export async function answerPageView(request: Request): Promise<Response> {
  if (environment.ANALYTICS_PROVIDER !== 'first-party') throw unknownPath()
  await limitPageViews(clientAddress(request))
  const bytes = await limitedBytes(request, MAX_BYTES)
  if (bytes === null) throw new ApiFailure(413, 413, messages.tooLarge)
  const { data } = report.safeParse(parseJson(new TextDecoder().decode(bytes)))
  const layout = request.headers.get(LAYOUT_HEADER) === 'mobile' ? 'mobile' : 'desktop'
  const isPage = data !== undefined && countPageView({ address: data.path, layout, headers: request.headers })
  if (!isPage) throw new ApiFailure(400, 400, messages.malformed)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
