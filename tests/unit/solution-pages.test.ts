import { describe, expect, it } from 'vitest'
import type { Solution, SolutionCard, SolutionCategory, SolutionCategoryNode } from '../../src/contract/solutions'
import { trailOf as solutionTrail } from '../../src/views/solution/solution-page'
import { furtherCategories, headerOf, sectionLinks, trailOf } from '../../src/views/solution-category/solution-category-page'
import { noSeo } from '../support/no-seo'

const picture = (src: string) => ({ src, width: 1920, height: 800, alt: '机房', sources: [] })

const category: SolutionCategory = {
  id: 41,
  name: '数据中心',
  subTitle: '供电连续',
  banner: picture('/media/own.webp'),
  cover: null,
  abstract: '',
  applicationValues: [{ title: '选择性', content: '逐级核对' }],
  stories: [{ id: 301, title: '案例', content: '', banner: null, cover: null }],
  seo: noSeo,
}

const card: SolutionCard = { id: 401, title: '2N 方案', subTitle: '', cover: null, categoryId: 41, categoryName: '数据中心' }

const tree: SolutionCategoryNode[] = [
  { id: 41, name: '数据中心', children: [] },
  {
    id: 42,
    name: '新能源',
    children: [
      { id: 421, name: '光伏' },
      { id: 422, name: '储能' },
    ],
  },
]

const own = { title: '解决方案', line: '按行业组织', image: picture('/media/page.webp'), tone: 'light' } as const

describe('the tab bar of a solution category', () => {
  const labels = (page: Partial<SolutionCategory>, solutions = [card]) =>
    sectionLinks({ category: { ...category, ...page }, solutions, tree, header: own }).map(({ label }) => label)

  it('leads to values, solutions and stories', () => expect(labels({})).toEqual(['应用价值', '解决方案', '客户案例']))

  it('has no entry for what is not there', () => {
    expect(labels({ stories: [] })).toEqual(['应用价值', '解决方案'])
    expect(labels({ stories: [], applicationValues: [] }, [])).toEqual([])
  })
})

describe('where a solution category stands', () => {
  it('is under 解决方案, a sub-category under its parent', () => {
    expect(trailOf(category, tree).map(({ label }) => label)).toEqual(['首页', '解决方案', '数据中心'])
    expect(trailOf({ id: 422, name: '储能' }, tree)).toEqual([
      { label: '首页', href: '/' },
      { label: '解决方案' },
      { label: '新能源', href: '/ResultView?id=42&name=%E6%96%B0%E8%83%BD%E6%BA%90' },
      { label: '储能' },
    ])
  })

  it('leads on to its sub-categories, or to its siblings', () => {
    const ids = (id: number) => furtherCategories({ id, name: '' }, tree).map((other) => other.id)
    expect(ids(41)).toEqual([42])
    expect(ids(42)).toEqual([421, 422])
    expect(ids(421)).toEqual([422])
    expect(ids(999)).toEqual([])
  })
})

describe('what opens a solution category', () => {
  it('is its own name, subtitle and banner', () => {
    expect(headerOf(category, own)).toMatchObject({ title: '数据中心', line: '供电连续', image: { src: '/media/own.webp' } })
  })

  it('comes from the page where the category has none', () => {
    const bare = { ...category, subTitle: '', banner: null }
    expect(headerOf(bare, own)).toMatchObject({ title: '数据中心', line: '按行业组织', image: { src: '/media/page.webp' } })
    expect(headerOf(bare, null)).toMatchObject({ title: '数据中心', line: '', image: null })
  })
})

describe('where a solution stands', () => {
  const solution: Solution = { ...card, content: '', categoryAbstract: '', seo: noSeo }

  it('is under its category, which the link names', () => {
    expect(solutionTrail(solution)).toEqual([
      { label: '首页', href: '/' },
      { label: '解决方案' },
      { label: '数据中心', href: '/ResultView?id=41&name=%E6%95%B0%E6%8D%AE%E4%B8%AD%E5%BF%83' },
      { label: '2N 方案' },
    ])
  })

  it('is directly under 解决方案 when its category is not published', () => {
    expect(solutionTrail({ ...solution, categoryId: 0, categoryName: '' }).map(({ label }) => label)).toEqual([
      '首页',
      '解决方案',
      '2N 方案',
    ])
  })
})
