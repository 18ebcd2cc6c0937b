import process from 'node:process'
import next from 'next'
import { finishTasks } from '../lib/before-exit.mjs'
import { allowMarks, offerMarks } from '../lib/response-marks.mjs'
import { bridge } from './bridge.mjs'
import { withSentForm } from './sent-form.mjs'

/** Next counts nothing, and Payload does not start anew with every changed view (record 0037). */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', DISABLE_PAYLOAD_HMR: 'true' }

/**
 * Next's development server in this process. It answers before the CMS has started: the first page is compiled meanwhile.
 *
 * @param {import('../lib/environment.mjs').Environment} environment
 * @returns {Promise<{ application: import('./application.mjs').Application, started: Promise<void> }>}
 */
export async function startDevelopment({ HOST, PORT }) {
  Object.assign(process.env, QUIET)
  const app = next({ dev: true, dir: process.cwd(), hostname: HOST, port: PORT, quiet: true })
  await app.prepare()
  offerMarks()
  const cms = bridge()
  const handleByNext = app.getRequestHandler()
  const application = {
    handle: (/** @type {import('node:http').IncomingMessage} */ request, /** @type {import('node:http').ServerResponse} */ response) => {
      allowMarks(request, response)
      return withSentForm(request, () => handleByNext(request, response))
    },
    upgrade: app.getUpgradeHandler(),
    notReady: async () => (await cms).notReady(),
    publishedEdition: async (/** @type {string} */ filename) => (await cms).publishedEdition(filename),
    close: async () => {
      await finishTasks()
      await app.close()
    },
  }
  return { application, started: cms.then(() => undefined) }
}
