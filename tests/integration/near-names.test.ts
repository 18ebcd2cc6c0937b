import { describe, expect, it } from 'vitest'
import { get } from './support/http'
import { userAgents } from './support/user-agents'

const question = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** Every list that is searched: its address with a keyword. */
const lists = {
  products: (val: string) => `/GoodsListView?${question({ search: 'true', val })}`,
  search: (val: string) => `/SearchResult?${question({ val, search: 'true' })}`,
  downloads: (name: string) => `/Download?${question({ name })}`,
  stories: (val: string) => `/ExampleView?${question({ search: 'true', val })}`,
  questions: (val: string) => `/Questions?${question({ val })}`,
}

/** The links that an empty list offers behind 您是不是要找, as it is served. */
async function offersAt(address: string, userAgent: string): Promise<{ name: string; href: string }[]> {
  const html = await (await get(address, { headers: { 'user-agent': userAgent } })).text()
  const [, offers = ''] = /您是不是要找：(.*?)<\/p>/s.exec(html) ?? []
  return [...offers.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', name = '']) => ({
    name,
    href: href.replaceAll('&amp;', '&'),
  }))
}

const product = { name: 'HM3-250 塑壳断路器', href: '/GoodsInfoView?id=153' }

/** spec: common-parts/near-names */
describe.each(Object.entries(userAgents))('where a keyword finds nothing, on %s,', (_, userAgent) => {
  const offers = (address: string) => offersAt(address, userAgent)

  it.each(['HM3-25O', 'hm3250', 'HM3 250'])('%s: the product is offered by every list, and found by the search', async (keyword) => {
    expect(await offers(lists.products(keyword))).toContainEqual(product)
    expect(await offers(lists.downloads(keyword))).toContainEqual({ name: 'HM3-250', href: lists.downloads('HM3-250') })
    // The search of the site understands it, and has the product itself.
    const found = await (await get(lists.search(keyword), { headers: { 'user-agent': userAgent } })).text()
    expect(found).toMatch(/\/GoodsInfoView\?id=153[&"]/)
    expect(found).not.toContain('您是不是要找')
    // No story has a model in its title.
    expect(await offers(lists.stories(keyword))).toContainEqual(product)
    // A blank parts two words there, which both are found.
    const ofQuestions = keyword.includes(' ') ? [] : [{ name: 'HM3-250', href: lists.questions('HM3-250') }]
    expect(await offers(lists.questions(keyword))).toEqual(ofQuestions)
  })

  it('a series is offered as it is spelt, and what is offered finds something', async () => {
    expect((await offers(lists.products('ＨＭ３')))[0]).toEqual({ name: 'HM3', href: lists.products('HM3') })
    for (const list of Object.values(lists)) {
      for (const { href } of await offers(list('ＨＭ３'))) {
        const response = await get(href, { headers: { 'user-agent': userAgent } })
        expect([href, response.status]).toEqual([href, 200])
        expect(await response.text()).not.toContain('您是不是要找')
      }
    }
  })

  it('half of a name leads to its category', async () => {
    const [first] = await offers(lists.stories('塑壳断路'))
    expect(first).toEqual({ name: '塑壳断路器', href: expect.stringMatching(/^\/GoodsListView\?category=1&id=\d+$/) })
  })

  it('nothing is offered for nonsense, nor where something is found', async () => {
    for (const list of Object.values(lists)) {
      expect(await offers(list('没有这个型号'))).toEqual([])
      expect(await offers(list('%.*(<b>'.repeat(14)))).toEqual([])
    }
    for (const list of [lists.products, lists.search, lists.downloads]) expect(await offers(list('HM3-250'))).toEqual([])
  })
})

/** spec: addresses/nearest-page */
describe('a link to a product that is no more', () => {
  const gone = '/GoodsInfoView?id=99999'
  const names = question({ hot: 'true', categoryName: '配电类', subcategoryName: '塑壳断路器', name: 'hm3 250 塑壳断路器' })

  async function meantBy(address: string) {
    const response = await get(address)
    const [, offered = ''] = /您要找的可能是：(.*?)<\/p>/s.exec(await response.text()) ?? []
    return { status: response.status, hrefs: [...offered.matchAll(/href="([^"]*)"/g)].map(([, href]) => href) }
  }

  it('is a 404 that offers what its names say, and the list', async () => {
    const { status, hrefs } = await meantBy(`${gone}&${names}`)
    expect([status, hrefs[0], hrefs.at(-1)]).toEqual([404, product.href, '/GoodsListView'])
    expect(await meantBy(`${gone}&${question({ name: '没有这个型号', subcategoryName: '塑壳断路' })}`)).toMatchObject({
      status: 404,
      hrefs: [expect.stringMatching(/^\/GoodsListView\?category=1&amp;id=\d+$/), product.href, expect.anything(), '/GoodsListView'],
    })
  })

  it('without names offers the list alone, without the number', async () => {
    expect(await meantBy(gone)).toEqual({ status: 404, hrefs: ['/GoodsListView'] })
  })

  it('of another kind offers documents of that kind', async () => {
    expect((await meantBy('/VideoView?id=99999')).hrefs).toContain('/VideoView?id=436')
    expect((await meantBy('/RichText?id=99999')).hrefs).toHaveLength(3)
    expect(await meantBy('/NewsDetail?id=99999')).toEqual({ status: 404, hrefs: ['/News'] })
  })
})

/** spec: prod-api/text-filters */
it('the endpoints stay literal', async () => {
  const { total } = await (await get('/prod-api/api/product/list?title=hm3250')).json()
  expect(total).toBe(0)
})
