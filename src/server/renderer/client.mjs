import http from 'node:http'
import { z } from 'zod'
import { FAILED_HEADER, QUESTION_HEADER, READS_HEADER } from '../../lib/internal-headers.mjs'
import { ledgerAnswer } from '../cdn/ledger-question.mjs'
import { outages } from './outages.mjs'
import { questions } from './questions.mjs'
import { RendererUnavailable } from './unavailable.mjs'

/** A page that takes longer counts as failed. */
const ANSWER_LIMIT_MS = 30_000

const NOT_STARTED = 'the application has not started yet'

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
 * @property {string[] | null} reads collections and globals that it was made of; null when nobody asked, or it isn't known
 */

/**
 * How the server talks to the renderer.
 *
 * @typedef {object} RendererClient
 * @property {(options: http.RequestOptions) => Promise<http.ClientRequest>} request
 * @property {ReturnType<typeof outages>} outages whoever asks by `request` notes how it ended
 * @property {(target: string, headers: http.OutgoingHttpHeaders) => Promise<WholeAnswer>} get
 * @property {() => Promise<string[]>} notReady
 * @property {() => Promise<import('prom-client').MetricObject[]>} metrics
 * @property {() => number} waiting how many requests wait for the end of their answer
 * @property {(filename: string) => Promise<string | null>} publishedEdition
 * @property {() => Promise<boolean>} acknowledge
 * @property {(asked: import('../cdn/ledger-question.mjs').LedgerQuestion) => Promise<import('../cdn/ledger-question.mjs').LedgerAnswer>} purges
 */

/**
 * @param {string} socketPath
 * @param {Promise<void>} started when the renderer can be asked: all but the question for its health wait for it
 * @returns {RendererClient}
 */
export function rendererClient(socketPath, started) {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })
  const known = outages()
  let isStarted = false
  let waiting = 0
  started.then(
    () => {
      isStarted = true
    },
    () => undefined,
  )
  /** @type {RendererClient['request']} */
  const request = async (options) => {
    waiting += 1
    try {
      await started
    } catch (error) {
      waiting -= 1
      throw error
    }
    return http.request({ ...options, socketPath, agent }).once('close', () => {
      waiting -= 1
    })
  }

  /** @param {http.ClientRequest} asking */
  const answer = (asking) => {
    asking.once('response', known.answered).once('error', known.failed)
    return whole(asking)
  }
  /** @param {string} question @param {string} [name] */
  const ask = async (question, name = '') => {
    const headers = { [QUESTION_HEADER]: question }
    return answer(await request({ path: `/?name=${encodeURIComponent(name)}`, headers, timeout: QUESTION_LIMIT_MS }))
  }
  /** @param {string} filename */
  const publishedEdition = async (filename) => {
    const { status, body } = await ask(questions.publishedEdition, filename)
    // A no is kept; that it can't be said now is none.
    if (status !== 200 && status !== 404) throw new RendererUnavailable(`HTTP ${status}`)
    return status === 200 ? z.string().parse(JSON.parse(String(body))) : null
  }
  return {
    request,
    outages: known,
    get: async (path, headers) => answer(await request({ path, headers, timeout: ANSWER_LIMIT_MS })),
    waiting: () => waiting,
    notReady: async () => (isStarted ? z.array(z.string()).parse(JSON.parse(String((await ask(questions.notReady)).body))) : [NOT_STARTED]),
    metrics: async () => JSON.parse(String((await ask(questions.metrics)).body)),
    acknowledge: async () => (await ask(questions.acknowledge)).status === 200,
    publishedEdition,
    purges: async (asked) => ledgerAnswer.parse(JSON.parse(String((await ask(questions.purges, JSON.stringify(asked))).body))),
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
  const reads = headers[READS_HEADER] ?? trailers[READS_HEADER]
  return {
    status: statusCode,
    headers,
    body: Buffer.concat(chunks),
    isFailed,
    reads: reads === undefined ? null : String(reads).split(' ').filter(Boolean),
  }
}
