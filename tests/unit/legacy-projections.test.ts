import { describe, expect, it } from 'vitest'
import { toBannerRow, toNewsRow } from '@/content/projection/article'
import { toSolutionCategoryDetail } from '@/content/projection/solution'
import { toCaseDetail } from '@/content/projection/story'
import type { Picture } from '@/contract/picture'
import type { SolutionCategory } from '@/contract/solutions'
import type { Story } from '@/contract/stories'
import { noSeo } from '../support/no-seo'

const picture = (name: string): Picture => ({ src: `/media/${name}.webp`, width: 8, height: 8, alt: '', sources: [] })

const story: Story = {
  id: 301,
  title: '云栖数据中心',
  excerpt: '一句话',
  cover: null,
  categoryId: 9,
  categoryName: '数据中心',
  isRecommended: true,
  projectAddress: '贵州省',
  subTitle: '副题',
  banner: picture('banner'),
  video: null,
  customerName: '客户',
  projectTime: '2026 年 1 月',
  figures: [],
  overview: '<p>概述</p>',
  requirementImage: picture('requirement'),
  requirementContent: '需求',
  solutionPoints: [
    { title: '一', content: '甲' },
    { title: '二', content: '乙' },
  ],
  outcomeImage: picture('outcome'),
  outcomeContent: '成效',
  products: [],
  solutions: [{ id: 401, title: '方案', subTitle: '副题', cover: null }],
  seo: noSeo,
}

const category: SolutionCategory = {
  id: 41,
  name: '数据中心',
  subTitle: '',
  banner: null,
  cover: null,
  abstract: '<p>概述</p>',
  applicationValues: [{ title: '一', content: '甲' }],
  stories: [],
  seo: noSeo,
}

describe('a customer story for legacy clients', () => {
  it('has four solution points under their misspelt keys, empty where there is none', () => {
    expect(toCaseDetail(story)).toMatchObject({
      solutionTitile1: '一',
      solutionTitile2: '二',
      solutionTitile3: '',
      solutionTitile4: '',
      solutionContent1: '甲',
      solutionContent2: '乙',
      solutionContent3: '',
      solutionContent4: '',
    })
  })

  it('has each text and picture under its old name', () => {
    expect(toCaseDetail(story)).toMatchObject({
      articleId: 301,
      content: '<p>概述</p>',
      banner: '/media/banner.webp',
      requirementBackgroundImage: '/media/requirement.webp',
      projectOutcomeBackgroundImage: '/media/outcome.webp',
      projectOutcomeContent: '成效',
      video: null,
      productList: [],
      solutionList: [{ articleId: 401, title: '方案', subTitle: '副题', cover: null }],
    })
  })
})

describe('a solution category for legacy clients', () => {
  it('has three application values, empty where there is none', () => {
    expect(toSolutionCategoryDetail(category)).toMatchObject({
      applicationValueTitle1: '一',
      applicationValueContent1: '甲',
      applicationValueTitle2: '',
      applicationValueContent2: '',
      applicationValueTitle3: '',
      applicationValueContent3: '',
      categoryAbstract: '<p>概述</p>',
      caseList: [],
    })
  })
})

describe('news and banners for legacy clients', () => {
  it('have root-relative addresses or null', () => {
    const article = {
      id: 1,
      title: '',
      banner: null,
      cover: picture('cover'),
      content: '',
      updatedAt: '',
      isNew: true,
      officialAccountsUrl: '',
    }
    expect(toNewsRow(article)).toMatchObject({ cover: '/media/cover.webp', banner: null, isNew: 1, updateTime: '' })
    const slide = {
      image: null,
      tone: 'dark' as const,
      kicker: '',
      headline: [],
      description: '',
      url: '',
      linkLabel: '',
      opensVideo: false,
    }
    expect(toBannerRow(slide)).toEqual({ banner: null, url: '' })
  })
})
