import http from 'node:http'
import { z } from 'zod'
import { FAILED_HEADER, ONE_OFF_HEADER, QUESTION_HEADER, READS_HEADER, STATUS_HEADER } from '../../lib/internal-headers.mjs'
import { ledgerAnswer } from '../cdn/ledger-question.mjs'
import { outages } from '../outages.mjs'
import { balance } from './balance.mjs'
import { takesLong } from './long-work.mjs'
import { questions } from './questions.mjs'
import { isGone, RendererUnavailable } from './unavailable.mjs'

/** A page that takes longer counts as failed. */
const ANSWER_LIMIT_MS = 30_000

const NOT_STARTED = 'the application has not started yet'

/** How long a yes or no may take. */
const QUESTION_LIMIT_MS = 5000

/** @typedef {import('./process.mjs').KeptRenderer} KeptRenderer */

/**
 * An answer that has arrived completely.
 *
 * @typedef {object} WholeAnswer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {boolean} isFailed whether something in it could not be rendered
 * @property {string[] | null} reads collections and globals that it was made of; null when nobody asked, or it isn't known
 * @property {boolean} [isOneOff] whether there are any number of others like it
 */

/**
 * Sends the rest of a request, and takes of the answer what is needed before somebody may get it.
 *
 * @template T
 * @callback Take
 * @param {http.ClientRequest} asking
 * @returns {Promise<T>}
 */

/**
 * @typedef {object} Asking
 * @property {boolean} isRepeatable whether another renderer may be asked when the first one dies over it
 * @property {() => boolean} [isWanted] whether somebody still waits
 * @property {boolean} [isSignedIn] strangers are refused whatever takes long: for them no process is started
 */

/**
 * How the server talks to the renderers.
 *
 * @typedef {object} RendererClient
 * @property {<T>(options: http.RequestOptions & { path: string }, take: Take<T>, asking: Asking) => Promise<T>} ask
 * @property {(target: string, headers: http.OutgoingHttpHeaders) => Promise<WholeAnswer>} get
 * @property {() => Promise<string[]>} notReady
 * @property {() => Promise<import('prom-client').MetricObject[][]>} metrics of each that can be asked
 * @property {() => { number: number, waiting: number, restarts: number, isUp: boolean }[]} figures of each: how many requests wait for the end
 *   of their answer, how often it died
 * @property {() => number} up how many can be asked now
 * @property {(filename: string) => Promise<string | null>} publishedEdition
 * @property {() => Promise<boolean>} acknowledge
 * @property {(asked: import('../cdn/ledger-question.mjs').LedgerQuestion) => Promise<import('../cdn/ledger-question.mjs').LedgerAnswer>} purges
 */

/**
 * @param {readonly KeptRenderer[]} renderers
 * @param {Promise<void>} started when the first renderer can be asked: all but the question for its health wait for it
 * @param {import('./long-work.mjs').LongWork} [longWork] who does what takes long; without it, they do
 * @returns {RendererClient}
 */
