import { performance } from 'node:perf_hooks'
import { Agent, request } from 'undici'
import { readAtMost } from '../legacy-import/source/answers'
import type { Asked, SentAnswer } from './asked'

/** Nobody waits for the legacy service, but what waits for it takes up memory. */
const TIME_LIMIT_MS = 30_000

export type LegacyService = {
  /** @throws when there is no answer in time, or a larger one than `limit` */
  ask: (asked: Asked, limit: number) => Promise<SentAnswer>
  close: () => Promise<void>
}

/**
 * The legacy service, asked once for each request, with nothing of who asked: no cookies, no address, no browser.
 *
 * @param address `https://legacy.example.com`
 */
export function legacyService(address: string, connections: number): LegacyService {
  const agent = new Agent({ connections, headersTimeout: TIME_LIMIT_MS, bodyTimeout: TIME_LIMIT_MS })
  return {
    async ask({ method, url, contentType, body }, limit) {
      const begun = performance.now()
      const { statusCode, body: sent } = await request(new URL(`${address}${url}`), {
        dispatcher: agent,
        method,
        headers: { accept: 'application/json', 'user-agent': 'shadow', ...(contentType && { 'content-type': contentType }) },
        body: method === 'POST' ? body : null,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      return { status: statusCode, ms: performance.now() - begun, body: await readAtMost({ body: sent }, limit) }
    },
    close: () => agent.destroy(),
  }
}
