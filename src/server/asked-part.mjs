/** `bytes=0-99`, `bytes=100-`, or the last hundred: `bytes=-100`. */
const ONE_PART = /^bytes=(?:(\d+)-(\d*)|-\d+)$/

/**
 * The part of a file that a request asks for, as storages understand it. Several parts, other units and what is no range are answered
 * with all of the file: storages disagree about them, and whoever asks must expect it (RFC 9110, 14.2).
 *
 * @param {string | undefined} range the header
 * @returns {string | null}
 */
export function partOf(range = '') {
  const [asked, first, last] = ONE_PART.exec(range) ?? []
  if (asked === undefined) return null
  return first && last && Number(last) < Number(first) ? null : asked
}

/**
 * With which edition the client has begun, by its tag or its time (`If-Range`), as a condition of S3.
 *
 * @param {string | string[] | undefined} begun the header
 * @returns {{ IfMatch?: string, IfUnmodifiedSince?: Date } | null} null when it can't be known: a weak tag, or no time
 */
export function beginOf(begun) {
  if (begun === undefined) return {}
  if (Array.isArray(begun)) return null
  if (begun.startsWith('"')) return { IfMatch: begun }
  const time = new Date(begun.endsWith(' GMT') ? begun : '')
  return Number.isNaN(time.getTime()) ? null : { IfUnmodifiedSince: time }
}
