import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewedPath } from '@/domain/viewed-path'

const counted = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return viewedPath(pathname, searchParams)
}

describe('the name under which a page view is counted', () => {
  it.each([
    ['/', '/'],
    ['/News', '/News'],
    ['/GoodsListView?category=1&pageNum=3', '/GoodsListView'],
    ['/ExampleView?id=9', '/ExampleView'],
    ['/SearchResult?val=13800000000', '/SearchResult'],
    ['/PDF?param=%2Ffiles%2Fa.pdf', '/PDF'],
    ['/GoodsInfoView?id=153&categoryName=x', '/GoodsInfoView?id=153'],
    ['/GoodsInfoView?id=160_2', '/GoodsInfoView?id=160_2'],
    ['/GoodsInfoView', '/GoodsInfoView'],
    ['/NewsDetail?id=7#top', '/NewsDetail?id=7'],
    ['/RichText?id=69&id=70', '/RichText?id=69'],
  ])('%s is %s', (address, path) => {
    expect(counted(address)).toBe(path)
  })

  it.each(['/nowhere', '/news', '/admin', '/prod-api/api/siteInfo', '/GoodsInfoView?id=abc', '/NewsDetail?id=07', '/NewsDetail?id='])(
    '%s is no page',
    (address) => {
      expect(counted(address)).toBeNull()
    },
  )

  it('never carries anything that a visitor typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, other) => {
        const path = viewedPath('/GoodsInfoView', new URLSearchParams({ id, val: other }))
        expect(path ?? '/GoodsInfoView?id=1').toMatch(/^\/GoodsInfoView(\?id=\d{1,9}(_\d{1,9})?)?$/)
      }),
    )
  })
})
