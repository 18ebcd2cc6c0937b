import { pipeline } from 'node:stream/promises'
import { readingConfiguration } from '../lib/bucket-configuration.mjs'
import { CutOff, flowing } from '../lib/flowing.mjs'
import { log } from '../lib/log.mjs'
import { beginOf, partOf } from './asked-part.mjs'
import { outages } from './outages.mjs'
import { setFileHeaders } from './send-file.mjs'
import { StorageUnavailable } from './storage-unavailable.mjs'

/** @type {Promise<import('@aws-sdk/client-s3').S3> | undefined} */
let client

/**
 * @param {import('../lib/environment.mjs').Environment} environment
 * @returns {Promise<import('@aws-sdk/client-s3').S3>} loaded only where there is external storage
 */
const clientOf = (environment) => (client ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(readingConfiguration(environment))))

const known = outages(log, {
  failed: ['files not reached', 'External storage does not answer: files are refused until it does'],
  answered: ['files reached again', 'External storage answers again'],
})

/** What a storage answers that has no such object, nothing newer, no such part, or another edition. */
const NONE = 404
const UNCHANGED = 304
const NO_PART = 416
const OTHER_EDITION = 412

/**
 * @typedef {object} Asked
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {import('../lib/environment.mjs').Environment} environment
 * @property {string} place how the names of such objects begin, without a slash
 * @property {string} name
 * @property {Record<string, string> & { 'Cache-Control': string }} headers of the answer
 */

/**
 * Answers with a file of external storage: leads to its public address where it has one, and else passes it on, in parts, too.
 *
 * @param {Asked} asked
 * @returns {Promise<boolean>} whether it was answered here: not when there is no such file
 * @throws {StorageUnavailable}
 */
export async function serveObject({ request, response, environment, place, name, headers }) {
  if (name === '' || name.includes('/')) return false
  const s3 = await clientOf(environment)
  const object = { Bucket: environment.S3_BUCKET, Key: `${place}/${name}` }
  const base = environment.S3_PUBLIC_URL.replace(/\/$/, '')
  const isOnlyLooked = base !== '' || request.method === 'HEAD'
  const found = await (isOnlyLooked ? s3.headObject({ ...object, ...conditions(request) }) : getObject(s3, object, request)).catch(statusOf)
  known.answered()
  if (found === NONE) return false
  if (base !== '')
    return end(response, 307, { Location: `${base}/${place}/${encodeURIComponent(name)}`, 'Cache-Control': headers['Cache-Control'] })
  setFileHeaders(response, name)
  if (found === NO_PART) return end(response, NO_PART, { 'Content-Range': `bytes */${await sizeOf(s3, object)}` })
  if (typeof found === 'number') return end(response, found, found === UNCHANGED ? headers : {})
  response.writeHead(found.ContentRange ? 206 : 200, { ...headers, ...described(found) })
  if (!('Body' in found)) return end(response)
  await passOn(/** @type {import('node:stream').Readable} */ (found.Body), response, object.Key)
  return true
}

/**
 * The client goes away, or the storage does in the middle: the answer stays short of what it said, and everybody notices.
 *
 * @param {import('node:stream').Readable} body
 * @param {import('node:http').ServerResponse} response
 * @param {string} name
 */
async function passOn(body, response, name) {
  try {
    await pipeline(flowing(body), response)
  } catch (error) {
    response.destroy()
    if (error instanceof CutOff) log.warn({ event: 'file cut off', name, err: error }, 'External storage broke off in the middle of a file')
  }
}

/**
 * @param {import('@aws-sdk/client-s3').S3} s3
 * @param {{ Bucket: string, Key: string }} object
 */
async function sizeOf(s3, object) {
  const found = await s3.headObject(object).catch(statusOf)
  return typeof found === 'number' ? '*' : found.ContentLength
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ IfNoneMatch?: string, IfModifiedSince?: Date }}
 */
function conditions({ headers }) {
  const since = new Date(headers['if-modified-since'] ?? '')
  return {
    ...(headers['if-none-match'] && { IfNoneMatch: headers['if-none-match'] }),
    ...(!headers['if-none-match'] && !Number.isNaN(since.getTime()) && { IfModifiedSince: since }),
  }
}

/**
 * A part is a part of the edition that the client has begun with; of another one it gets all.
 *
 * @param {import('@aws-sdk/client-s3').S3} s3
 * @param {{ Bucket: string, Key: string }} object
 * @param {import('node:http').IncomingMessage} request
 */
async function getObject(s3, object, request) {
  const all = { ...object, ...conditions(request) }
  const Range = partOf(request.headers.range)
  const begun = beginOf(request.headers['if-range'])
  if (Range === null || begun === null) return s3.getObject(all)
  return s3.getObject({ ...all, Range, ...begun }).catch((error) => {
    if (statusOf(error) === OTHER_EDITION) return s3.getObject(all)
    throw error
  })
}

/** @param {import('@aws-sdk/client-s3').GetObjectCommandOutput | import('@aws-sdk/client-s3').HeadObjectCommandOutput} found */
function described({ ContentType, ContentLength, ContentRange, ETag, LastModified }) {
  return {
    'Accept-Ranges': 'bytes',
    'Content-Type': ContentType ?? 'application/octet-stream',
    ...(ContentLength !== undefined && { 'Content-Length': ContentLength }),
    ...(ContentRange && { 'Content-Range': ContentRange }),
    ...(ETag && { ETag }),
    ...(LastModified && { 'Last-Modified': LastModified.toUTCString() }),
  }
}

/**
 * @param {unknown} error
 * @returns {number} what is passed on to the client
 */
function statusOf(error) {
  const status = Object(Object(error).$metadata).httpStatusCode
  if ([NONE, UNCHANGED, NO_PART, OTHER_EDITION].includes(status)) return status
  known.failed(error)
  throw new StorageUnavailable(error)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} [status]
 * @param {Record<string, string>} [headers]
 */
function end(response, status, headers) {
  if (status !== undefined) response.writeHead(status, headers)
  response.end()
  return true
}
