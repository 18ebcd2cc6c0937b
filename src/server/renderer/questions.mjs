import { QUESTION_HEADER } from '../internal-headers.mjs'

/** What the server asks the renderer besides pages, over the renderer's private socket. */
export const questions = /** @type {const} */ ({
  databaseReady: 'database-ready',
  publishedFile: 'published-file',
  /** Will it note that changes are acknowledged? See src/server/acknowledge.mjs. */
  acknowledge: 'acknowledge',
})

/**
 * Answers such a question with 200 for yes and 404 for no.
 *
 * @param {import('../application.mjs').RunningApplication} application
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerQuestion(application, request, response) {
  const isYes = await askApplication(application, request).catch(() => false)
  response.writeHead(isYes ? 200 : 404)
  response.end()
}

/**
 * @param {import('../application.mjs').RunningApplication} application
 * @param {import('node:http').IncomingMessage} request
 */
async function askApplication(application, request) {
  const { searchParams } = new URL(request.url ?? '/', 'http://renderer')
  if (request.headers[QUESTION_HEADER] === questions.databaseReady) return application.isDatabaseReady()
  if (request.headers[QUESTION_HEADER] === questions.publishedFile) return application.isPublishedFile(searchParams.get('name') ?? '')
  if (request.headers[QUESTION_HEADER] === questions.acknowledge) return application.acknowledge()
  return false
}
