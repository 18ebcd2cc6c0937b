import { beforeAll, describe, expect, it } from 'vitest'
import { routes, unknownRoute } from '../support/routes'
import { allRows, list, one, type Row } from './support/api'
import { canonicalOf, factOf, factsOf, feedOf, metaOf, titleOf } from './support/head'
import { base, get, send } from './support/http'

const { origin } = base
const page = async (path: string) => (await get(path)).text()

/** What a route's canonical address is where it is not the route itself; null for pages that search engines don't keep. */
const canonical: Readonly<Record<string, string | null>> = {
  '/GoodsInfoView': null,
  '/GoodsInfoView?id=160_2&hash=true': '/GoodsInfoView?id=160_2',
  // A choice is a state of the product's page.
  '/GoodsInfoView?id=153&with=AX11&with=AUX-9&o1=H&o2=4B&o3=D&o4=16&o5=F': '/GoodsInfoView?id=153',
  '/SearchResult?search=true&val=HM3': '/SearchResult?val=HM3&search=true',
  '/SearchResult?search=true&val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA':
    '/SearchResult?val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA&search=true',
  '/PDF?param=https%3A%2F%2Fexample.com%2Fa.pdf': null,
  '/PDF2?kbsId=KBS-HGR1-160': null,
  '/selectProduct2': '/selectProduct',
  // What was typed is one's own.
  '/selectProduct?use=final&u=400&ik=0&poles=1P': '/selectProduct?use=final',
  '/selectProduct?use=incoming&step=results': '/selectProduct?use=incoming',
  '/selectProduct?use=feeder&i=9&ik=199&step=results': '/selectProduct?use=feeder',
  '/RichTextInfo?id=70': '/RichText?id=70',
  // A search within the page.
  '/Questions?val=HM3': '/Questions',
  '/Questions?val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA': '/Questions',
}

describe('the head of a page', () => {
  it.each(routes)('of %s has its canonical address, and the same for who shares it', async (route) => {
    const html = await page(route)
    const address = canonicalOf(html)
    const expected = route in canonical ? canonical[route] : route
    expect((address ?? '').replace(origin, '') || null).toEqual(expected)
    expect(metaOf(html, 'og:url')).toBe(address)
    expect(metaOf(html, 'og:site_name')).toBe('恒沃电气')
    expect(metaOf(html, 'og:locale')).toBe('zh_CN')
    expect(metaOf(html, 'og:title')).toBe(titleOf(html).replace(/-恒沃电气$/, ''))
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(0)
    expect(metaOf(html, 'keywords')?.length).toBeGreaterThan(0)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'og:image')).toMatch(new RegExp(`^${origin}/media/[^ ]+$`))
    expect(Number(metaOf(html, 'og:image:width'))).toBeGreaterThan(0)
    expect(Number(metaOf(html, 'og:image:height'))).toBeGreaterThan(0)
    for (const fact of factsOf(html)) expect(fact['@context']).toBe('https://schema.org')
  })

  it.each([
    ['/GoodsInfoView?utm_source=x&id=153&name=y&layout=mobile', '/GoodsInfoView?id=153'],
    ['/GoodsListView?pageNum=2&utm_source=x&id=12,11&category=1', '/GoodsListView?category=1&id=11,12&pageNum=2'],
    ['/GoodsListView?hot=true&category=9999', '/GoodsListView?hot=true'],
    ['/GoodsListView?categoryName=%E9%85%8D%E7%94%B5%E7%B1%BB', '/GoodsListView?category=1'],
    ['/ExampleView?index=1&name=x', '/ExampleView?id=11'],
    ['/ExampleView?all=true', '/ExampleView'],
    ['/News?pageNum=2&from=timeline', '/News?pageNum=2'],
    ['/Download?categoryId=9999&pageNum=1', '/Download'],
    ['/ResultView?name=x&id=41', '/ResultView?id=41'],
    ['/NewsDetail?id=536&draft=1', '/NewsDetail?id=536'],
    ['/?utm_source=x', '/'],
  ])('of %s names %s', async (route, address) => {
    expect(canonicalOf(await page(route))).toBe(`${origin}${address}`)
  })

  it.each([
    '/SearchResult?val=HM3',
    '/GoodsListView?search=true&val=HM3',
    '/GoodsListView?category=1&id=12&a.poles=4P',
    '/Download?name=HM3',
    '/GoodsInfoView',
    '/GoodsInfoView?id=153_2',
  ])('of %s asks not to be kept', async (route) => expect(metaOf(await page(route), 'robots')).toBe('noindex, follow'))

  it.each([unknownRoute, '/NewsDetail?id=999999', '/NewsDetail'])('of %s, which is not found, has no address', async (route) => {
    const html = await page(route)
    expect([metaOf(html, 'robots'), canonicalOf(html), metaOf(html, 'og:url')]).toEqual(['noindex, follow', null, null])
  })

  it('of a manual names the page of its file', async () => {
    expect(canonicalOf(await page('/PDF2?kbsId=KBS-HM3-250'))).toMatch(/\/PDF\?param=%2Ffiles%2F[^&]+\.pdf$/)
  })

  it('of other pages asks nothing of that kind', async () => expect(metaOf(await page('/News'), 'robots')).toBeNull())

  it('has the texts and the cover of the document that it shows', async () => {
    const product = await one<{ baseInfo: Row }>('/api/product/153')
    const html = await page('/GoodsInfoView?id=153')
    expect(titleOf(html)).toBe(`${product.baseInfo.title}-恒沃电气`)
    expect(metaOf(html, 'og:image')).toContain(String(product.baseInfo.cover).replace(/\.webp$/, ''))
  })

  it('of an article says when it was published', async () => {
    const news = await one('/api/article/news/536')
    const html = await page('/NewsDetail?id=536')
    expect(metaOf(html, 'og:type')).toBe('article')
    expect(metaOf(html, 'article:published_time')).toBe(`${String(news.updateTime).replace(' ', 'T')}+08:00`)
  })

  it('announces the feed where there are news', async () => {
    for (const route of ['/', '/News', '/NewsDetail?id=536']) expect(feedOf(await page(route))).toBe(`${origin}/rss.xml`)
    expect(feedOf(await page('/Download'))).toBeNull()
  })

  it('has no address of a host that makes no sense', async () => {
    const { text } = await send('/News', { headers: { host: '"><script>alert(1)</script>' } })
    expect(text).not.toContain('<script>alert(1)')
    expect(canonicalOf(text) ?? '').toMatch(/^http:\/\/[a-z0-9.:-]+\/News$/)
  })
})

