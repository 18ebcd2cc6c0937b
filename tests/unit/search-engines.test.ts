import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { sitemapIndex, sitemapXml } from '../../src/app/sitemap.xml/sitemap-xml'
import { breadcrumbFacts } from '../../src/components/breadcrumb/breadcrumb-facts'
import type { SitemapEntry } from '../../src/contract/sitemap'
import { toScriptJson } from '../../src/lib/json-ld'
import { requestOrigin } from '../../src/lib/request-origin'
import { sharePicture } from '../../src/shell/share-picture'

const absolute = (address: string) => new URL(address, 'https://www.example.com').href

describe('the origin of a request', () => {
  const fallback = 'http://localhost:3000'
  const originOf = (headers: Record<string, string>, trustsProxy = false) => requestOrigin(new Headers(headers), { trustsProxy, fallback })

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['WWW.Example.com', 'http://www.example.com'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['192.0.2.1', 'http://192.0.2.1'],
  ])('%s is %s', (host, origin) => expect(originOf({ host })).toBe(origin))

  it.each(['', 'a b', 'evil.example/path', 'user@evil.example', '"><script>', 'evil.example:99999', '[zz]', 'a\\b', '-a'])(
    'is never made of %j',
    (host) => expect(originOf({ host })).toBe(fallback),
  )

  it('is encrypted when a trusted proxy says so, and only then', () => {
    const headers = { host: 'www.example.com', 'x-forwarded-proto': 'https' }
    expect(originOf(headers, true)).toBe('https://www.example.com')
    expect(originOf(headers)).toBe('http://www.example.com')
  })
})

describe('structured data', () => {
  it('never ends its script element', () => {
    const data = { name: '</script><script>alert(1)</script><!--' }
    expect(toScriptJson(data)).not.toContain('<')
    expect(JSON.parse(toScriptJson(data))).toEqual(data)
  })

  it('of a breadcrumb numbers the items that have an address, and the page itself', () => {
    const facts = breadcrumbFacts([{ label: '首页', href: '/' }, { label: '服务与支持' }, { label: '客户服务中心' }], absolute)
    expect(facts.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '首页', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: '客户服务中心' },
    ])
  })
})

describe('the picture of a shared link', () => {
  const picture = { src: '/media/a.webp', width: 2560, height: 1066, alt: '产品', sources: [] }
  const source = (width: number) => ({ src: `/media/a-${width}.webp`, width })

  it('is the narrowest that is wide enough, with its own size', () => {
    const sources = [source(320), source(640), source(1280), source(2560)]
    expect(sharePicture({ ...picture, sources }, absolute)).toEqual({
      url: 'https://www.example.com/media/a-1280.webp',
      width: 1280,
      height: 533,
      alt: '产品',
    })
  })

  it('is the widest where none is, and the picture itself where there are no others', () => {
    expect(sharePicture({ ...picture, sources: [source(320), source(640)] }, absolute).width).toBe(640)
    expect(sharePicture(picture, absolute).url).toBe('https://www.example.com/media/a.webp')
  })
})

describe('a sitemap', () => {
  async function* some(...parts: SitemapEntry[][]) {
    yield* parts
  }

  it('escapes addresses and says when pages changed, where that is known', async () => {
    const entries = some(
      [{ path: '/GoodsListView?category=1&id=11', changedAt: '2026-11-21T22:57:28.394Z' }],
      [{ path: '/Consult', changedAt: null }],
    )
    expect(await text(sitemapXml(entries, absolute))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.example.com/GoodsListView?category=1&amp;id=11</loc><lastmod>2026-11-21T22:57:28.394Z</lastmod></url>
<url><loc>https://www.example.com/Consult</loc></url>
</urlset>
`)
  })

  it('that is too long for one file names its parts', () => {
    expect(sitemapIndex(2, absolute)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://www.example.com/sitemap.xml?part=1</loc></sitemap>
<sitemap><loc>https://www.example.com/sitemap.xml?part=2</loc></sitemap>
</sitemapindex>
`)
  })
})
