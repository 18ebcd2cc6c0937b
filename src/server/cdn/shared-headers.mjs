import { joinTags, tagsOf } from './tags.mjs'

/**
 * What is sent with an answer that a CDN may keep, beside and instead of its other headers. Browsers go on asking before each use.
 *
 * @param {Pick<import('../../lib/environment.mjs').Environment, 'CDN_SECONDS' | 'CDN_TAG_HEADER'>} environment
 */
export function sharedHeaders({ CDN_SECONDS, CDN_TAG_HEADER }) {
  /**
   * @param {import('../page-cache/cache-request.mjs').CacheRequest} cacheRequest
   * @param {Pick<import('../page-cache/entry.mjs').Entry, 'reads'>} entry
   */
  return (cacheRequest, { reads }) => ({
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}`,
    [CDN_TAG_HEADER]: joinTags(tagsOf(cacheRequest, reads), CDN_TAG_HEADER),
  })
}
