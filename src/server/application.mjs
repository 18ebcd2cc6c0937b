import process from 'node:process'
import next from 'next'
import { finishTasks } from './before-exit.mjs'
import { bridge } from './bridge.mjs'
import { allowMarks, offerMarks } from './response-marks.mjs'

/**
 * The application as the server around it sees it: in this process, or in the renderer's.
 *
 * @typedef {object} Application
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @property {() => Promise<boolean>} isDatabaseReady
 * @property {(filename: string) => Promise<boolean>} isPublishedFile files of drafts are not public
 * @property {() => Promise<void>} close after the last request
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => Promise<void>} [upgrade]
 *   by which a changed file reaches the browser during development
 */

/**
 * Where it runs: notes also that all changes so far must be shown to everybody.
 *
 * @typedef {Application & { acknowledge: () => Promise<boolean> }} RunningApplication
 */

/**
 * Starts Next, and Payload with it, in this process.
 *
 * @param {{ environment: import('../lib/environment.mjs').Environment, isDev: boolean }} options
 * @returns {Promise<RunningApplication>}
 */
export async function startApplication({ environment, isDev }) {
  const app = next({ dev: isDev, dir: process.cwd(), hostname: environment.HOST, port: environment.PORT, quiet: true })
  await app.prepare()
  const cms = await bridge()
  offerMarks()
  const handleByNext = app.getRequestHandler()
  return {
    handle: (request, response) => {
      allowMarks(request, response)
      return handleByNext(request, response)
    },
    ...(isDev && { upgrade: app.getUpgradeHandler() }),
    isDatabaseReady: cms.isDatabaseReady,
    isPublishedFile: cms.isPublishedFile,
    acknowledge: cms.acknowledge,
    close: async () => {
      await finishTasks()
      await app.close()
    },
  }
}
