import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchedTerm } from '@/domain/searched-term'

/** What changes its length, case or width when it is normalised, and what stands beside it. */
const signs = fc.constantFrom(...'ＨｍHm3３-‐. \u3000﷽ßİſﬀ㎏①塑壳℃\u0301@一')

describe('a search as it is counted', () => {
  it.each([
    ['  ＨＭ３－２５０  ', 'hm3-250'],
    ['塑壳　断路器', '塑壳 断路器'],
    ['HM3-250/3300 630A 4P', 'hm3-250/3300 630a 4p'],
    ['HM3-250-3300', 'hm3-250-3300'],
    ['AC 400/690V 50 kA', 'ac 400/690v 50 ka'],
    ['GB/T 14048.2-2020', 'gb/t 14048.2-2020'],
    ['16 20 25 A', '16 20 25 a'],
    ['电表', '电表'],
    ['云平台', '云平台'],
  ])('%j is %j', (typed, term) => {
    expect(searchedTerm(typed)).toBe(term)
  })

  it.each([
    ...['13800138000', '138 0013 8000', '+86 138-0013-8000', '（0571）8888 6666', '0571-88886666', '8888-6666', '张三13800138000'],
    ...[
      '１３８００１３８０００',
      '一三八零零一三八零零零',
      '330106199001011234',
      '33010619900101123X',
      '1990-01-01',
      '6222 0212 3456 7890',
    ],
    ...['li@example.com', 'ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'a@b'],
    ...['R20261125-12345678', 'https://example.com/?token=x', 'www.example.com', '浙A12345', '沪AD12345', '张先生', '李女士的订单'],
    ...['字'.repeat(41), '', '   ', '---', '%%%'],
  ])('%j is never kept', (typed) => {
    expect(searchedTerm(typed)).toBeNull()
  })

  it('is the same when it is made a second time, and short', () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), (typed) => {
        const term = searchedTerm(typed)
        if (term === null) return
        expect(searchedTerm(term)).toBe(term)
        expect(term.length).toBeLessThanOrEqual(40)
      }),
    )
  })

  it('is null for a phone number, whatever stands around and within it', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '  ', '–')
    const around = fc.constantFrom('', '电话', '张三 ', '：', '(', ' 断路器')
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), between), { minLength: 11, maxLength: 11 })
    fc.assert(
      fc.property(around, digits, around, (before, number, behind) => {
        expect(searchedTerm(before + number.map(([digit, sign]) => digit + sign).join('') + behind)).toBeNull()
      }),
    )
  })
})
