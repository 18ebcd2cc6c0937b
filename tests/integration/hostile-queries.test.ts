import { maxHeaderSize } from 'node:http'
import { describe, expect, it } from 'vitest'
import { hostileQueries } from '../support/hostile-queries'
import { expectEnvelope, type One } from './support/api'
import { get } from './support/http'

type Facets = One<{ total: number; filters: { key: string }[] }>

/** Addresses that are longer than all headers together may be get no further than Node's reading of them. */
async function asked(path: string, query: Record<string, string>) {
  const target = `${path}?${new URLSearchParams(query)}`
  const response = await get(target)
  expect(response.status).toBe(target.length > maxHeaderSize ? 431 : 200)
  return response
}

/** spec: search/literal */
describe('a query that was made to do harm is a text like any other', () => {
  it.each(hostileQueries)('%s, while it is typed', async (_, q) => {
    const response = await asked('/prod-api/api/suggest', { q })
    if (response.status === 431) return
    const envelope = expectEnvelope(await response.text(), response.headers.get('content-type'))
    expect(envelope).toEqual({ code: 200, msg: '操作成功', data: expect.any(Array) })
  })

  it.each(hostileQueries)('%s, on the page of results', async (_, val) => {
    const response = await asked('/SearchResult', { search: 'true', val })
    expect(await response.text()).not.toMatch(/\n\s+at |SQLITE|fts5|MongoServerError/i)
  })

  it.each(hostileQueries)('%s, as a filter: what no value is chooses nothing', async (_, wish) => {
    const response = await asked('/prod-api/api/product/facets', { categoryIds: '12', 'a.poles': wish })
    if (response.status === 431) return
    const all = (await (await asked('/prod-api/api/product/facets', { categoryIds: '12' })).json()) as Facets
    expect(await response.json()).toEqual(all)
  })

  it('finds what holds its signs, and no more', async () => {
    const titles = async (q: string) => {
      const answer = (await (await asked('/prod-api/api/suggest', { q, limit: '24' })).json()) as One<{ title: string }[]>
      return answer.data.map(({ title }) => title)
    }
    expect(await titles('%')).toEqual([])
    expect(await titles('HM3*')).toEqual(await titles('HM3'))
  })
})
