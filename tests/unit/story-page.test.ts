import { describe, expect, it } from 'vitest'
import type { ProductCard } from '../../src/contract/product-cards'
import type { Story } from '../../src/contract/stories'
import { factsOf, groupsOf, needsOf, outcomeFigures } from '../../src/views/story-info/story-page'
import { readStoryId } from '../../src/views/story-info/story-query'
import { noSeo } from '../support/no-seo'

const story: Story = {
  id: 301,
  title: '数据中心 A3 楼',
  subTitle: '',
  excerpt: '',
  cover: null,
  banner: null,
  video: null,
  categoryId: 9,
  categoryName: '数据中心',
  isRecommended: false,
  customerName: '数据有限公司',
  projectAddress: '示范区',
  projectTime: '2026 年 1 月',
  figures: [
    { value: '1,860', unit: '台', label: '断路器' },
    { value: '0', unit: '次', label: '越级跳闸' },
  ],
  overview: '',
  requirementImage: null,
  requirementContent: '全选择性\n\n  可测、可控 \n',
  solutionPoints: [],
  outcomeImage: null,
  outcomeContent: '业务侧无感知。',
  products: [],
  solutions: [],
  seo: noSeo,
}

const product = (id: string): ProductCard => ({
  id,
  title: id,
  model: id,
  cover: null,
  isNew: false,
  isHot: false,
  categoryId: 11,
  categoryName: '断路器',
  parentCategoryId: 1,
  parentCategoryName: '配电类',
})

describe('the id of a story page', () => {
  it.each([
    [{ id: '301' }, 301],
    [{ id: ' 301 ', name: '别的名称' }, 301],
    [{ id: ['302', '301'] }, 302],
    [{}, null],
    [{ id: '' }, null],
    [{ id: 'abc' }, null],
    [{ id: '301_2' }, null],
    [{ id: '-1' }, null],
    [{ id: '1e3' }, null],
    [{ id: '99999999999999999999' }, null],
  ])('%j is %s', (query, id) => expect(readStoryId(query)).toBe(id))
})

describe('the facts of a story', () => {
  it('are customer, place, time and the first figure; the others stand with the result', () => {
    expect(factsOf(story).map(({ label }) => label)).toEqual(['客户名称', '项目地点', '项目时间', '断路器'])
    expect(outcomeFigures(story).map(({ label }) => label)).toEqual(['越级跳闸'])
  })

  it('take all figures when there is no result, and leave out what is missing', () => {
    const bare = { ...story, outcomeContent: ' ', customerName: '', projectTime: '' }
    expect(factsOf(bare).map(({ label }) => label)).toEqual(['项目地点', '断路器', '越级跳闸'])
  })
})

describe('the parts of a story', () => {
  it('are one need a line', () => {
    expect(needsOf(story)).toEqual(['全选择性', '可测、可控'])
    expect(needsOf({ ...story, requirementContent: '\n' })).toEqual([])
  })

  it('are products in groups of four', () => {
    const sizes = (count: number) => groupsOf(Array.from({ length: count }, (_, index) => product(`${index}`))).map(({ length }) => length)
    expect(sizes(0)).toEqual([])
    expect(sizes(4)).toEqual([4])
    expect(sizes(9)).toEqual([4, 4, 1])
  })
})
