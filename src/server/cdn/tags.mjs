/**
 * The names by which a CDN knows what it keeps. They are coarse: whatever shows content of the site has the first one, and that is what
 * is purged after a change (record 0053).
 */

/** Everything that is kept. */
const EVERYTHING = 'site'

/** What is no page: feeds, and answers of the API. */
const DATA = 'data'

/**
 * The tags of an answer: of everything, and of its kind.
 *
 * @param {Pick<import('../page-cache/cache-request.mjs').CacheRequest, 'form' | 'target'>} cacheRequest
 * @returns {string[]}
 */
export function tagsOf({ form, target }) {
  const [path = ''] = target.split('?')
  return [EVERYTHING, form === 'data' ? DATA : `page-${path.slice(1) || 'home'}`]
}

/** What a change makes old. One number is the version of all content, so that it is everything. @returns {string[]} */
export const changedTags = () => [EVERYTHING]

/**
 * Several tags as one value of a header: Fastly's has spaces between them, all others have commas.
 *
 * @param {readonly string[]} tags
 * @param {string} header its name
 */
export const joinTags = (tags, header) => tags.join(header.toLowerCase() === 'surrogate-key' ? ' ' : ',')
