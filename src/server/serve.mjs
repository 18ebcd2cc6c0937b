import { createServer } from 'node:http'
import process from 'node:process'
import next from 'next'
import { printFirstAdministrator } from './first-administrator.mjs'
import { createHandler } from './handler.mjs'
import { listenProblem } from './port.mjs'
import { fail } from './problem.mjs'
import { shutDownOnSignals } from './shutdown.mjs'

/**
 * Starts the site and says where it is.
 *
 * @param {{ environment: import('../lib/environment.mjs').Environment, isDev: boolean }} options
 */
export async function serve({ environment, isDev }) {
  const { HOST, PORT, DATA_DIR } = environment
  const app = next({ dev: isDev, dir: process.cwd(), hostname: HOST, port: PORT, quiet: true })
  await app.prepare()
  const server = createServer(createHandler({ environment, isDev, handleByNext: app.getRequestHandler() }))
  // A slow client may not hold a connection for ever with half a request.
  server.headersTimeout = 30_000
  server.requestTimeout = 120_000
  server.once('error', (error) => fail(listenProblem(error, environment)))
  await new Promise((resolve) => server.listen(PORT, HOST, () => resolve(undefined)))
  shutDownOnSignals(server, app)

  const address = environment.SITE_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  console.log(`Site:  ${address}/`)
  console.log(`Admin: ${address}/admin`)
  printFirstAdministrator(DATA_DIR)
}
