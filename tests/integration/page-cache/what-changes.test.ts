import process from 'node:process'
import * as fc from 'fast-check'
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

/** Where search words, attributes and the remaining kinds are seen. */
const FURTHER_PATHS = [
  '/GoodsListView?id=12',
  '/SearchResult?val=%E8%AF%95%E9%AA%8C%E5%BC%80%E5%85%B3&search=true',
  '/prod-api/api/suggest?q=%E8%AF%95%E9%AA%8C%E5%BC%80%E5%85%B3',
  '/RecruitingInfo?id=622',
  '/NewsDetail?id=534',
  '/CustomerView',
  '/prod-api/api/product/lookup?codes=OLD-4711',
  '/prod-api/api/product/facets?categoryIds=12',
]

/** A change of the content, some of what it can't be seen on, and what besides as long as nothing comes or goes. */
type Change = { of: string; where: string; data: object; spares: string[]; sparesInPlace?: string[] }

/** The number of a product that is neither new nor hot. */
const BESIDE_MENUS = '156'

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
    of: 'a product that no menu shows',
    where: `products?where[articleId][equals]=${BESIDE_MENUS}`,
    data: { title: '改过的其他产品' },
    spares: ['/prod-api/api/article/train/list', '/prod-api/api/attachment/list?pageSize=3', '/rss.xml', ...API_OF_OTHERS],
    sparesInPlace: ['/News', '/NewsDetail?id=536', '/Recruiting', '/AboutView', '/ResultView?id=41', '/prod-api/api/product/category/list'],
  },
  {
    of: 'a story',
    where: 'stories?where[articleId][equals]=301',
    data: { title: '改过的案例', excerpt: '改过的摘要' },
    spares: ['/News', '/Download', '/Recruiting', '/prod-api/api/product/category/list', '/rss.xml', ...API_OF_OTHERS],
  },
  {
    of: 'a document',
    where: 'documents?where[attachmentId][equals]=1001',
    data: { name: '改过的资料' },
    spares: ['/prod-api/api/article/train/list', '/prod-api/api/product/category/list', '/prod-api/openapi.json'],
    sparesInPlace: ['/News', '/NewsDetail?id=536', '/Questions', '/Recruiting', '/AboutView', '/prod-api/api/siteInfo'],
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

/** One change of each of the other kinds: where it is seen, and by what; `null`: what was there is gone. */
const others: (Omit<Change, 'spares'> & { on: string; shows: string | null })[] = [
  {
    of: 'a category',
    where: 'product-categories?where[categoryId][equals]=12',
    data: { name: '改过的分类' },
    on: '/',
    shows: '改过的分类',
  },
  { of: 'a banner', where: 'banners?where[placement][equals]=home', data: { headline: 'HX-2031' }, on: '/', shows: 'HX-2031' },
  {
    of: 'a question',
    where: 'questions?where[articleId][equals]=1',
    data: { question: '改过的问题？' },
    on: '/Questions',
    shows: '改过的问题？',
  },
  {
    of: 'a solution',
    where: 'solutions?where[articleId][equals]=418',
    data: { title: '改过的方案' },
    on: '/ResultInfoView?id=418',
    shows: '改过的方案',
  },
  {
    of: 'a single page',
    where: 'single-pages?where[articleId][equals]=69',
    data: { title: '改过的单页' },
    on: '/RichText?id=69',
    shows: '改过的单页',
  },
  {
    of: 'an attribute',
    where: 'attributes?where[key][equals]=rated-current',
    data: { name: '改过的属性' },
    on: '/prod-api/api/product/facets?categoryIds=12',
    shows: '改过的属性',
  },
  {
    of: 'search words',
    where: 'synonyms?where[title][contains]=MCCB',
    data: { words: [{ word: '塑壳断路器' }, { word: '试验开关' }] },
    on: '/prod-api/api/suggest?q=%E8%AF%95%E9%AA%8C%E5%BC%80%E5%85%B3',
    shows: '塑壳断路器',
  },
  { of: 'the home page', where: 'globals/home-page', data: { newsTitle: '改过的标题' }, on: '/', shows: '改过的标题' },
  { of: 'the recruiting page', where: 'globals/recruiting-page', data: { line: '改过的一行' }, on: '/Recruiting', shows: '改过的一行' },
  {
    of: 'a news article taken back',
    where: 'news?where[articleId][equals]=534',
    data: { _status: 'draft' },
    on: '/NewsDetail?id=534',
    shows: null,
  },
  {
    of: 'a training thrown away',
    where: 'trainings?where[articleId][equals]=622',
    data: { deletedAt: new Date().toISOString() },
    on: '/RecruitingInfo?id=622',
    shows: null,
  },
]

let site: OwnSite
let editor: Client

beforeAll(async () => {
  site = await startOwnSite()
  editor = await signIn(site.baseUrl, { email, password })
})

afterAll(() => site.remove())

/** Of these there are no drafts. */
const WITHOUT_DRAFTS = ['media', 'attributes', 'synonyms']

const idOf = async (where: string) => (where.startsWith('globals/') ? '' : `/${await editor.find(`/cms-api/${where}`)}`)

async function apply({ where, data }: Pick<Change, 'where' | 'data'>): Promise<void> {
  const [collection = ''] = where.split('?')
  await editor.write(`/cms-api/${collection}${await idOf(where)}`, {
    ...(!WITHOUT_DRAFTS.includes(collection) && { _status: 'published' }),
    ...data,
  })
}

/** What is said, without what differs between two renderings of the same. */
const words = (body: string) =>
  body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<link[^>]*>|<[^>]*\bnonce[^>]*>|<!--.*?-->/g, '')

