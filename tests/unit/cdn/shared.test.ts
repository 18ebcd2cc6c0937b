import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '@/domain/pages.mjs'
import { sharedHeaders } from '@/server/cdn/shared-headers.mjs'
import { changedTags, joinTags, tagsOf } from '@/server/cdn/tags.mjs'
import { createPageCache } from '@/server/page-cache/page-cache.mjs'
import { content, get, rendered, send, useCache, version } from '../page-cache/cache-under-test'

const A_DAY = 'public, max-age=0, must-revalidate, s-maxage=86400'
const AS_EVER = 'public, max-age=0, must-revalidate'

describe('behind a CDN that is told of changes', () => {
  beforeEach(() => {
    const shared = sharedHeaders({ CDN_SECONDS: 86_400, CDN_TAG_HEADER: 'Cache-Tag' })
    useCache(createPageCache({ version, renderer: { get }, maxBytes: 10_000_000, isOwnHost: () => true, sharedHeaders: shared }))
  })

  /** What a CDN is told of an answer. */
  async function told(target: string, headers: Record<string, string> = {}) {
    const { headers: answered } = await send(target, headers)
    return [answered['cache-control'], answered['cache-tag']]
  }

  it('pages may be kept for a day, rendered or kept, whole or only confirmed', async () => {
    const { etag } = (await send('/News')).headers
    for (const headers of [{}, { 'if-none-match': String(etag) }, { 'accept-encoding': 'br' }, { rsc: '1' }] as Record<string, string>[])
      expect(await told('/News', headers)).toEqual([A_DAY, 'all,page-News,of-anything'])
    expect(await told('/')).toEqual([A_DAY, 'all,page-home,of-anything'])
    expect(await told('/GoodsInfoView?id=153')).toEqual([A_DAY, 'all,page-GoodsInfoView,of-anything'])
    get.mockImplementation(async () =>
      rendered({ headers: { 'content-type': 'application/json' }, body: Buffer.from('{"code":200,"data":{}}') }),
    )
    expect(await told('/prod-api/api/siteInfo')).toEqual([A_DAY, 'all,data,of-anything'])
  })

  it('by what they were made of', async () => {
    get.mockImplementation(async () => rendered({ reads: ['news', 'menus:products'] }))
    expect(await told('/News')).toEqual([A_DAY, 'all,page-News,of-news,of-menus-products'])
    expect(await told('/News')).toEqual([A_DAY, 'all,page-News,of-news,of-menus-products'])
  })

  it('not what was not found, what visitors typed, and other one-offs', async () => {
    expect(await told(`/SearchResult?val=${encodeURIComponent('断路器')}`)).toEqual([AS_EVER, undefined])
    get.mockImplementation(async () => rendered({ status: 404 }))
    expect(await told('/NewsDetail?id=1')).toEqual([AS_EVER, undefined])
    expect(await told('/NewsDetail?id=1')).toEqual([AS_EVER, undefined])
  })

  it('not what others must not get', async () => {
    get.mockImplementation(async () => rendered({ headers: { 'set-cookie': ['a=b'] } }))
    expect(await told('/News')).toEqual([AS_EVER, undefined])
    get.mockImplementation(async () => rendered({ status: 302, headers: { location: '/' } }))
    expect(await told('/AboutView')).toEqual([AS_EVER, undefined])
  })

  it('not what a change has made old that nobody was told of yet: the purge that follows could come first', async () => {
    await send('/News')
    Object.assign(content, { version: 2, acknowledged: 1 })
    expect(await told('/News')).toEqual([AS_EVER, undefined])
    content.acknowledged = 2
    expect(await told('/News')).toEqual([A_DAY, 'all,page-News,of-anything'])
  })

  it('not what was rendered while the content changed', async () => {
    get.mockImplementationOnce(async () => {
      content.version = 2
      return rendered()
    })
    expect(await told('/News')).toEqual([AS_EVER, undefined])
  })

  it('not what stands in for a page that failed', async () => {
    await send('/News')
    content.version = 2
    get.mockImplementation(async () => rendered({ status: 500, isFailed: true }))
    const { headers, outcome } = await send('/News')
    expect([outcome, headers['cache-control'], headers['cache-tag']]).toEqual(['stale', AS_EVER, undefined])
  })
})

it('without a CDN nothing is different', async () => {
  const { headers } = await send('/News')
  expect([headers['cache-control'], headers['cache-tag'], headers['surrogate-key']]).toEqual([AS_EVER, undefined, undefined])
})

describe('tags', () => {
  it('are such as every CDN takes', () => {
    for (const path of Object.keys(pages)) {
      const tags = tagsOf({ form: 'page', target: `${path}?x=1` }, ['product-categories', 'menus:products'])
      expect(tags[0]).toBe('all')
      for (const tag of tags) expect(tag).toMatch(/^[\w-]{1,60}$/)
    }
  })

  it('name what an answer was made of, and what changed', () => {
    expect(tagsOf({ form: 'page', target: '/News' }, ['news', 'used:media'])).toEqual(['all', 'page-News', 'of-news', 'of-used-media'])
    expect(changedTags(['news'])).toEqual(['of-news', 'of-anything', 'site'])
  })

  it('are everything where more has changed than a CDN takes in one call', () => {
    const many = Array.from({ length: 30 }, (_, index) => `part-${index}`)
    expect(changedTags(many)).toEqual(['all', 'site'])
    expect(changedTags(many.slice(0, 20)).length).toBeLessThanOrEqual(30)
  })

  it('stand in a header as its CDN reads it', () => {
    expect(joinTags(['a', 'b'], 'surrogate-key')).toBe('a b')
    expect(joinTags(['a', 'b'], 'Edge-Cache-Tag')).toBe('a,b')
  })
})
