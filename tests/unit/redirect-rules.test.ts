import { describe, expect, it } from 'vitest'
import { oldAddressProblem } from '../../collections/fields/redirect-address'
import { isLink } from '../../collections/fields/web-link'
import { indexRules, locationOf, loopOf, matchingRule, normalOldAddress, type RedirectRule } from '../../src/domain/redirect-rules'

const rule = (from: string, to = '/News'): RedirectRule => ({ from, to, isPermanent: true })

describe('an old address is stored in one way of writing', () => {
  it.each([
    ['/old-page', '/old-page'],
    ['/old-page/', '/old-page'],
    ['/old/../page', '/page'],
    ['/old?b=2&a=1#top', '/old?a=1&b=2'],
    ['/%E6%97%A7%E9%A1%B5', '/旧页'],
    ['/旧页', '/旧页'],
    ['/a%20b', '/a%20b'],
    ['/100%25', '/100%25'],
    ['/what%3Fnow', '/what%3Fnow'],
    ['/', '/'],
  ])('%s is %s', (text, normal) => {
    expect(normalOldAddress(text)).toBe(normal)
    expect(normalOldAddress(normal)).toBe(normal)
  })

  it.each(['', 'old', '//evil.example', '/\\evil.example', '/a b', '/a\nb', 'https://evil.example/a', '/%', '/%00', '/.//evil.example'])(
    '%j is none',
    (text) => {
      expect(normalOldAddress(text)).toBeNull()
      expect(oldAddressProblem(text)).toContain('旧地址须以 / 开头')
    },
  )
})

describe('what may be an old address', () => {
  it.each(['/old', '/old?id=3', '/NewsDetail?id=3', '/newsdetail?id=3', '/GoodsInfoView?id=153_9', '/files/old.pdf', '/Newspaper'])(
    '%s may',
    (address) => expect(oldAddressProblem(address)).toBe(true),
  )

  it.each(['/', '/News', '/news', '/News?pageNum=2', '/NewsDetail', '/NewsDetail?name=x', '/GoodsListView?category=1'])(
    '%s may not: there is a page',
    (address) => expect(oldAddressProblem(address)).toContain('现有的页面'),
  )

  it.each(['/admin', '/admin/login', '/ADMIN', '/cms-api/users', '/prod-api/api/siteInfo', '/sitemap.xml', '/robots.txt'])(
    '%s may not: it belongs to the system',
    (address) => expect(oldAddressProblem(address)).toContain('由系统使用'),
  )
})

describe('the rule for an address', () => {
  const index = indexRules([rule('/old', '/a'), rule('/old?id=3', '/b'), rule('/old?id=3&tab=x', '/c'), rule('/旧页', '/d')])
  it.each([
    ['/old', '/a'],
    ['/old/', '/a'],
    ['/old?id=4', '/a'],
    ['/old?id=3', '/b'],
    ['/old?utm_source=x&id=3', '/b'],
    ['/old?tab=x&id=3', '/c'],
    ['/%e6%97%a7%e9%a1%b5?_rsc=1', '/d'],
  ])('%s leads to %s', (target, to) => expect(matchingRule(target, index)?.to).toBe(to))

  it.each(['/older', '/OLD', '/old/page', '//old', '/%'])('%s has none', (target) => expect(matchingRule(target, index)).toBeNull())
})

describe('a round', () => {
  it.each([
    ['/a', '/a', [], ['/a', '/a']],
    ['/a', '/a?x=1', [], ['/a', '/a?x=1']],
    ['/a', '/b', [rule('/b', '/a')], ['/a', '/b', '/a']],
    ['/a', '/b', [rule('/b', '/c'), rule('/c', '/a?y=2')], ['/a', '/b', '/c', '/a?y=2']],
  ])('%s to %s is found', (from, to, others, way) => expect(loopOf(rule(from, to), others)).toEqual(way))

  it.each([
    ['/a', '/b', []],
    ['/a', 'https://example.com/a', [rule('/b', '/a')]],
    ['/a?id=1', '/a?id=2', []],
    ['/x', '/b', [rule('/b', '/c'), rule('/c', '/b')]],
  ])('%s to %s is none', (from, to, others) => expect(loopOf(rule(from, to), others)).toBeNull())
})

describe('a new address', () => {
  it.each([
    ['/中文?x=新#y', '/%E4%B8%AD%E6%96%87?x=%E6%96%B0#y'],
    ['https://例.example/页', 'https://xn--fsq.example/%E9%A1%B5'],
  ])('%s is sent as ASCII', (to, location) => expect(locationOf(to)).toBe(location))

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example', 'https://a b', ''])('%j is no link', (to) =>
    expect(isLink(to)).toBe(false),
  )
})