describe('structured data', () => {
  it('of the home page are the company and the site with its search', async () => {
    const site = await one('/api/siteInfo')
    const graph = factsOf(await page('/')).find((fact) => '@graph' in fact)
    expect(graph?.['@graph']).toEqual([
      expect.objectContaining({ '@type': 'Organization', telephone: site.serviceHotline, email: site.serviceEmail, url: `${origin}/` }),
      expect.objectContaining({
        '@type': 'WebSite',
        name: site.siteName,
        potentialAction: expect.objectContaining({
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/SearchResult?val={search_term_string}&search=true` },
        }),
      }),
    ])
  })

  it('of a product are what the page shows, without an offer', async () => {
    const html = await page('/GoodsInfoView?id=153')
    const product = factOf(html, 'Product')
    expect(product).toMatchObject({
      productID: '153',
      model: 'HM3-250',
      url: `${origin}/GoodsInfoView?id=153`,
      category: '配电类 > 塑壳断路器',
    })
    expect(product).not.toHaveProperty('offers')
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? []
    expect(heading.replace(/<[^>]+>/g, '')).toBe(product?.name)
    const parameters = product?.additionalProperty as { name: string; value: string; unitText?: string }[]
    expect(parameters.length).toBeGreaterThan(5)
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '')
    for (const { name } of parameters) expect(text).toContain(name)
  })

  it('of an article are its title, date and pictures', async () => {
    const news = await one('/api/article/news/536')
    expect(factOf(await page('/NewsDetail?id=536'), 'NewsArticle')).toMatchObject({
      headline: news.title,
      datePublished: `${String(news.updateTime).replace(' ', 'T')}+08:00`,
      image: expect.arrayContaining([`${origin}${news.cover}`]),
    })
  })

  it('of a breadcrumb are its links', async () => {
    const items = factOf(await page('/NewsDetail?id=536'), 'BreadcrumbList')?.itemListElement
    expect(items).toEqual([
      { '@type': 'ListItem', position: 1, name: '首页', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: '新闻中心', item: `${origin}/News` },
      { '@type': 'ListItem', position: 3, name: expect.any(String) },
    ])
  })
})

describe('/sitemap.xml', () => {
  let xml = ''
  let paths: string[] = []

  beforeAll(async () => {
    xml = await page('/sitemap.xml')
    paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => (loc ?? '').replaceAll('&amp;', '&').replace(origin, ''))
  })

  it('is XML with absolute addresses and dates, each address once', async () => {
    const { status, headers } = await get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const url = /<url><loc>https?:\/\/(?:[^<>&"']|&amp;)+<\/loc>(?:<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>)?<\/url>\n/
    const whole = new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?>\\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\\n(?:${url.source})+</urlset>\\n$`,
    )
    expect(xml).toMatch(whole)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has every published document, and no reserved id', async () => {
    const kinds: [list: string, address: string][] = [
      ['/api/product/list', '/GoodsInfoView?id='],
      ['/api/case/list', '/ExampleInfoView?id='],
      ['/api/solution/list', '/ResultInfoView?id='],
      ['/api/article/news/list', '/NewsDetail?id='],
      ['/api/article/train/list', '/RecruitingInfo?id='],
    ]
    for (const [path, address] of kinds) {
      const expected = (await allRows(path)).map(({ articleId }) => `${address}${articleId}`)
      expect(paths.filter((known) => known.startsWith(address)).sort(), path).toEqual(expected.sort())
    }
    expect(xml).not.toContain('153_2')
  })

  it('has every category that something is in', async () => {
    const tree = (await list<Row & { childrenCategoryList: Row[] }>('/api/product/category/list')).rows
    const products = tree.flatMap(({ categoryId, productCount, childrenCategoryList }) => [
      ...(Number(productCount) > 0 ? [`/GoodsListView?category=${categoryId}`] : []),
      ...childrenCategoryList
        .filter((child) => Number(child.productCount) > 0)
        .map((child) => `/GoodsListView?category=${categoryId}&id=${child.categoryId}`),
    ])
    const solutions = (await list('/api/solution/category/list')).rows.map(({ categoryId }) => `/ResultView?id=${categoryId}`)
    expect(paths).toEqual(expect.arrayContaining([...products, ...solutions, '/ExampleView?id=9', '/ExampleView?id=23']))
  })

  it('has the pages that are always there, and none that search engines don’t keep', () => {
    const pages = ['/', '/GoodsListView', '/ExampleView', '/News', '/Download', '/CustomerView', '/AboutView', '/GroupIntroductView']
    const forms = [
      '/Consult',
      '/SelfService',
      '/Feedback',
      '/Recruiting',
      '/selectProduct',
      '/wjFile',
      '/RichText?id=69',
      '/VideoView?id=436',
    ]
    expect(paths).toEqual(expect.arrayContaining([...pages, ...forms]))
    expect(paths.filter((path) => /SearchResult|PDF|selectProduct2|RichTextInfo|pageNum/.test(path))).toEqual([])
  })

  it('names pages that exist, by their own canonical address; each category says what it is', { timeout: 900_000 }, async () => {
    const wrong: string[] = []
    const overviews = new Map<string, Overview>()
    const waiting = [...paths]
    const visit = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const response = await get(path)
        const html = await response.text()
        if (response.status !== 200 || canonicalOf(html) !== `${origin}${path}` || metaOf(html, 'robots')) wrong.push(path)
        if (path.startsWith('/GoodsListView?category=')) overviews.set(path, overviewIn(html))
      }
    }
    await Promise.all([visit(), visit(), visit(), visit()])
    expect(wrong).toEqual([])
    // spec: products/category-overview, demo-content/amount
    const children = [...overviews].filter(([path]) => path.includes('&id='))
    expect([overviews.size - children.length, children.length]).toEqual([6, 22])
    for (const [path, { lead, documents }] of overviews) {
      expect(lead.length, `${path} has a text`).toBeGreaterThan(10)
      expect(documents, `${path} has documents`).toBeGreaterThan(0)
    }
    for (const [path, { columns }] of children) expect(columns, `${path} compares its series`).toBeGreaterThanOrEqual(2)
  })
})

type Overview = { lead: string; columns: number; documents: number }

/** What the page of a category says above its list: what it is, in how many columns its series are compared, what can be read. */
function overviewIn(html: string): Overview {
  const [, lead = ''] = /<\/h1><p[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const part = (name: string) => new RegExp(`<section[^>]* aria-label="${name}".*?</section>`, 's').exec(html)?.[0] ?? ''
  const count = (text: string, mark: string) => text.split(mark).length - 1
  return {
    lead: lead.replace(/<[^>]+>/g, ''),
    // The first column has the models.
    columns: count(part('系列对比表'), '<th scope="col"') - 1,
    documents: count(part('样本与资料'), '<li'),
  }
}

describe('/robots.txt and /rss.xml', () => {
  it('robots are told where the sitemap is, and to leave alone what is no page', async () => {
    const response = await get('/robots.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = (await response.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
    expect(closed).toEqual(expect.arrayContaining(['/admin', '/cms-api', '/prod-api', '/SearchResult']))
    const listed = [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => (loc ?? '').replace(origin, ''))
    for (const path of [...listed, '/media/x.webp', '/files/x.pdf', '/_next/static/x.js']) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([])
    }
  })

  it('the feed has the newest news, whole and with absolute addresses', async () => {
    const response = await get('/rss.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const xml = await response.text()
    const links = [...xml.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link)
    const rows = await allRows('/api/article/news/list')
    const newest = rows.sort((a, b) => String(b.updateTime).localeCompare(String(a.updateTime))).slice(0, 20)
    expect(links).toEqual(newest.map(({ articleId }) => `${origin}/NewsDetail?id=${articleId}`))
    expect(xml).not.toMatch(/ (?:href|src)="\//)
  })

  it.each(['/sitemap.xml', '/robots.txt', '/rss.xml'])('%s answers HEAD, and no other method', async (path) => {
    const head = await send(path, { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await send(path, { method: 'POST' })).status).toBe(405)
  })
})
