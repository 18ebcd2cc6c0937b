import 'server-only'
import { z } from 'zod'
import { countSearch } from '../intake/search-terms'
import { environment } from '../lib/environment'
import { clientAddress } from '../limits/client-address'
import { unknownPath } from './answers'
import { heard, shortReport } from './short-report'

const report = z.object({ term: z.string().min(1).max(200) })

/**
 * `POST /searches`: a browser tells what is searched on the page that it shows (record 0066). Answers 204, also when it is not counted.
 */
export async function answerSearchReport(request: Request): Promise<Response> {
  if (environment.ANALYTICS_PROVIDER === 'none') throw unknownPath()
  const { term: text } = await shortReport(request, report)
  countSearch({ text, address: clientAddress(request), headers: request.headers })
  return heard()
}
