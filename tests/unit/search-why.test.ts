import { describe, expect, it } from 'vitest'
import { type Described, entryOf } from '@/domain/search/entry'
import { makeLexicon } from '@/domain/search/lexicon'
import { readQuery } from '@/domain/search/query'
import { keyMatchOf } from '@/domain/search/score'
import { reasonsOf } from '@/domain/search/why'

const lexicon = makeLexicon([['塑壳断路器', '空气开关', 'MCCB']], ['塑壳断路器'])

const product: Described = {
  ...{ kind: 'product', number: '153', title: 'HM3-250 塑壳断路器', model: 'HM3-250', names: [] },
  details: ['壳架电流 250 A', '额定电流 160、200、250 A', '额定极限短路分断能力 50 kA'],
  quantities: [],
  texts: ['体积小，飞弧距离短，适合配电柜。'],
}
const pages = ['封面', '安装尺寸：安装孔距 35 mm × 126 mm']

const whyFound = (text: string, withSpelling = false) =>
  reasonsOf(entryOf(product), { ...product, pages }, readQuery(text, lexicon), withSpelling).map(({ met }) => met)

describe('why something is found', () => {
  it.each([
    ['hm3250', { where: 'name', word: 'hm3250' }],
    ['空气开关', { where: 'synonym', word: '塑壳断路器' }],
    ['200A', { where: 'detail', excerpt: '额定电流 160、200、250 A' }],
    ['50000A', { where: 'detail', excerpt: '额定极限短路分断能力 50 kA' }],
    ['分断能力', { where: 'detail', excerpt: '额定极限短路分断能力 50 kA' }],
    ['飞弧距离', { where: 'text', excerpt: '体积小，飞弧距离短，适合配电柜。' }],
    ['孔距', { where: 'page', page: 2, excerpt: '安装尺寸：安装孔距 35 mm × 126 mm' }],
    ['接触器', null],
  ])('%s', (typed, met) => {
    expect(whyFound(typed)).toEqual([met])
  })

  it('is told word by word', () => {
    expect(whyFound('空气开关 250A').map((met) => met?.where)).toEqual(['synonym', 'detail'])
  })

  it('is what Latin letters spell, when they are taken for Chinese', () => {
    expect(whyFound('suke', true)).toEqual([{ where: 'spelt', word: '塑壳断路器' }])
    expect(whyFound('skdlq', true)[0]?.where).toBe('spelt')
    expect(whyFound('suke')).toEqual([null])
  })
})

it.each([
  ['HM3-250', 'same'],
  ['HM3', 'begins'],
  ['HM3-250M/3300', 'longer'],
  ['壳断', null],
] as const)('how %s meets the name', (typed, match) => {
  expect(keyMatchOf(entryOf(product), readQuery(typed, lexicon))).toBe(match)
})
