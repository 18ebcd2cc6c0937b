import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@/contract/prod-api/endpoints'
import { parametersOf } from '@/domain/page-at.mjs'
import { pages } from '@/domain/pages.mjs'
import { cacheRequestOf } from '@/server/page-cache/cache-request.mjs'
import { data } from '@/server/page-cache/routes.mjs'

const host = 'www.example.com'

function ask(target: string, headers: IncomingHttpHeaders = {}, method = 'GET', attributeKeys: string[] = []) {
  const request: Pick<IncomingMessage, 'method' | 'headers'> = { method, headers: { host, ...headers } }
  return cacheRequestOf(request as IncomingMessage, new URL(target, 'http://localhost'), () => true, attributeKeys)
}

const keyOf = (target: string, headers?: IncomingHttpHeaders) => ask(target, headers)?.key

describe('the key of a page', () => {
  it('does not depend on the order of parameters', () => {
    const parameters = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(pages['/GoodsListView'].parameters)), fc.string()), {
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(parameters, fc.integer({ min: 1 }), (pairs, seed) => {
        const shuffled = [...pairs].sort(([a], [b]) => ((a.length * seed) % 7) - ((b.length * seed) % 7) || (b < a ? -1 : 1))
        const address = (list: typeof pairs) => `/GoodsListView?${new URLSearchParams(list)}`
        expect(keyOf(address(shuffled))).toBe(keyOf(address(pairs)))
      }),
    )
  })

  it('does not depend on parameters that the page does not read', () => {
    const own = Object.keys(parametersOf(pages['/GoodsInfoView']))
    const unknown = fc.string({ minLength: 1 }).filter((name) => ![...own, 'id', 'hash', 'layout', 'draft', 'preview'].includes(name))
    fc.assert(
      fc.property(unknown, fc.string(), (name, value) => {
        expect(keyOf(`/GoodsInfoView?${new URLSearchParams({ [name]: value })}&id=153`)).toBe(keyOf('/GoodsInfoView?id=153'))
      }),
    )
  })

  it('knows what is wished of the attributes that are filters, and of no others', () => {
    const keys = ['poles', 'rated-current']
    const keyAt = (query: string, path = '/GoodsListView') => ask(`${path}?${query}`, {}, 'GET', keys)?.key
    expect(keyAt('id=12&a.poles=3P&a.rated-current=200..')).toBe(keyAt('a.rated-current=200..&a.poles=3P&id=12'))
    expect(keyAt('id=12&a.poles=3P')).not.toBe(keyAt('id=12&a.poles=4P'))
    expect(keyAt('id=12&a.unknown=1&a.=2')).toBe(keyAt('id=12'))
    expect(keyAt('categoryIds=12&a.poles=3P', '/prod-api/api/product/facets')).not.toBe(
      keyAt('categoryIds=12', '/prod-api/api/product/facets'),
    )
    expect(keyAt('categoryIds=12&a.poles=3P', '/prod-api/api/product/list')).toBe(keyAt('categoryIds=12', '/prod-api/api/product/list'))
    expect(keyAt('a.poles=3P', '/News')).toBe(keyAt('', '/News'))
    expect(ask('/GoodsListView?id=12&a.rated-current=200..400&a.poles=3P,1P%2BN', {}, 'GET', keys)?.isRegular).toBe(true)
    expect(ask('/GoodsListView?id=12&a.poles=%3Cscript%3E', {}, 'GET', keys)?.isRegular).toBe(false)
  })

  it('tells different values apart, and one from several', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 3 }), fc.array(fc.string(), { maxLength: 3 }), (a, b) => {
        const address = (values: string[]) => `/Download?${new URLSearchParams(values.map((value) => ['name', value]))}`
        expect(keyOf(address(a)) === keyOf(address(b))).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })

  it('tells layouts, forms and hosts apart', () => {
    const phone = { 'user-agent': 'iPhone' }
    const keys = [
      keyOf('/News'),
      keyOf('/News', phone),
      keyOf('/News', { rsc: '1' }),
      keyOf('/News', { ...phone, rsc: '1' }),
      keyOf('/News', { host: 'other.example.com' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keyOf('/News?layout=mobile')).toBe(keyOf('/News', phone))
    expect(keyOf('/News?_rsc=1a2b', { rsc: '1', 'next-router-state-tree': '[]', 'next-url': '/' })).toBe(keyOf('/News', { rsc: '1' }))
  })
})

