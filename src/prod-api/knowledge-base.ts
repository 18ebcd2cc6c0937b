import 'server-only'
import { createHash } from 'node:crypto'
import { environment } from '../lib/environment'
import { log } from '../lib/log.mjs'
import { visitorFailure } from './answers'

/** The legacy client waits as long (spec: prod-api/external-hosts). */
const TIME_LIMIT_MS = 100_000

/** Fetches the zip from the configured knowledge base; its secret stays on this server. */
export async function forwardToKnowledgeBase(ids: readonly number[]): Promise<Response> {
  const url = new URL('/kbs/info/rar-attach', environment.KNOWLEDGE_BASE_URL)
  url.searchParams.set('platformCode', environment.KNOWLEDGE_BASE_PLATFORM_CODE)
  url.searchParams.set('sign', sign(Date.now()))
  url.searchParams.set('ids', ids.join(','))
  const response = await fetchFrom(url)
  return new Response(response.body, {
    headers: { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' },
  })
}

/** Asks the configured product-info host and passes its answer on. */
export async function forwardToProductInfo(kbsId: string): Promise<unknown> {
  const url = new URL('/getProductByKbsId', environment.PRODUCT_INFO_URL)
  url.searchParams.set('kbsId', kbsId)
  return (await fetchFrom(url)).json()
}

async function fetchFrom(url: URL): Promise<Response> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), redirect: 'error' })
    if (response.ok) return response
    throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    log.error({ event: 'forwarding failed', host: url.host, err: error }, 'An external host did not give what was asked for')
    throw visitorFailure('下载失败，请重试')
  }
}

/** A hash of the secret and a timestamp, followed by the timestamp and the version (spec: prod-api/external-hosts). */
function sign(timestamp: number): string {
  const hash = createHash('md5').update(`${environment.KNOWLEDGE_BASE_SECRET}${timestamp}`).digest('hex')
  return `${hash}${timestamp}${environment.KNOWLEDGE_BASE_SIGN_VERSION}`
}
