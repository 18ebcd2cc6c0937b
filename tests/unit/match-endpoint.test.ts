import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '@/contract/prod-api/endpoints'
import { matchEndpoint } from '@/prod-api/match-endpoint'

const all = Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][]

describe('the endpoint of a path', () => {
  it.each(all)('%s is found under its own path', (name, { path }) => {
    const hasId = path.includes('{id}')
    expect(matchEndpoint(path.replace('{id}', '42'))).toEqual({ name, params: hasId ? { id: '42' } : {} })
  })

  it('is the list and not a product called “list”', () => {
    expect(matchEndpoint('/api/product/list')?.name).toBe('productList')
    expect(matchEndpoint('/api/article/news/list')?.name).toBe('newsList')
    expect(matchEndpoint('/api/case/list')?.name).toBe('caseList')
  })

  it('hands on an id as it stands in the path', () => {
    expect(matchEndpoint('/api/product/160_2')?.params).toEqual({ id: '160_2' })
    expect(matchEndpoint('/api/product/..%2f..')?.params).toEqual({ id: '..%2f..' })
  })

  it.each([
    '',
    '/',
    '/api',
    '/api/product',
    '/api/product/153/more',
    '/api/Product/list',
    'api/siteInfo',
    '/api//siteInfo',
    '/constructor',
    '/__proto__',
    '/api/{id}',
  ])('there is none for %j', (path) => {
    expect(matchEndpoint(path)).toBeNull()
  })

  it('is never found by accident', () => {
    const segment = fc.constantFrom('api', 'product', 'list', 'article', 'news', 'case', 'category', 'detail', '7', '', 'constructor')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 7 }), (segments) => {
        const path = `/${segments.join('/')}`
        const match = matchEndpoint(path)
        if (match) expect(endpoints[match.name].path.replace('{id}', match.params.id ?? '')).toBe(path)
      }),
    )
  })
})
