/**
 * `/healthz`: 200 when the application has started and its database answers, else 503.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {Pick<import('./application.mjs').Application, 'isDatabaseReady'>} application
 */
export async function answerHealth(response, application) {
  const isReady = await application.isDatabaseReady().catch(() => false)
  response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ status: isReady ? 'ok' : 'unavailable' }))
}
