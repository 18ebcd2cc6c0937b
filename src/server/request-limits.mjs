import { endpoints, isWithin, programs } from '../domain/other-addresses.mjs'
import { takesForm } from '../domain/page-at.mjs'
import { UPLOAD_BYTES } from '../lib/upload-limits.mjs'

const KIB = 1024
const MIB = 1024 * KIB

/** A form of the site, a sign-in: nothing that a stranger sends is longer (spec: prod-api/too-large). */
const STRANGER_BYTES = 64 * KIB

/** A document with all its texts; a spreadsheet (src/spreadsheet/limits.ts) and the form around it. */
const STAFF_BYTES = 6 * MIB

/** A repair request: its photos (src/contract/service-request.ts), one more than is kept, and the form around them. */
const PHOTOS_BYTES = 4 * 5 * MIB + STRANGER_BYTES

/** One photo ahead of its request; somewhat more than is kept, so that it can be said what is wrong. */
const PHOTO_BYTES = 2 * 5 * MIB + STRANGER_BYTES

/** A list of codes, pasted or as a file (src/domain/code-list/limits.ts), and the form around it. */
export const MAX_FORM_BYTES = 5 * MIB + STRANGER_BYTES

/** A thousand codes as JSON, none of them short (spec: prod-api/product-lookup). */
const CODES_BYTES = 256 * KIB

const MULTIPART = /^multipart\/form-data\b/i

/** Questions that are too long for an address: the admin sends what is stored in other ways. */
const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i
const REPAIR_REQUESTS = '/server/v1/console/base/data/leave_message/save'
const SINGLE_PHOTOS = '/server/v1/console/base/data/leave_message/photo'
const UPLOADS = /^\/cms-api\/(media|documents)(\/|$)/

const CODES = /^\/prod-api\/api\/product\/(lookup|selection)\/?$/
const LISTS = /^\/prod-api\/api\/product\/(lookup|selection)\/[a-z]+\/?$/

/** Longer than any address that the site or its API makes. */
const STRANGER_TARGET = 4 * KIB

/** What answers more than being read; all else is a page or a file. */
const takesMore = [...programs, ...endpoints]

/**
 * How long the body of a request may be.
 *
 * @param {string} pathname
 * @param {string | undefined} contentType
 * @param {boolean} isSignedIn
 */
export function bodyLimit(pathname, contentType = '', isSignedIn) {
  const isMultipart = MULTIPART.test(contentType)
  if (isMultipart && pathname === REPAIR_REQUESTS) return PHOTOS_BYTES
  if (isMultipart && pathname === SINGLE_PHOTOS) return PHOTO_BYTES
  if (takesForm(pathname) || LISTS.test(pathname)) return MAX_FORM_BYTES
  if (CODES.test(pathname)) return CODES_BYTES
  if (!isSignedIn || URL_ENCODED.test(contentType)) return STRANGER_BYTES
  return isMultipart && UPLOADS.test(pathname) ? UPLOAD_BYTES : STAFF_BYTES
}

/**
 * Is an address longer than anybody needs who is not signed in?
 *
 * @param {string} target
 */
export const isTooLongForStrangers = (target) => target.length > STRANGER_TARGET

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const READING = ['GET', 'HEAD']
const READING_AND_FORMS = [...READING, 'POST']

/**
 * With what an address may be asked: pages and files are read, and nothing else; a few pages take their form. Next answers methods that
 * it does not know with a bare error.
 *
 * @param {string} pathname
 */
export function methodsOf(pathname) {
  if (takesForm(pathname)) return READING_AND_FORMS
  return isWithin(takesMore, pathname) ? METHODS : READING
}
