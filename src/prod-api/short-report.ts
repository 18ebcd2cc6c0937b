import 'server-only'
import type { z } from 'zod'
import { messages } from '../contract/prod-api/envelopes'
import { clientAddress } from '../limits/client-address'
import { limitPageViews } from '../limits/rate-limits'
import { ApiFailure, malformed } from './answers'
import { limitedBytes } from './limited-bytes'

/** A report is one short text. */
const MAX_BYTES = 1024

/**
 * What a browser reports as JSON, however its type is called: beacons say text.
 *
 * @throws ApiFailure for what is too long or something else
 * @throws TooManyRequests
 */
export async function shortReport<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  await limitPageViews(clientAddress(request))
  const bytes = await limitedBytes(request, MAX_BYTES)
  if (bytes === null) throw new ApiFailure(413, 413, messages.tooLarge)
  const { data, success } = schema.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!success) throw malformed()
  return data
}

/** That it was heard. */
export const heard = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
