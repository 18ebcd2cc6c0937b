import { BARE_POLICY } from './security-headers.mjs'

/**
 * `/healthz`: the process answers. Nothing else is asked, so that nobody restarts it because its database is locked.
 *
 * @param {import('node:http').ServerResponse} response
 */
export const answerAlive = (response) => answer(response, 200, { status: 'ok' })

/**
 * `/readyz`: 200 when requests can be answered and stored, else 503 and why not.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<string[]>} notReady
 */
export async function answerReadiness(response, notReady) {
  const reasons = await notReady()
  if (reasons.length === 0) answer(response, 200, { status: 'ready' })
  else answer(response, 503, { status: 'unavailable', reasons })
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} body
 */
function answer(response, status, body) {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Security-Policy': BARE_POLICY }
  response.writeHead(status, { ...type, 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '3' }) })
  response.end(JSON.stringify(body))
}
