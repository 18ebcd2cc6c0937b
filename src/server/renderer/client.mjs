import http from 'node:http'
import { FAILED_HEADER, QUESTION_HEADER } from '../internal-headers.mjs'
import { questions } from './questions.mjs'
import { RendererUnavailable } from './unavailable.mjs'

/** A page that takes longer counts as failed. */
const ANSWER_LIMIT_MS = 30_000

/** How long a yes or no may take. */
const QUESTION_LIMIT_MS = 5000

/**
 * An answer that has arrived completely.
 *
 * @typedef {object} WholeAnswer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {boolean} isFailed whether something in it could not be rendered
 */

/**
 * How the server talks to the renderer.
 *
 * @typedef {object} RendererClient
 * @property {(options: http.RequestOptions) => Promise<http.ClientRequest>} request
 * @property {(target: string, headers: http.OutgoingHttpHeaders) => Promise<WholeAnswer>} get
 * @property {() => Promise<boolean>} isDatabaseReady
 * @property {(filename: string) => Promise<boolean>} isPublishedFile
 * @property {() => Promise<boolean>} acknowledge
 */

/**
 * @param {string} socketPath
 * @param {Promise<void>} started when the renderer can be asked: all but the question for its health wait for it
 * @returns {RendererClient}
 */
export function rendererClient(socketPath, started) {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })
  let isStarted = false
  started.then(
    () => {
      isStarted = true
    },
    () => undefined,
  )
  /** @type {RendererClient['request']} */
  const request = async (options) => {
    await started
    return http.request({ ...options, socketPath, agent })
  }

  /** @param {string} question @param {string} [name] */
  const ask = async (question, name = '') => {
    const headers = { [QUESTION_HEADER]: question }
    const { status } = await whole(await request({ path: `/?name=${encodeURIComponent(name)}`, headers, timeout: QUESTION_LIMIT_MS }))
    return status === 200
  }
  return {
    request,
    get: async (path, headers) => whole(await request({ path, headers, timeout: ANSWER_LIMIT_MS })),
    isDatabaseReady: async () => isStarted && ask(questions.databaseReady),
    acknowledge: () => ask(questions.acknowledge),
    isPublishedFile: (filename) => ask(questions.publishedFile, filename),
  }
}

/**
 * @param {http.ClientRequest} request
 * @returns {Promise<WholeAnswer>}
 */
function whole(request) {
  return new Promise((resolve, reject) => {
    request.once('error', (error) => reject(new RendererUnavailable(error)))
    request.once('timeout', () => request.destroy(new Error('The renderer took too long')))
    request.once('response', (response) => readWhole(response).then(resolve, reject))
    request.end()
  })
}

/**
 * @param {http.IncomingMessage} response
 * @returns {Promise<WholeAnswer>}
 * @throws {RendererUnavailable} when the renderer dies in the middle of it
 */
export async function readWhole(response) {
  const chunks = []
  try {
    for await (const chunk of response) chunks.push(chunk)
  } catch (error) {
    throw new RendererUnavailable(error)
  }
  const { statusCode = 500, headers, trailers } = response
  const isFailed = statusCode >= 500 || headers[FAILED_HEADER] !== undefined || trailers[FAILED_HEADER] !== undefined
  return { status: statusCode, headers, body: Buffer.concat(chunks), isFailed }
}
