import { takesForm } from '../domain/page-at.mjs'
import { answeringForm } from '../lib/sent-form.mjs'
import { MAX_FORM_BYTES } from './request-limits.mjs'

/** They tell of a body, which has been read. */
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding']

/**
 * A form that is sent to a page is answered by that page (record 0063): for Next it is a page that is read, which can ask for the form
 * (`currentForm`). Without scripts there is no other way to get a page back.
 *
 * @template T
 * @param {import('node:http').IncomingMessage} request
 * @param {() => T | Promise<T>} answer
 * @returns {Promise<T>}
 */
export async function withSentForm(request, answer) {
  const { method, url = '', headers } = request
  if (method !== 'POST' || !takesForm(url.split('?', 1)[0] ?? '')) return answer()
  const form = { contentType: headers['content-type'] ?? '', body: await bodyOf(request) }
  request.method = 'GET'
  for (const name of BODY_HEADERS) delete headers[name]
  return answeringForm(form, answer)
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const chunks = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= MAX_FORM_BYTES) chunks.push(chunk)
  }
  return length <= MAX_FORM_BYTES ? Buffer.concat(chunks) : null
}
