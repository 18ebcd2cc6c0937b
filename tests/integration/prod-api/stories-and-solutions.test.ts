import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, ask, list, one, type Row } from '../support/api'
import { get } from '../support/http'

type Story = { articleId: number; title: string; cover: string; categoryId: number; categoryName: string; isRecommended: number }
type StoryDetail = Story & { productList: Row[]; solutionList: Row[] } & Record<string, string>
type Solution = { articleId: number; title: string; subTitle: string; cover: string; categoryId: number; categoryName: string }
type CategoryDetail = { categoryId: number; categoryName: string; categoryAbstract: string; caseList: Row[] } & Record<string, string>

describe('customer stories', () => {
  let stories: Story[] = []
  beforeAll(async () => {
    stories = await allRows<Story>('/api/case/list')
  })

  it('are thirty or more, eight or more of them recommended', () => {
    expect(stories.length).toBeGreaterThanOrEqual(30)
    expect(stories.filter(({ isRecommended }) => isRecommended === 1).length).toBeGreaterThanOrEqual(8)
  })

  it('stand in the legacy categories, at least two in each, global cases included', async () => {
    const { rows } = await list('/api/case/category/list')
    const ids = rows.map(({ categoryId }) => Number(categoryId))
    expect([...ids].sort((a, b) => a - b)).toEqual([9, 11, 12, 13, 14, 15, 23, 73, 74])
    for (const id of ids) expect(stories.filter(({ categoryId }) => categoryId === id).length, String(id)).toBeGreaterThanOrEqual(2)
  })

  it('say the same in the list and in full', async () => {
    for (const { articleId, title, cover: _cover, categoryId, categoryName } of stories) {
      expect(await one(`/api/case/${articleId}`)).toMatchObject({ articleId, title, categoryId, categoryName })
    }
  })

  it('have four solution points, products and where to read on', async () => {
    const products = await allRows('/api/product/list')
    const solutions = await allRows('/api/solution/list')
    const story = await one<StoryDetail>('/api/case/301')
    for (const number of [1, 2, 3, 4]) {
      expect(story[`solutionTitile${number}`]).not.toBe('')
      expect(story[`solutionContent${number}`]).not.toBe('')
    }
    expect(story.productList.length).toBeGreaterThanOrEqual(2)
    for (const row of story.productList) expect(products).toContainEqual(row)
    expect(story.solutionList.length).toBeGreaterThan(0)
    for (const row of story.solutionList) expect(solutions).toContainEqual(expect.objectContaining(row))
  })

  it('show pictures and a film that exist', async () => {
    const story = await one<StoryDetail>('/api/case/301')
    for (const key of ['banner', 'video', 'requirementBackgroundImage', 'projectOutcomeBackgroundImage']) {
      expect((await get(story[key] ?? '/missing', { method: 'HEAD' })).status, key).toBe(200)
    }
  })

  it('have no film when there is none: null, not an empty text', async () => {
    expect(await one('/api/case/302')).toMatchObject({ video: null })
  })
})

describe('solutions', () => {
  it('are twenty or more in six categories', async () => {
    const [solutions, categories] = await Promise.all([allRows<Solution>('/api/solution/list'), list('/api/solution/category/list')])
    expect(solutions.length).toBeGreaterThanOrEqual(20)
    expect(categories.total).toBeGreaterThanOrEqual(6)
    const ids = new Set(categories.rows.map(({ categoryId }) => categoryId))
    for (const { categoryId } of solutions) expect(ids.has(categoryId)).toBe(true)
  })

  it('say the same in the list and in full, with the overview of their category', async () => {
    for (const { articleId, title, cover, categoryId, categoryName } of (await allRows<Solution>('/api/solution/list')).slice(0, 4)) {
      const detail = await one<CategoryDetail>(`/api/solution/detail/${articleId}`)
      expect(detail).toMatchObject({ articleId, title, cover, categoryId, categoryName })
      const category = await one<CategoryDetail>(`/api/solution/category/detail/${categoryId}`)
      expect(detail.categoryAbstract).toBe(category.categoryAbstract)
    }
  })

  it('of a category come with its stories, in the data and beside it', async () => {
    const { rows } = await list('/api/solution/category/list')
    for (const { categoryId, categoryName } of rows) {
      const answer = await ask<{ data: CategoryDetail; caseList: Row[] }>(`/api/solution/category/detail/${categoryId}`)
      expect(answer.data).toMatchObject({ categoryId, categoryName })
      expect(answer.caseList).toEqual(answer.data.caseList)
      expect(answer.caseList.length).toBeGreaterThan(0)
      for (const number of [1, 2, 3]) expect(answer.data[`applicationValueTitle${number}`]).not.toBe('')
    }
  })
})
