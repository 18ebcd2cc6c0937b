/**
 * The names by which a CDN knows what it keeps: one for each part of the content that it was made of, so that a change purges what can show it
 * (record 0053).
 */

/** Everything that is kept. */
const EVERYTHING = 'all'

/** Everything that an instance of the version before has answered, which knows of no parts and may run beside this one (record 0057). */
const EVERYTHING_BEFORE = 'site'

/** What may have been made of anything. */
const OF_ANYTHING = 'of-anything'

/** CDNs take so many in one call. */
const MOST = 25

/** What is no page: feeds, and answers of the API. */
const DATA = 'data'

/**
 * The tags of an answer: of everything, of its kind, and of what it was made of.
 *
 * @param {Pick<import('../page-cache/cache-request.mjs').CacheRequest, 'form' | 'target'>} cacheRequest
 * @param {readonly string[] | null} reads parts of the content; null when that is not known
 * @returns {string[]}
 */
export function tagsOf({ form, target }, reads) {
  const [path = ''] = target.split('?')
  return [EVERYTHING, form === 'data' ? DATA : `page-${path.slice(1) || 'home'}`, ...(reads?.map(tagOfPart) ?? [OF_ANYTHING])]
}

/** @param {string} part */
const tagOfPart = (part) => `of-${part.replace(':', '-')}`

/**
 * What changes make old.
 *
 * @param {readonly string[]} parts of the content that changed
 * @returns {string[]}
 */
export function changedTags(parts) {
  const tags = [...parts.map(tagOfPart), OF_ANYTHING, EVERYTHING_BEFORE]
  return tags.length > MOST ? allTags : tags
}

export const allTags = [EVERYTHING, EVERYTHING_BEFORE]

/**
 * Several tags as one value of a header: Fastly's has spaces between them, all others have commas.
 *
 * @param {readonly string[]} tags
 * @param {string} header its name
 */
export const joinTags = (tags, header) => tags.join(header.toLowerCase() === 'surrogate-key' ? ' ' : ',')