/** Who has a session is never answered from the cache. */
const renderedAnew = (path: string) => read(site.baseUrl, path, { cookie: 'payload-token=none' })

/** What visitors get, and what is rendered at this moment. */
const seenOn = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const kept = await read(site.baseUrl, path)
      return { path, status: kept.status, outcome: kept.outcome, kept: words(kept.body), anew: words((await renderedAnew(path)).body) }
    }),
  )

/** What an editor does to one of those above, which may be away by then. */
const step = fc.record({
  change: fc.constantFrom(...changes),
  act: fc.constantFrom('change' as const, 'change' as const, 'take back' as const, 'throw away' as const),
  number: fc.nat(999),
  isTicked: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function dataOf({ change: { where, data }, act, number, isTicked }: Step): object {
  const hasDrafts = !WITHOUT_DRAFTS.includes(where.split('?')[0] ?? '')
  const comesAndGoes = hasDrafts && !where.startsWith('globals/')
  if (comesAndGoes && act === 'take back') return { _status: 'draft', deletedAt: null }
  if (comesAndGoes && act === 'throw away') return { deletedAt: new Date().toISOString() }
  const texts = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? `${value}${number}` : value])
  return {
    ...Object.fromEntries(texts),
    ...(where.startsWith('products') && { isNew: isTicked }),
    ...(hasDrafts && { _status: 'published' }),
    ...(comesAndGoes && { deletedAt: null }),
  }
}

/** What is in use may not go: then nothing has changed. */
const unlessRefused = (error: unknown) => {
  if (!/HTTP 409/.test(String(error))) throw error
}

describe('a change of the content', () => {
  it.each(changes)('of $of is seen wherever it can be, and makes nothing old that it can’t be seen on', async (change) => {
    for (const path of PATHS) await read(site.baseUrl, path)
    await apply(change)
    const seen = await seenOn(PATHS)
    expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
    const spares = [...change.spares, ...(change.sparesInPlace ?? [])]
    expect(seen.filter(({ path, outcome }) => spares.includes(path) && outcome !== 'hit').map(({ path }) => path)).toEqual([])
    expect(seen.filter(({ outcome }) => outcome === 'miss').length).toBeGreaterThan(0)
  })

  it('of any other kind is seen wherever it can be, also when it takes something back', async () => {
    const paths = [...PATHS, ...FURTHER_PATHS]
    for (const path of paths) await read(site.baseUrl, path)
    for (const change of others) await apply(change)
    await editor.create('/cms-api/redirects', { from: '/no-such-page', to: '/News' })
    const seen = await seenOn(paths)
    expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
    for (const { of, on, shows } of others) {
      const page = seen.find(({ path }) => path === on)
      if (shows === null) expect(page?.status, of).toBe(404)
      else expect(page?.kept.replaceAll(/<[^>]*>/g, ''), of).toContain(shows)
    }
    expect(seen.find(({ path }) => path === '/no-such-page')?.status).toBe(308)
  })

  it('and whatever comes after it: all that can be seen of them is seen, and what can show none of them stays', async () => {
    const documents = new Map(
      await Promise.all(changes.map(async ({ where }) => [where, `${where.split('?')[0]}${await idOf(where)}`] as const)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 3 }),
        fc.subarray(PATHS, { minLength: 8, maxLength: 12 }),
        async (steps, paths) => {
          for (const path of paths) await read(site.baseUrl, path)
          for (const one of steps) {
            const document = documents.get(one.change.where) ?? ''
            const address = `/cms-api/${document}${document.startsWith('globals/') ? '' : '?trash=true'}`
            await editor.write(address, dataOf(one)).catch(unlessRefused)
          }
          const seen = await seenOn(paths)
          expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
          // Not found is another page, which shows more.
          const spared = seen.filter(({ path, status }) => status === 200 && steps.every(({ change }) => change.spares.includes(path)))
          expect(spared.filter(({ outcome }) => outcome !== 'hit').map(({ path }) => path)).toEqual([])
        },
      ),
      { numRuns: process.env.TEST_LONG ? 100 : 8, endOnFailure: true },
    )
  })
})
