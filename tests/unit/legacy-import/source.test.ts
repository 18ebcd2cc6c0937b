import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSource } from '../../../src/legacy-import/source/open-source'
import type { SourceProblem } from '../../../src/legacy-import/source/problem'
import type { LegacySource } from '../../../src/legacy-import/source/source'
import { type LegacyServer, startLegacyServer } from '../../support/legacy-server/server'

/** A well-behaved legacy site, with the oddities that all of them have. */
let server: LegacyServer
let source: LegacySource
const folder = mkdtempSync(path.join(tmpdir(), 'legacy-source-'))
const problems: SourceProblem[] = []

beforeAll(async () => {
  server = await startLegacyServer()
  source = openSource({ from: server.address, folder, rate: 10_000, onProblem: (problem) => problems.push(problem) })
})
beforeEach(() => void problems.splice(0))
afterAll(async () => {
  await source.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) found.push(row)
  return found
}

describe('a legacy site', () => {
  it('says what it is called; a text that is null is empty', async () => {
    expect(await source.siteInformation()).toMatchObject({ siteName: '海沃电气', technicalServiceQrcode: null, brandName: '' })
    expect(await source.banners()).toEqual([
      { image: '/profile/upload/2023/05/banner-1.png', url: 'https://www.example.com/promo' },
      { image: '/profile/upload/2023/05/banner-2.png', url: '' },
    ])
    expect(await source.productBanners()).toHaveLength(1)
    expect(await source.staffMessages()).toHaveLength(2)
    expect(problems).toEqual([])
  })

  it('has single pages by their numbers, and says which it has not', async () => {
    expect(await source.singlePage(436)).toMatchObject({ id: 436, title: '单页 436', attachment: '/profile/upload/files/sample-1.pdf' })
    expect(await source.singlePage(12)).toBeNull()
    expect(problems).toEqual([
      {
        kind: 'missing',
        address: `${server.address}/prod-api/api/article/single/12`,
        message: '内容不存在：源站没有这项内容：内容不存在',
        isLoss: true,
      },
    ])
  })

  it('has its products in the order of the list, with what only the detail says', async () => {
    const products = await all(source.products())
    expect(products.map(({ id }) => id)).toEqual(server.content.products.map(({ articleId }) => articleId))
    expect(products[4]).toMatchObject({ id: '1005', isNew: true, isHot: false, categoryId: 201, parentCategoryId: 2 })
    expect(products[6]).toMatchObject({ id: '1007', isNew: false, isHot: true })
    expect(products[0]?.detail).toMatchObject({
      summary: '紧凑可靠。重要参数额定电流：10A\n极数：3P',
      gallery: ['/profile/upload/2023/05/product-1.png', '/profile/upload/2023/05/gallery-1.png'],
      attachments: [{ id: 5001, extension: 'PDF', kind: '产品样本' }],
      stories: [{ id: 301, title: '项目 1' }],
    })
    expect(products[1]?.detail?.stories).toEqual([])
    // Told once, although each row has it.
    expect(problems.filter(({ kind }) => kind === 'unknown-key').map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining('createBy')]),
    )
    expect(problems.filter(({ message }) => message.includes('createBy'))).toHaveLength(2)
    expect(problems.filter(({ isLoss }) => isLoss)).toEqual([])
  })

  it('tells of stories which are recommended, of documents in which category they are, of news which are new, by its filters', async () => {
    const stories = await all(source.stories())
    expect(stories.filter(({ isRecommended }) => isRecommended).map(({ id }) => id)).toEqual([303, 306, 309, 312])
    expect(stories[0]).toMatchObject({
      categoryId: 9,
      detail: { solutionPoints: [{ title: '方案一', content: '说明一' }, { title: '方案二' }] },
    })
    expect(stories[0]?.detail?.products.map(({ id }) => id)).toEqual(['1001', '1002'])
    const documents = await all(source.documents())
    expect(documents.map(({ categoryId }) => categoryId)).toEqual(documents.map(({ id }) => (id % 2 ? 11 : 12)))
    const news = await all(source.news())
    expect(news).toHaveLength(23)
    expect(news.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([808, 816])
  })

  it('has dates in several forms, and each is the same instant', async () => {
    const news = await all(source.news())
    expect(news.slice(0, 5).map(({ publishedAt }) => publishedAt)).toEqual([
      '2023-05-02T01:02:03.000Z',
      '2023-05-03T01:02:03.000Z',
      '2023-05-04T01:02:03.000Z',
      '2023-05-04T16:00:00.000Z',
      '2023-05-06T01:02:03.000Z',
    ])
  })

  it('has categories as trees, solutions, and trainings', async () => {
    expect(await source.productCategories()).toEqual([
      {
        id: 1,
        name: '配电类',
        children: [
          { id: 101, name: '分类101' },
          { id: 102, name: '分类102' },
        ],
      },
      { id: 2, name: '控制类', children: [{ id: 201, name: '分类201' }] },
    ])
    expect(await source.storyCategories()).toHaveLength(2)
    expect(await source.documentCategories()).toEqual([
      { id: 11, name: '资料11' },
      { id: 12, name: '资料12' },
    ])
    expect(await all(source.solutionCategories())).toMatchObject([
      { id: 31, parentId: null, detail: { applicationValues: [{ title: '省电', content: '少一成' }, { title: '省时' }] } },
      { id: 32, parentId: 31, detail: { stories: [{ id: 301 }, { id: 302 }] } },
    ])
    expect((await all(source.solutions()))[0]).toMatchObject({
      id: 701,
      subtitle: '副标题 1',
      categoryId: 32,
      detail: { abstract: '<p>摘要</p>' },
    })
    expect((await all(source.trainings()))[0]).toMatchObject({ id: 901, title: '培训 1', isWhole: true })
  })

  it('is asked for no more than there is, and for nothing but reading', async () => {
    server.requests.splice(0)
    await all(source.documents())
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/prod-api/api/attachment/list?pageNum=1&pageSize=100',
      '/prod-api/api/attachment/category/list',
      '/prod-api/api/attachment/list?categoryId=11&pageNum=1&pageSize=100',
      '/prod-api/api/attachment/list?categoryId=12&pageNum=1&pageSize=100',
    ])
    expect(new Set(server.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  })
})
