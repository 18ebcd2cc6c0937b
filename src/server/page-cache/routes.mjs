import { ATTRIBUTE_PARAMETER } from '../../domain/attribute-parameter.mjs'
import { feeds } from '../../domain/other-addresses.mjs'
import { pageAt, parametersOf } from '../../domain/page-at.mjs'
import { namesInLinks, parameterKinds } from '../../domain/parameter-kinds.mjs'

/**
 * What the page cache keeps, and by which parameters: what a route doesn't read is no part of its key and never reaches it.
 * `/prod-api` has the table of src/contract/prod-api/endpoints.ts; a test holds the two together.
 *
 * @typedef {import('../../domain/parameter-kinds.mjs').Parameters} Parameters
 */

const paging = /** @type {const} */ ({ pageNum: 'number', pageSize: 'number' })

/** Answers that are no pages and don't depend on the layout. @type {Record<string, Parameters>} */
export const data = {
  ...Object.fromEntries(feeds.map((path) => [path, {}])),
  '/sitemap.xml': { part: 'number' },
  '/prod-api/docs': {},
  '/prod-api/openapi.json': {},
  '/prod-api/api/suggest': { q: 'text', limit: 'number', detail: 'flag' },
  '/prod-api/api/siteInfo': {},
  '/prod-api/api/siteInfo/banner/list': {},
  '/prod-api/api/siteInfo/product/banner/list': {},
  '/prod-api/api/article/single/{id}': {},
  '/prod-api/api/product/category/list': {},
  '/prod-api/api/product/list': { ...paging, isHot: 'flag', isNew: 'flag', categoryIds: 'ids', title: 'text' },
  '/prod-api/api/product/facets': { categoryIds: 'ids' },
  '/prod-api/api/product/{id}': {},
  '/prod-api/api/product/{id}/datasheet': { code: 'orderCode' },
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

/** Of these, those that read what is wished of attributes, too. */
const byAttributes = new Set(['/prod-api/api/product/facets'])

/**
 * What a route reads besides for the attributes that are filters now: other keys are no part of its key.
 *
 * @param {readonly string[]} keys
 * @returns {Parameters}
 */
const attributeParameters = (keys) => Object.fromEntries(keys.map((key) => [`${ATTRIBUTE_PARAMETER}${key}`, 'wish']))

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
    if (values.length > 1 || values.some((value) => !parameterKinds[kind].test(value))) isRegular = false
  }
  const search = canonical.toString()
  return { search: search && `?${search}`, isRegular }
}

/**
 * A segment that may be an id, the last one or that of a document with something made of it: they all begin with a figure, and words are
 * endpoints of their own.
 */
const ID = /\/\d[\w-]{0,23}(?=$|\/datasheet$)/

/**
 * @typedef {object} Route
 * @property {Parameters} parameters
 * @property {boolean} isPage
 * @property {Parameters} [whenMissing] what is read where there is no document of that number
 */

/**
 * @param {string} path without a slash at its end
 * @param {readonly string[]} [attributeKeys] of the attributes that are filters now
 * @returns {Route | null} null for what is never kept
 */
export function routeOf(path, attributeKeys = []) {
  const page = pageAt(path)
  if (page?.isCached === false) return null
  if (page) {
    const parameters = { ...parametersOf(page), ...(page.isByAttributes && attributeParameters(attributeKeys)) }
    return { parameters, isPage: true, ...(page.shows && { whenMissing: { ...parameters, ...namesInLinks } }) }
  }
  if (byAttributes.has(path)) return { parameters: { ...data[path], ...attributeParameters(attributeKeys) }, isPage: false }
  if (Object.hasOwn(data, path)) return { parameters: data[path] ?? {}, isPage: false }
  const pattern = path.replace(ID, '/{id}')
  return Object.hasOwn(data, pattern) ? { parameters: data[pattern] ?? {}, isPage: false } : null
}
