import 'server-only'
import { z } from 'zod'
import { countPageView } from '../intake/page-views'
import { environment } from '../lib/environment'
import { LAYOUT_HEADER } from '../lib/internal-headers.mjs'
import { malformed, unknownPath } from './answers'
import { heard, shortReport } from './short-report'

const report = z.object({ path: z.string().min(1).max(500) })

/** `POST /page-views`: a browser tells which page it shows. Answers 204, also when the view is not counted. */
export async function answerPageView(request: Request): Promise<Response> {
  if (environment.ANALYTICS_PROVIDER !== 'first-party') throw unknownPath()
  const { path } = await shortReport(request, report)
  const layout = request.headers.get(LAYOUT_HEADER) === 'mobile' ? 'mobile' : 'desktop'
  if (!countPageView({ address: path, layout, headers: request.headers })) throw malformed()
  return heard()
}
