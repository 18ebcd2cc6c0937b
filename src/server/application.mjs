import process from 'node:process'
import next from 'next'
import { finishTasks } from '../lib/before-exit.mjs'
import { tellReads } from '../lib/content-reads.mjs'
import { READS_HEADER } from '../lib/internal-headers.mjs'
import { allowMarks, offerMarks } from '../lib/response-marks.mjs'
import { bridge } from './bridge.mjs'
import { withSentForm } from './sent-form.mjs'

/**
 * What the server has found out about a request, and lets it have.
 *
 * @typedef {object} Terms
 * @property {boolean} isSignedIn
 * @property {number} maxBodyBytes
 */

/**
 * The application as the server around it sees it: in this process, or in the renderer's.
 *
 * @typedef {object} Application
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, terms: Terms) => Promise<void>} handle
 * @property {() => Promise<string[]>} notReady why it can't do its work; nothing when it can
 * @property {(filename: string) => Promise<string | null>} publishedEdition which stored file visitors get at a public name; files
 *   of drafts are not public
 * @property {() => Promise<void>} close after the last request
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => Promise<void>} [upgrade]
 *   by which a changed file reaches the browser during development
 */

/**
 * Where it runs: the terms were kept before; it notes also that all changes so far must be shown to everybody.
 *
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handle
 * @typedef {Omit<Application, 'handle'> & { handle: Handle } & Pick<import('./bridge.mjs').Bridge, 'acknowledge' | 'figures' | 'purges'>} RunningApplication
 */

/**
 * Starts Next, and Payload with it, in this process.
 *
 * @param {import('../lib/environment.mjs').Environment} environment
 * @returns {Promise<RunningApplication>}
 */
export async function startApplication({ HOST, PORT }) {
  const app = next({ dev: false, dir: process.cwd(), hostname: HOST, port: PORT, quiet: true })
  await app.prepare()
  const cms = await bridge()
  offerMarks()
  const handleByNext = app.getRequestHandler()
  return {
    handle: (request, response) => {
      allowMarks(request, response)
      const answer = () => withSentForm(request, () => handleByNext(request, response))
      return request.headers[READS_HEADER] === undefined ? answer() : tellReads(response, answer)
    },
    notReady: cms.notReady,
    figures: cms.figures,
    publishedEdition: cms.publishedEdition,
    acknowledge: cms.acknowledge,
    purges: cms.purges,
    close: async () => {
      await finishTasks()
      await app.close()
    },
  }
}
