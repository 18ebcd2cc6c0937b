import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, ask, list, one } from '../support/api'
import { get } from '../support/http'

type News = {
  articleId: number
  title: string
  banner: string | null
  cover: string | null
  content: string
  updateTime: string
  isNew: number
}
type Training = { articleId: number; title: string; cover: string; updateTime: string; officialAccountsUrl: string; content?: string }
type SinglePage = { articleId: number; title: string; content: string; attachment: string | null }

const textOf = (html: string) => html.replaceAll(/<[^>]*>|\s/g, '')

describe('news', () => {
  let news: News[] = []
  beforeAll(async () => {
    news = await allRows<News>('/api/article/news/list')
  })

  it('are many, some of them top news, each with a text worth reading', () => {
    expect(news.length).toBeGreaterThanOrEqual(36)
    expect(news.filter(({ isNew }) => isNew === 1).length).toBeGreaterThanOrEqual(6)
    for (const { articleId, content } of news) expect(textOf(content).length, String(articleId)).toBeGreaterThanOrEqual(300)
  })

  it('with pictures are a list of their own, in the same order', async () => {
    const withPicture = await allRows<News>('/api/article/news/cover/list')
    expect(withPicture).toEqual(news.filter(({ cover }) => cover !== null))
    expect(withPicture.length).toBeLessThan(news.length)
  })

  it('say the same in the list and in full', async () => {
    for (const article of news.slice(0, 3)) expect(await one(`/api/article/news/${article.articleId}`)).toEqual(article)
  })

  it('are dated by the editor, in Shanghai time', () => {
    expect(news.find(({ articleId }) => articleId === 536)?.updateTime).toBe('2026-11-18 09:30:00')
  })

  it('show pictures that exist', async () => {
    const urls = news.flatMap(({ cover, content }) => [cover, ...[...content.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)])
    const some = [...new Set(urls)].filter((url) => typeof url === 'string').slice(0, 8)
    expect(some.length).toBeGreaterThan(3)
    for (const url of some) expect((await get(url, { method: 'HEAD' })).status, url).toBe(200)
  })
})

describe('trainings', () => {
  it('are listed without their text and have it in full', async () => {
    const rows = await allRows<Training>('/api/article/train/list')
    expect(rows.length).toBeGreaterThanOrEqual(22)
    const [first] = rows
    const { content, ...rest } = await one<Training>(`/api/article/train/${first?.articleId}`)
    expect(rest).toEqual(first)
    expect(textOf(content ?? '')).not.toBe('')
  })
})

describe('staff messages', () => {
  it('are at least eight, each with a portrait', async () => {
    const { rows } = await list<{ cover: string }>('/api/article/employeeMessage/list')
    expect(rows.length).toBeGreaterThanOrEqual(8)
    for (const { cover } of rows) expect(cover).toMatch(/^\/media\//)
  })
})

describe('single pages', () => {
  it.each([50, 51, 58, 59, 61, 62, 69, 70, 436, 437])('%d exists', async (id) => {
    expect(await one<SinglePage>(`/api/article/single/${id}`)).toMatchObject({ articleId: id, content: expect.stringContaining('<p>') })
  })

  it.each([58, 59, 61, 62])('%d of the footer has a PDF', async (id) => {
    const { attachment } = await one<SinglePage>(`/api/article/single/${id}`)
    const response = await get(attachment ?? '/missing', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('436 has the film of the home page', async () => {
    const { attachment } = await one<SinglePage>('/api/article/single/436')
    const response = await get(attachment ?? '/missing', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  })

  it('are known by their own numbers only, not by those of news', async () => {
    expect(await ask('/api/article/single/536')).toEqual({ code: 404, msg: '内容不存在或已下架' })
  })
})

describe('site information', () => {
  it('names the site and shows codes to scan that exist', async () => {
    const site = await one<Record<string, string>>('/api/siteInfo/')
    expect(site.siteName).not.toBe('')
    for (const key of ['publicAccountQrcode', 'technicalServiceQrcode', 'videoAccountQrcode', 'douyinQrcode']) {
      expect((await get(site[key] ?? '/missing', { method: 'HEAD' })).status, key).toBe(200)
    }
  })

  it('has banners for the home page and for the product list, whose pictures exist', async () => {
    const [home, product] = await Promise.all([list('/api/siteInfo/banner/list'), list('/api/siteInfo/product/banner/list')])
    expect(home.total).toBeGreaterThanOrEqual(4)
    expect(product.total).toBeGreaterThanOrEqual(2)
    for (const { banner } of [...home.rows, ...product.rows]) expect((await get(String(banner), { method: 'HEAD' })).status).toBe(200)
  })
})
