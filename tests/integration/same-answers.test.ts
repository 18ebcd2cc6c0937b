import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { allRows } from './support/api'
import { get } from './support/http'

type Product = { articleId: string; title: string }

const LIST = '/api/product/list'
const PRODUCT_LINK = /href="\/GoodsInfoView\?id=([\d_]+)&amp;hot=true/g

/** The products of all pages of results, in order; past the end the last page comes again. */
async function foundFor(keyword: string): Promise<string[]> {
  const found = new Set<string>()
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ val: keyword, search: 'true', tab: 'product', productPage: String(page) })
    const text = await (await get(`/SearchResult?${query}`)).text()
    const before = found.size
    for (const [, id = ''] of text.matchAll(PRODUCT_LINK)) found.add(id)
    if (found.size === before) return [...found]
  }
}

/** spec: search/same-answers */
describe('what the list of products answers to a keyword', () => {
  let products: Product[] = []
  beforeAll(async () => {
    products = await allRows<Product>(LIST)
  })

  const listedFor = async (keyword: string) => (await allRows<Product>(LIST, { title: keyword })).map(({ articleId }) => articleId)
  const titleOf = (id: string) => products.find(({ articleId }) => articleId === id)?.title ?? ''

  it('is among the results, whatever part of a title it is', async () => {
    const parts = fc
      .tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 6 }))
      .map(([product, from, length]) => {
        const letters = [...(products[product % products.length]?.title ?? '')]
        const at = from % letters.length
        return letters
          .slice(at, at + length)
          .join('')
          .trim()
      })
      .filter((keyword) => keyword !== '')
    await fc.assert(
      fc.asyncProperty(parts, async (keyword) => {
        expect(await foundFor(keyword), keyword).toEqual(expect.arrayContaining(await listedFor(keyword)))
      }),
      { numRuns: 8 },
    )
  })

  it.each(['M3-2', '63', 'hb1', '3P', '5 塑'])('comes before what has %s elsewhere than in its name', async (keyword) => {
    const [found, listed] = [await foundFor(keyword), await listedFor(keyword)]
    expect(listed).not.toEqual([])
    expect(found).toEqual(expect.arrayContaining(listed))
    const isNamed = (id: string) => keyword.split(/[^\p{L}\p{N}]+/u).every((word) => titleOf(id).toLowerCase().includes(word.toLowerCase()))
    const last = Math.max(...listed.map((id) => found.indexOf(id)))
    expect(
      found
        .slice(0, last)
        .filter((id) => !isNamed(id))
        .map(titleOf),
    ).toEqual([])
  })
})
