import { QUESTION_HEADER } from '../../lib/internal-headers.mjs'
import { outages } from '../outages.mjs'

/** What the server asks the renderer besides pages, over the renderer's private socket. */
export const questions = /** @type {const} */ ({
  notReady: 'not-ready',
  metrics: 'metrics',
  /** Under which name is the file stored that visitors get at this public name? */
  publishedEdition: 'published-edition',
  /** Will it note that changes are acknowledged? See src/server/acknowledge.mjs. */
  acknowledge: 'acknowledge',
  /** Who tells the CDN of which version? See src/server/cdn/purger.mjs. */
  purges: 'cdn-purges',
})

/** @typedef {import('../application.mjs').RunningApplication & { metrics?: () => Promise<unknown> }} Asked */

/**
 * Answers such a question: with 200 and what was asked for as JSON, with 404 for no, and with 503 when it can't be said. Operators are told
 * of that once for each question, until it can be said again.
 *
 * @param {Asked} application
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerQuestion(application, request, response) {
  const known = outageOf(String(request.headers[QUESTION_HEADER]))
  try {
    const answer = await askApplication(application, request)
    known.answered()
    response.writeHead(answer === false || answer === null ? 404 : 200)
    response.end(JSON.stringify(answer))
  } catch (error) {
    known.failed(error)
    response.writeHead(503)
    response.end()
  }
}

/** By question: there are a handful. @type {Map<string, ReturnType<typeof outages>>} */
const outagesOf = new Map()

/** @param {string} question */
function outageOf(question) {
  const known = outagesOf.get(question) ?? outages(undefined, wordsOf(question))
  outagesOf.set(question, known)
  return known
}

/** @param {string} question */
const wordsOf = (question) => ({
  failed: ['question not answered', `The server can't be told: ${question}`],
  answered: ['question answered again', `The server can be told again: ${question}`],
})

/**
 * @param {Asked} application
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<unknown>}
 */
async function askApplication(application, request) {
  const { searchParams } = new URL(request.url ?? '/', 'http://renderer')
  if (request.headers[QUESTION_HEADER] === questions.notReady) return application.notReady()
  if (request.headers[QUESTION_HEADER] === questions.metrics) return application.metrics?.() ?? []
  if (request.headers[QUESTION_HEADER] === questions.publishedEdition) return application.publishedEdition(searchParams.get('name') ?? '')
  if (request.headers[QUESTION_HEADER] === questions.acknowledge) return application.acknowledge()
  if (request.headers[QUESTION_HEADER] === questions.purges) return application.purges(JSON.parse(searchParams.get('name') ?? ''))
  return false
}
