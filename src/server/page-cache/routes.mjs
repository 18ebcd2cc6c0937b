/**
 * What the page cache keeps, and by which parameters: what a route doesn't read is no part of its key and never reaches it.
 * `/prod-api` has the table of src/contract/prod-api/endpoints.ts; a test holds the two together.
 *
 * @typedef {'ids' | 'number' | 'flag' | 'word' | 'label' | 'text'} ParameterKind
 * @typedef {Readonly<Record<string, ParameterKind>>} Parameters in their canonical order
 */

/**
 * What the values look like that an address of this site can have. Others are answered like them, but earn no place.
 *
 * @type {Readonly<Record<ParameterKind, RegExp>>}
 */
const shapes = {
  ids: /^\d{1,9}(_\d{1,9})?(,\d{1,9}){0,40}$/,
  number: /^[1-9]\d{0,8}$/,
  flag: /^(true|false|0|1)$/,
  word: /^[A-Za-z]{1,20}$/,
  // Names that links carry for the reader.
  label: /^.{1,100}$/,
  // What visitors type: unbounded.
  text: /^$/,
}

const byId = /** @type {const} */ ({ id: 'ids' })
const paging = /** @type {const} */ ({ pageNum: 'number', pageSize: 'number' })

/**
 * Public pages with the parameters that they read (spec: addresses/list-parameters, addresses/unknown-parameters).
 *
 * @type {Record<string, Parameters>}
 */
export const pages = {
  '/': {},
  '/GoodsListView': {
    category: 'ids',
    id: 'ids',
    categoryName: 'label',
    subcategoryName: 'label',
    hot: 'flag',
    new: 'flag',
    all: 'flag',
    search: 'flag',
    val: 'text',
    pageNum: 'number',
  },
  '/GoodsInfoView': { ...byId, hash: 'flag' },
  '/ExampleView': { id: 'ids', index: 'number', all: 'flag', name: 'label', search: 'flag', val: 'text', pageNum: 'number' },
  '/ExampleInfoView': byId,
  '/ResultView': byId,
  '/ResultInfoView': byId,
  '/News': { pageNum: 'number' },
  '/NewsDetail': byId,
  '/SearchResult': { val: 'text', search: 'flag', tab: 'word', productPage: 'number', newsPage: 'number', documentPage: 'number' },
  '/Download': { name: 'text', categoryId: 'ids', pageNum: 'number' },
  '/GroupIntroductView': { tab: 'word' },
  '/Recruiting': { pageNum: 'number' },
  '/RecruitingInfo': byId,
  '/RichText': byId,
  '/RichTextInfo': byId,
  '/VideoView': byId,
  '/PDF': { param: 'text' },
  '/AboutView': {},
  '/SelfService': {},
  '/Feedback': {},
  '/CustomerView': {},
  '/Consult': {},
  '/selectProduct': {},
  '/selectProduct2': {},
  '/wjFile': {},
}

/** Answers that are no pages and don't depend on the layout. @type {Record<string, Parameters>} */
export const data = {
  '/manifest.webmanifest': {},
  '/sitemap.xml': {},
  '/robots.txt': {},
  '/rss.xml': {},
  '/prod-api/docs': {},
  '/prod-api/openapi.json': {},
  '/prod-api/api/siteInfo': {},
  '/prod-api/api/siteInfo/banner/list': {},
  '/prod-api/api/siteInfo/product/banner/list': {},
  '/prod-api/api/article/single/{id}': {},
  '/prod-api/api/product/category/list': {},
  '/prod-api/api/product/list': { ...paging, isHot: 'flag', isNew: 'flag', categoryIds: 'ids', title: 'text' },
  '/prod-api/api/product/{id}': {},
  '/prod-api/api/article/news/cover/list': { ...paging, title: 'text', isNew: 'flag' },
  '/prod-api/api/article/news/list': { ...paging, title: 'text', isNew: 'flag' },
  '/prod-api/api/article/news/{id}': {},
  '/prod-api/api/article/train/list': paging,
  '/prod-api/api/article/train/{id}': {},
  '/prod-api/api/article/employeeMessage/list': {},
  '/prod-api/api/case/category/list': {},
  '/prod-api/api/case/list': { ...paging, categoryIds: 'ids', title: 'text', isRecommended: 'flag' },
  '/prod-api/api/case/{id}': {},
  '/prod-api/api/solution/category/list': {},
  '/prod-api/api/solution/category/detail/{id}': {},
  '/prod-api/api/solution/list': { ...paging, categoryIds: 'ids' },
  '/prod-api/api/solution/detail/{id}': {},
  '/prod-api/api/attachment/category/list': { name: 'text' },
  '/prod-api/api/attachment/list': { ...paging, name: 'text', categoryId: 'ids' },
}

/**
 * The query of a route in canonical form: its own parameters in its own order, the values of one in theirs.
 *
 * @param {Parameters} parameters
 * @param {URLSearchParams} query
 * @returns {{ search: string, isRegular: boolean }} `isRegular`: are all values such as addresses of this site have?
 */
export function canonicalQuery(parameters, query) {
  const canonical = new URLSearchParams()
  let isRegular = true
  for (const [name, kind] of Object.entries(parameters)) {
    const values = query.getAll(name)
    for (const value of values) canonical.append(name, value)
    if (values.length > 1 || values.some((value) => !shapes[kind].test(value))) isRegular = false
  }
  const search = canonical.toString()
  return { search: search && `?${search}`, isRegular }
}

/** A last segment that may be an id. */
const ID_AT_END = /\/[\w-]{1,24}$/

/**
 * @param {string} path without a slash at its end
 * @returns {{ parameters: Parameters, isPage: boolean } | null} null for what is never kept
 */
export function routeOf(path) {
  if (Object.hasOwn(pages, path)) return { parameters: pages[path] ?? {}, isPage: true }
  if (Object.hasOwn(data, path)) return { parameters: data[path] ?? {}, isPage: false }
  const pattern = path.replace(ID_AT_END, '/{id}')
  return Object.hasOwn(data, pattern) ? { parameters: data[pattern] ?? {}, isPage: false } : null
}
