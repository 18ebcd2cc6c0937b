import { describe, expect, it } from 'vitest'
import { missingDocument, nearestPages, wordsOf } from '@/domain/nearest-page'
import { pageRows } from '@/domain/page-at.mjs'

const first = (target: string) => nearestPages(target)[0]?.href

describe('the page that was meant', () => {
  it.each([
    ['/GoodsListVeiw', '/GoodsListView'],
    ['/goodslist?hot=true&utm=x', '/GoodsListView?hot=true'],
    ['/downlaod', '/Download'],
    ['/download-center.html', '/Download'],
    ['/GoodInfoView?id=153', '/GoodsInfoView?id=153'],
    ['/Consults/', '/Consult'],
    ['/ExampleInfo?id=301', '/ExampleInfoView?id=301'],
    ['/GoodsListVeiw?id=12', '/GoodsListView?id=12'],
  ])('%s: %s', (asked, meant) => expect(first(asked)).toBe(meant))

  it('is none where nothing is near, where a number is missing, and for nonsense', () => {
    for (const asked of ['/', '/x', '/wp-login.php', '/GoodInfoView', '/GoodInfoView?id=%27', '/%E0%A4%A', '/admin/x'])
      expect(nearestPages(asked).filter(({ href }) => href.startsWith('/GoodsInfo'))).toEqual([])
    expect(nearestPages('/wp-login.php')).toEqual([])
  })

  it('is never the page that was asked for, and at most three', () => {
    expect(nearestPages('/GoodsInfoView?id=999999').map(({ href }) => href)).not.toContain('/GoodsInfoView?id=999999')
    expect(nearestPages('/RichTexts?id=1').length).toBeLessThanOrEqual(3)
  })
})

/** spec: addresses/nearest-page */
describe('a page that shows one document, with a number that nothing has,', () => {
  const listed = {
    '/GoodsInfoView': ['/GoodsListView'],
    '/ExampleInfoView': ['/ExampleView'],
    '/NewsDetail': ['/News'],
    '/RecruitingInfo': ['/Recruiting'],
    '/ResultView': [],
    '/ResultInfoView': [],
    '/RichText': [],
    '/RichTextInfo': [],
    '/VideoView': [],
  }

  it('is known here, whichever it is', () => {
    expect(pageRows.flatMap(({ path, shows }) => (shows ? [path] : [])).sort()).toEqual(Object.keys(listed).sort())
  })

  it.each(Object.entries(listed))('%s leads to its list, which gets nothing of it', (path, lists) => {
    for (const query of ['?id=12', '?id=160_2&name=HM3-250&subcategoryName=x&hot=true', '?id=', '']) {
      expect(nearestPages(path + query).map(({ href }) => href)).toEqual(lists)
    }
    expect(nearestPages(`${path.toLowerCase()}/?id=12`).map(({ href }) => href)).toEqual(lists)
  })

  it.each(Object.keys(listed))('%s is sought by the names that the address carries', (path) => {
    expect(missingDocument(`${path}?id=12`)).toEqual({ path, names: [] })
    const names = { name: ' HM3-250 塑壳断路器 ', categoryName: '配电类', subcategoryName: '塑壳断路器' }
    const target = `${path}?${new URLSearchParams({ id: '12', ...names })}`
    expect(missingDocument(target)).toEqual({ path, names: ['HM3-250 塑壳断路器', '塑壳断路器', '配电类'] })
    expect(wordsOf(target)).toBe('HM3-250 塑壳断路器')
    expect(missingDocument(`${path}?id=12&name=%20`)).toEqual({ path, names: [] })
  })

  it('no other page is one', () => expect(missingDocument('/GoodsListView?id=12&name=HM3')).toBeNull())

  it('whose path is misspelt keeps its number, and no list gets it', () => {
    expect(nearestPages('/ExampleInfoVeiw?id=301').map(({ href }) => href)).toEqual(['/ExampleInfoView?id=301', '/ExampleView'])
  })
})

describe('words to search for', () => {
  it.each([
    ['/products/hm3-250.html', 'hm3-250'],
    ['/%E5%A1%91%E5%A3%B3%E6%96%AD%E8%B7%AF%E5%99%A8', '塑壳断路器'],
    ['/a/HA1_2000', 'HA1 2000'],
    ['/GoodsListVeiw', ''],
    ['/', ''],
    ['/%E0%A4%A', ''],
    ['/1', ''],
    ['/<script>', ''],
  ])('%s: %s', (asked, words) => expect(wordsOf(asked)).toBe(words))
})
