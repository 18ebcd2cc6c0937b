/**
 * The program of the renderer: Next and Payload behind a private socket, in a process of its own, so that rendering never
 * holds up what the server answers from its cache. It ends with the server that started it, however that one ends.
 */
import { rmSync } from 'node:fs'
import { createServer, maxHeaderSize } from 'node:http'
import process from 'node:process'
import { consoleToLog } from '../../lib/console-to-log.mjs'
import { readEnvironment } from '../../lib/environment.mjs'
import { QUESTION_HEADER, REQUEST_ID_HEADER } from '../../lib/internal-headers.mjs'
import { fail } from '../../lib/problem.mjs'
import { withRequestId } from '../../lib/request-context.mjs'
import { startApplication } from '../application.mjs'
import { endOnce, rendererGraceMs } from '../shutdown.mjs'
import { answerQuestion } from './questions.mjs'
import { role } from './role.mjs'

const [, , socketPath = '', number = '1'] = process.argv
role().number = Number(number)
consoleToLog()

try {
  const environment = readEnvironment()
  const application = await startApplication(environment)
  const metrics = environment.METRICS_TOKEN ? await measured(application) : null
  const asked = { ...application, ...(metrics && { metrics: metrics.values }) }
  // The server in front sets the limit for a client; what it adds repeats the address and must fit besides.
  const server = createServer({ maxHeaderSize: 3 * maxHeaderSize }, async (request, response) => {
    if (request.headers[QUESTION_HEADER]) await answerQuestion(asked, request, response)
    else {
      metrics?.watch(request, response)
      await withRequestId(takeRequestId(request), () => application.handle(request, response))
    }
  })
  // The server keeps its connections as long as it likes: closing one here could meet a request on its way.
  server.keepAliveTimeout = 0
  server.requestTimeout = 0
  rmSync(socketPath, { force: true })
  await new Promise((resolve) => server.listen(socketPath, () => resolve(undefined)))

  const end = endOnce(server, application, { graceMs: rendererGraceMs(environment.SHUTDOWN_GRACE_SECONDS) })
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  // Ctrl+C reaches the whole group: the server decides when its renderer ends.
  process.on('SIGINT', () => undefined)
  process.send?.('ready')
} catch (error) {
  fail(error)
}

/** Loaded only where somebody asks for it. @param {import('../application.mjs').RunningApplication} application */
async function measured(application) {
  const { rendererMetrics } = await import('../metrics/renderer-metrics.mjs')
  return rendererMetrics(application.figures, role().number)
}

/** For the log alone: what is rendered knows nothing of it. @param {import('node:http').IncomingMessage} request */
function takeRequestId({ headers }) {
  const id = String(headers[REQUEST_ID_HEADER] ?? '')
  delete headers[REQUEST_ID_HEADER]
  return id
}
