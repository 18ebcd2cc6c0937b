import path from 'node:path'
import { isShownInline } from '../lib/is-shown-inline.mjs'
import { serveObject } from './bucket-files.mjs'
import { isFile, sendFile, setFileHeaders } from './send-file.mjs'

/** Kept, and asked for again each time: a replaced document keeps its address. */
const VALIDATED = 'public, no-cache'

/** No longer than a name in a folder can be. */
const MAX_NAME = 255

/**
 * Serves a document at its public address. Which of its files that is, the database says: the one that was published with it.
 *
 * @param {object} options
 * @param {import('node:http').IncomingMessage} options.request
 * @param {import('node:http').ServerResponse} options.response
 * @param {string} options.filename the public one
 * @param {import('../lib/environment.mjs').Environment} options.environment
 * @param {import('./application.mjs').Application['publishedEdition']} options.publishedEdition
 * @returns {Promise<boolean>} whether it was answered here
 */
export async function serveDocument({ request, response, filename, environment, publishedEdition }) {
  if (filename === '' || filename.length > MAX_NAME || /^\.|[/\\]/.test(filename)) return false
  const edition = await publishedEdition(filename)
  if (edition === null) return false
  const headers = { 'Cache-Control': VALIDATED, ...dispositionOf(filename) }
  if (environment.S3_BUCKET) return serveObject({ request, response, environment, place: 'files', name: edition, headers })
  const folder = path.join(environment.DATA_DIR, 'files')
  const file = path.join(folder, edition)
  if (path.dirname(file) !== folder || !isFile(file)) return false

  setFileHeaders(response, filename)
  for (const [name, value] of Object.entries(dispositionOf(filename))) response.setHeader(name, value)
  await sendFile(request, response, { file, cacheControl: VALIDATED })
  return true
}

/**
 * @param {string} filename
 * @returns {Record<string, string>}
 */
const dispositionOf = (filename) =>
  isShownInline(filename) ? {} : { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}` }