describe('what never comes from the cache', () => {
  it.each([
    ['who is signed in', '/News', { cookie: 'a=b; payload-token=x' }],
    ['a token', '/News', { authorization: 'JWT x' }],
    ['a draft', '/News?draft=1', {}],
    ['a shared preview', '/News?preview=abc', {}],
    ['part of a page', '/News', { rsc: '1', 'next-router-prefetch': '1' }],
    ['the admin', '/admin', {}],
    ['the API of the admin', '/cms-api/news', {}],
    ['a captcha', '/captchaImage', {}],
    ['a captcha', '/prod-api/captchaImage', {}],
    ['a zip', '/kbs/info/rar-attach?ids=1', {}],
    ['what another host knows', '/PDF2?kbsId=1', {}],
    ['an address that is no page', '/no-such-page', {}],
    ['a host that is no host', '/News', { host: 'a b' }],
  ])('%s (%s)', (_, target, headers) => {
    expect(ask(target, headers)).toBeNull()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s', (method) => {
    expect(ask('/News', {}, method)).toBeNull()
  })
})

describe('what earns a place', () => {
  it.each([
    '/',
    '/News?pageNum=2',
    '/GoodsInfoView?id=160_2&hash=true',
    '/GoodsInfoView?id=153&code=HM3-250+H+3+D+200+F',
    '/GoodsListView?category=1&id=11,12',
    '/ExampleView?id=9&name=%E5%8A%9E',
  ])('%s', (target) => expect(ask(target)?.isRegular).toBe(true))

  it.each([
    '/GoodsInfoView?id=153&o1=H&o2=3',
    '/GoodsInfoView?id=153&with=AX11',
    '/GoodsInfoView?id=153&code=%0A',
    '/SearchResult?val=a',
    '/Download?name=x',
    '/News?pageNum=0x1',
    '/NewsDetail?id=1&id=2',
    '/NewsDetail?id=abc',
    '/PDF?param=a',
  ])('not %s', (target) => expect(ask(target)?.isRegular).toBe(false))
})

describe('the table of routes', () => {
  it('has every public page but the one that asks another host', () => {
    expect(Object.keys(pages).filter((path) => ask(path) === null)).toEqual(['/PDF2'])
  })

  it('has the reading endpoints of /prod-api with the parameters that they read', () => {
    const expected = Object.entries(endpoints).flatMap(([name, { path, query }]) =>
      name === 'captchaImage' ? [] : [[`/prod-api${path}`, Object.keys(query.shape).sort()]],
    )
    const actual = Object.entries(data).map(([path, parameters]) => [path, Object.keys(parameters).sort()])
    // A PDF is no envelope, and its endpoint none of the table's.
    const others = ['/prod-api/api/product/{id}/datasheet']
    const ofTable = actual.filter(([path]) => String(path).startsWith('/prod-api/api/') && !others.includes(String(path)))
    expect(ofTable.sort()).toEqual(expected.sort())
  })

  it('knows the data sheet of a product, by its id and code', () => {
    const sheet = (query: string) => keyOf(`/prod-api/api/product/160_2/datasheet${query}`)
    expect(sheet('?other=1')).toBe(sheet(''))
    expect(sheet('?code=HM3L-250+H')).not.toBe(sheet(''))
    expect(keyOf('/prod-api/api/product/153/datasheet')).not.toBe(sheet(''))
    expect(keyOf('/prod-api/api/case/153/datasheet')).toBeUndefined()
  })
})
