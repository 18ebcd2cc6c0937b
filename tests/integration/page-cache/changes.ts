/** Pages and answers of each kind. */
export const PATHS = [
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
export const FURTHER_PATHS = [
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
export type Change = { of: string; where: string; data: object; spares: string[]; sparesInPlace?: string[] }

/** The number of a product that is neither new nor hot. */
const BESIDE_MENUS = '156'

const API_OF_OTHERS = ['/prod-api/api/siteInfo', '/prod-api/openapi.json']

export const changes: Change[] = [
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
export const others: (Omit<Change, 'spares'> & { on: string; shows: string | null })[] = [
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