export function rendererClient(renderers, started, longWork) {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })
  const known = outages()
  const { choose, begin, up, waitingAt } = balance(renderers)
  let isStarted = false
  let waitingForStart = 0
  started.then(
    () => {
      isStarted = true
    },
    () => undefined,
  )

  /** @param {KeptRenderer} renderer @param {http.RequestOptions} options */
  const open = (renderer, options) => {
    const asking = http.request({ ...options, socketPath: renderer.socketPath, agent })
    return asking.once('close', begin(renderer))
  }

  async function whenStarted() {
    waitingForStart += 1
    try {
      await started
    } finally {
      waitingForStart -= 1
    }
  }

  /** @type {RendererClient['ask']} */
  async function ask(options, take, asking) {
    const { isWanted = () => true, isSignedIn = false } = asking
    await whenStarted()
    try {
      const isLong = longWork && isSignedIn && takesLong(options)
      const answer = isLong ? await askLong(longWork, options, take, isWanted) : await askAny(options, take, asking)
      known.answered()
      return answer
    } catch (error) {
      // Of a client who went away the renderer knows nothing.
      if (error instanceof RendererUnavailable && isWanted()) known.failed(error.cause)
      throw error
    }
  }

  /** @type {RendererClient['ask']} */
  async function askAny(options, take, { isRepeatable, isWanted = () => true }) {
    const first = choose(options.path)
    if (!first) throw new RendererUnavailable('there is none')
    const askOne = (/** @type {KeptRenderer} */ renderer) => take(open(renderer, options))
    return askOne(first).catch((error) => {
      const other = isRepeatable && isGone(error) && isWanted() ? choose(options.path, first) : undefined
      if (!other) throw error
      return askOne(other)
    })
  }

  /**
   * Never a second time: what one has died over, another one would die over, too.
   *
   * @template T
   * @param {import('./long-work.mjs').LongWork} work
   * @param {http.RequestOptions & { path: string }} options
   * @param {Take<T>} take
   * @param {() => boolean} isWanted
   */
  async function askLong(work, options, take, isWanted) {
    const renderer = await work.enter()
    if (isWanted()) return take(open(renderer, options).once('close', work.leave))
    work.leave()
    throw new RendererUnavailable('nobody waits any more')
  }

  /** @type {RendererClient['get']} */
  const get = (path, headers) => ask({ path, headers, timeout: ANSWER_LIMIT_MS }, whole, { isRepeatable: true })
  /** @param {string} question @param {string} [name] */
  const put = (question, name = '') => ({
    path: `/?name=${encodeURIComponent(name)}`,
    headers: { [QUESTION_HEADER]: question },
    timeout: QUESTION_LIMIT_MS,
  })
  /** @param {string} question @param {string} [name] */
  const answerTo = (question, name) => ask(put(question, name), whole, { isRepeatable: true })
  /** @param {string} filename */
  const publishedEdition = async (filename) => {
    const { status, body } = await answerTo(questions.publishedEdition, filename)
    // A no is kept; that it can't be said now is none.
    if (status !== 200 && status !== 404) throw new RendererUnavailable(`HTTP ${status}`)
    return status === 200 ? z.string().parse(JSON.parse(String(body))) : null
  }
  return {
    ask,
    get,
    up: () => up().length,
    figures: () =>
      renderers.map((renderer, index) => ({
        number: renderer.number,
        waiting: waitingAt(renderer) + (index === 0 ? waitingForStart : 0),
        restarts: renderer.restarts(),
        isUp: renderer.isUp(),
      })),
    notReady: async () =>
      isStarted ? z.array(z.string()).parse(JSON.parse(String((await answerTo(questions.notReady)).body))) : [NOT_STARTED],
    metrics: async () => {
      const answers = await Promise.allSettled(
        [...up(), ...(longWork?.up() ?? [])].map((renderer) => whole(open(renderer, put(questions.metrics)))),
      )
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [JSON.parse(String(answer.value.body))] : []))
    },
    acknowledge: async () => (await answerTo(questions.acknowledge)).status === 200,
    publishedEdition,
    purges: async (asked) => ledgerAnswer.parse(JSON.parse(String((await answerTo(questions.purges, JSON.stringify(asked))).body))),
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
  const { headers, trailers } = response
  const statusCode = Number(trailers[STATUS_HEADER] ?? response.statusCode ?? 500)
  const isFailed = statusCode >= 500 || headers[FAILED_HEADER] !== undefined || trailers[FAILED_HEADER] !== undefined
  const isOneOff = headers[ONE_OFF_HEADER] !== undefined || trailers[ONE_OFF_HEADER] !== undefined
  const reads = headers[READS_HEADER] ?? trailers[READS_HEADER]
  return {
    status: statusCode,
    headers,
    body: Buffer.concat(chunks),
    isFailed,
    isOneOff,
    reads: reads === undefined ? null : String(reads).split(' ').filter(Boolean),
  }
}
