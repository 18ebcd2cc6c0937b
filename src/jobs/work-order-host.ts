import { z } from 'zod'
import { environment } from '../lib/environment'

export const SAVE_PATH = '/server/v1/console/base/data/leave_message/save'
export const LOOKUP_PATH = '/scheduling/common/data/selleavebytel'

/** The host could not be reached, was too slow, or didn't answer as agreed. */
export class HostFailure extends Error {}

/** What the host answers: the envelope of the legacy service (spec: service/work-order-host). */
const answer = z.object({ code: z.number(), msg: z.string().default(''), data: z.unknown().optional() })
export type HostAnswer = z.infer<typeof answer>

/**
 * Sends JSON to the configured work-order host.
 *
 * @param host its address and how long it may take; by default those of the configuration
 * @throws HostFailure when there is no usable answer in time
 */
export async function callWorkOrderHost(
  path: string,
  body: object,
  host = { url: environment.WORK_ORDER_URL, timeLimitMs: environment.WORK_ORDER_TIME_LIMIT_SECONDS * 1000 },
): Promise<HostAnswer> {
  try {
    const response = await fetch(new URL(path, host.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(host.timeLimitMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return answer.parse(await response.json())
  } catch (error) {
    throw new HostFailure(`The work-order host did not answer: ${error instanceof Error ? error.message : String(error)}`)
  }
}
