import { describe, expect, it } from 'vitest'
import { nearestPages, wordsOf } from '@/domain/nearest-page'

const first = (target: string) => nearestPages(target)[0]?.href

describe('the page that was meant', () => {
  it.each([
    ['/GoodsListVeiw', '/GoodsListView'],
    ['/goodslist?hot=true&utm=x', '/GoodsListView?hot=true'],
    ['/downlaod', '/Download'],
    ['/download-center.html', '/Download'],
    ['/GoodInfoView?id=153', '/GoodsInfoView?id=153'],
    ['/Consults/', '/Consult'],
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
