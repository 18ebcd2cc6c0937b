import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName, foldText } from '@/domain/search/fold'
import { makeLexicon } from '@/domain/search/lexicon'
import { matchedParts } from '@/domain/search/mark'
import { spellingOf } from '@/domain/search/pinyin'
import { leadingQuantity, quantitiesIn } from '@/domain/search/quantities'
import { readQuery } from '@/domain/search/query'

const lexicon = makeLexicon(
  [
    ['小型断路器', '空开', 'MCB'],
    ['剩余电流保护', '漏保'],
  ],
  ['塑壳断路器'],
)
const words = (text: string) => readQuery(text, lexicon).tokens.map((token) => token.text)

describe('folding', () => {
  it('takes width, case, marks and separators for nothing', () => {
    expect(['ＨＭ３－２５０', 'hm3 250', 'HM3–250', 'Hm3_250'].map(foldName)).toEqual(Array(4).fill('hm3250'))
    expect(foldText('HM3-250 塑壳 断路器，Icu 70 kA')).toBe('·hm3250·塑壳断路器·icu·70·ka·')
  })

  it('done twice is done once, and loses nothing that lies within a text (spec: search/same-answers)', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 })
    fc.assert(fc.property(text, (any) => void expect(foldName(foldName(any))).toBe(foldName(any))))
    const around = fc.tuple(text, text, text)
    fc.assert(
      fc.property(around, ([before, within, behind]) => void expect(foldName(before + within + behind)).toContain(foldName(within))),
    )
  })
})

describe('quantities', () => {
  it('are compared in one unit', () => {
    expect(quantitiesIn('50（M） / 70（H）', 'kA')).toEqual(['50000a', '70000a'])
    expect([...quantitiesIn('0.03、0.1', 'A'), ...quantitiesIn('30 mA')]).toEqual(['0·03a', '0·1a', '0·03a'])
    expect(quantitiesIn('1,000、6,300', 'A')).toEqual(['1000a', '6300a'])
    expect(quantitiesIn('3P、4P')).toEqual(['3p', '4p'])
    expect(quantitiesIn('5〜10 In')).toEqual([])
  })

  it('are found at the beginning of a word', () => {
    expect(leadingQuantity('22kW变频器')).toEqual({ text: '22kw', quantity: '22000w', rest: '变频器' })
    expect([leadingQuantity('250'), leadingQuantity('63abc')]).toEqual([null, null])
  })
})

describe('pinyin', () => {
  it.each([
    ['塑壳断路器', 'sukeduanluqi', 'skdlq'],
    ['自动重合闸', 'zidongchonghezha', 'zdchz'],
    ['重载接触器', 'zhongzaijiechuqi', 'zzjcq'],
    ['HM3 双电源', 'shuangdianyuan', 'sdy'],
    ['HM3-250', '', ''],
  ])('of %s is %s', (text, full, initials) => expect(spellingOf(text)).toEqual({ full, initials }))
})

describe('what somebody types', () => {
  it('is parted into codes, quantities and words', () => {
    expect(words('4P 63A 漏保')).toEqual(['4p', '63a', '漏保'])
    expect(words('hm3250塑壳断路器')).toEqual(['hm3250', '塑壳断路器'])
    expect(words('光伏空开')).toEqual(['光伏', '空开'])
    expect(words('B型 PC级')).toEqual(['b型', 'pc级'])
    expect(words('% _ " *')).toEqual([])
  })

  it('is bounded, whatever it is', () => {
    expect(words(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8)
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void expect(words(text).length).toBeLessThanOrEqual(8)))
  })

  it('is marked in our spelling (spec: search/marks)', () => {
    const marks = (text: string, title: string) => matchedParts(title, readQuery(text, lexicon))
    expect(marks('hm3250', 'HM3-250 塑壳断路器')).toEqual(['HM3-250'])
    expect(marks('空开 63', 'HB1-63 小型断路器 3P')).toEqual(['63', '小型断路器'])
    expect(marks('dlq', 'HM3-250 塑壳断路器')).toEqual(['断路器'])
    expect(marks('ＨＭ３', 'HM3-250')).toEqual(['HM3'])
  })
})
