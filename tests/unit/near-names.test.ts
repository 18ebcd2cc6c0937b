import { describe, expect, it } from 'vitest'
import { foldNames, nearNames, respelt } from '@/domain/near-names'

const product = (model: string, kind: string) => ({ name: `${model} ${kind}`, word: model, href: `/GoodsInfoView?id=${model}` })
const category = (name: string) => ({ name, word: name, href: `/GoodsListView?category=${name}` })

const names = foldNames([
  category('塑壳断路器'),
  category('小型断路器'),
  category('变频器与软起动器'),
  product('HM3-250', '塑壳断路器'),
  product('HM3E-250', '电子式塑壳断路器 4P'),
  product('HM3-125', '塑壳断路器'),
  product('HM3-400', '塑壳断路器'),
  product('HB1-63 3P', '小型断路器'),
  product('GCK', '抽出式低压成套开关柜'),
])

const near = (asked: string) => nearNames(asked, names).map(({ name }) => name)

describe('names that are spelt nearly like what was looked for', () => {
  it.each([
    ['HM3-25O', ['HM3-250 塑壳断路器']],
    ['hm3250', ['HM3-250 塑壳断路器']],
    ['HM3 250', ['HM3-250 塑壳断路器']],
    ['ＨＭ３－２５０', ['HM3-250 塑壳断路器']],
    ['HM3-520', ['HM3-250 塑壳断路器']],
    ['断路器  250', ['HM3-250 塑壳断路器', 'HM3E-250 电子式塑壳断路器 4P']],
    ['HM3250塑壳断路器 报价', ['HM3-250 塑壳断路器', '塑壳断路器']],
    ['塑壳断路', ['塑壳断路器', 'HM3-250 塑壳断路器', 'HM3-125 塑壳断路器', 'HM3-400 塑壳断路器']],
    ['塑売断路器', ['塑壳断路器', 'HM3-250 塑壳断路器', 'HM3-125 塑壳断路器', 'HM3-400 塑壳断路器']],
    ['软启动器', ['变频器与软起动器']],
    ['gcl', ['GCK 抽出式低压成套开关柜']],
    ['ＨＭ３', ['HM3-250 塑壳断路器', 'HM3-125 塑壳断路器', 'HM3-400 塑壳断路器', 'HM3E-250 电子式塑壳断路器 4P']],
  ])('%s', (asked, meant) => expect(near(asked)).toEqual(meant))

  it.each(['', '-', '%.*', '器', '没有这个型号', 'qwertyuiop', '😀😀😀', 'x'.repeat(100)])('none are near “%s”', (asked) =>
    expect(near(asked)).toEqual([]),
  )

  it('are not measured for a word that is as long as a sentence: anybody may send some', () => {
    const long = foldNames([category('低压成套开关设备与控制设备技术资料'.repeat(2))])
    expect(nearNames('低压成套开关设备与控制设备技术资枓'.repeat(2).slice(0, 30), long)).toHaveLength(1)
    expect(nearNames('低压成套开关设备与控制设备技术资枓'.repeat(2), long)).toEqual([])
  })
})

describe('a word as the names spell it', () => {
  it.each([
    ['ＨＭ３', 'HM3'],
    ['hm 3', 'HM3'],
    ['塑壳 断路器', '塑壳断路器'],
  ])('%s: %s', (asked, spelt) => expect(respelt(asked, names)?.word).toBe(spelt))

  it('leads to the list that has several of that name', () => {
    expect(respelt('ＨＭ３', names)?.href).toBe('/GoodsListView?search=true&val=HM3')
  })

  it.each(['hm3', 'HM3', 'hm3250', 'm3 2', '塑壳断路', '', 'nothing'])('is no news for “%s”', (asked) =>
    expect(respelt(asked, names)).toBeNull(),
  )
})
