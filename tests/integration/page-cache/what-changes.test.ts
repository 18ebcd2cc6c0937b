import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Client, read, signIn } from './client'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

/** Pages and answers of each kind. */
const PATHS = [
  '/',
  '/GoodsListView?category=1',
  '/GoodsInfoView?id=153',
  '/ExampleView',
  '/ExampleInfoView?id=301',
  '/ResultView?id=41',
  '/ResultInfoView?id=418',
  '/News',
  '/NewsDetail?id=536',
  '/Download',
  '/Questions',
  '/Recruiting',
  '/RichText?id=69',
  '/AboutView',
  '/wjFile',
  '/no-such-page',
  '/prod-api/api/product/153',
  '/prod-api/api/product/category/list',
  '/prod-api/api/article/news/list?pageSize=3',
  '/prod-api/api/article/train/list',
  '/prod-api/api/case/301',
  '/prod-api/api/attachment/list?pageSize=3',
  '/prod-api/api/siteInfo',
  '/prod-api/openapi.json',
  '/rss.xml',
  '/sitemap.xml',
]

/** A change of the content, and some of what it can't be seen on. */
type Change = { of: string; where: string; data: object; spares: string[] }

const API_OF_OTHERS = ['/prod-api/api/siteInfo', '/prod-api/openapi.json']

const changes: Change[] = [
  {
    of: 'a news article',
    where: 'news?where[articleId][equals]=536',
    data: { title: '改过的新闻' },
    spares: [
      '/GoodsInfoView?id=153',
      '/Download',
      '/Questions',
      '/ResultView?id=41',
      '/prod-api/api/product/153',
      '/AboutView',
      ...API_OF_OTHERS,
    ],
  },
  {
    of: 'a product',
    where: 'products?where[articleId][equals]=153',
    data: { title: '改过的产品', isHot: false },
    spares: ['/prod-api/api/article/train/list', '/prod-api/api/attachment/list?pageSize=3', '/rss.xml', ...API_OF_OTHERS],
  },
  {
    of: 'a story',
    where: 'stories?where[articleId][equals]=301',
    data: { title: '改过的案例', excerpt: '改过的摘要' },
    spares: ['/News', '/Download', '/Recruiting', '/prod-api/api/product/category/list', '/rss.xml', ...API_OF_OTHERS],
  },
  {
    of: 'a document',
    where: 'documents?where[attachmentId][greater_than]=0',
    data: { name: '改过的资料' },
    // Every page has documents in its footer.
    spares: ['/prod-api/api/article/train/list', '/prod-api/api/product/category/list', '/prod-api/openapi.json'],
  },
  {
    of: 'a training',
    where: 'trainings?where[articleId][greater_than]=0',
    data: { title: '改过的培训' },
    spares: ['/GoodsInfoView?id=153', '/News', '/Download', '/prod-api/api/product/153', ...API_OF_OTHERS],
  },
  {
    of: 'a picture',
    where: 'media?where[filename][contains]=smart-factory',
    data: { alt: '改过的替代文字' },
    spares: ['/prod-api/api/product/category/list', '/prod-api/openapi.json'],
  },
  {
    of: 'the about page',
    where: 'globals/about-page',
    data: { slogan: '改过的口号' },
    spares: PATHS.filter((path) => !['/AboutView', '/sitemap.xml', '/no-such-page'].includes(path)),
  },
  {
    of: 'the site information',
    where: 'globals/site-information',
    data: { copyright: '改过的版权' },
    spares: ['/prod-api/api/product/153', '/prod-api/openapi.json'],
  },
]

let site: OwnSite
let editor: Client

beforeAll(async () => {
  site = await startOwnSite()
  editor = await signIn(site.baseUrl, { email, password })
})

afterAll(() => site.remove())

async function apply({ where, data }: Change): Promise<void> {
  const [collection = ''] = where.split('?')
  const id = where.startsWith('globals/') ? '' : `/${await editor.find(`/cms-api/${where}`)}`
  await editor.write(`/cms-api/${collection}${id}`, { ...data, ...(collection !== 'media' && { _status: 'published' }) })
}

/** What is said, without what differs between two renderings of the same. */
const words = (body: string) =>
  body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<link[^>]*>|<[^>]*\bnonce[^>]*>|<!--.*?-->/g, '')

/** Who has a session is never answered from the cache. */
const renderedAnew = (path: string) => read(site.baseUrl, path, { cookie: 'payload-token=none' })

describe('a change of the content', () => {
  it.each(changes)('of $of is seen wherever it can be, and makes nothing old that it can’t be seen on', async (change) => {
    for (const path of PATHS) await read(site.baseUrl, path)
    await apply(change)
    const seen = await Promise.all(
      PATHS.map(async (path) => {
        const kept = await read(site.baseUrl, path)
        return { path, outcome: kept.outcome, kept: words(kept.body), anew: words((await renderedAnew(path)).body) }
      }),
    )
    expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
    expect(seen.filter(({ path, outcome }) => change.spares.includes(path) && outcome !== 'hit').map(({ path }) => path)).toEqual([])
    expect(seen.filter(({ outcome }) => outcome === 'miss').length).toBeGreaterThan(0)
  })
})
