/**
 * Every reading endpoint of `/prod-api`: path, query and answer. The dispatcher, the handlers' types and the OpenAPI
 * document all come from this table.
 */
import { z } from 'zod'
import { facets } from '../facets'
import { flagFilter, keywordFilter, numberListFilter, paging } from '../paging'
import { suggestion, suggestionLimit } from '../suggestions'
import { listOf, oneOf } from './envelopes'
import * as rows from './rows'

const nothing = z.object({})
const byNumber = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})
const byProductId = z.object({ id: z.string().regex(/^\d{1,9}(_\d{1,9})?$/) })

/** What a query parameter means, for readers of the OpenAPI document. */
export const parameterTexts: Record<string, string> = {
  pageNum: '页码，从 1 开始；超出范围时返回最后一页',
  pageSize: '每页条数，默认 10，最多 100',
  title: '标题包含的文字，不区分大小写，符号按原字符匹配',
  name: '名称包含的文字，不区分大小写，符号按原字符匹配',
  categoryIds: '分类编号，逗号分隔；命中该分类或其上级分类',
  categoryId: '分类编号',
  isHot: '1 仅热销，0 仅非热销，缺省不限',
  isNew: '1 仅新品/头条，0 仅其余，缺省不限',
  isRecommended: '1 仅推荐，0 仅其余，缺省不限',
  q: '输入到一半的型号、品类或名称，前 100 个字符有效',
  limit: '最多条数，默认 12，最多 24',
  detail: '1 表示每条另带 detail：型号的含义、分类的产品数等',
}

/** The same of the parameters by the keys of attributes, where an endpoint reads them. */
export const attributeParameter = {
  name: 'a.{key}',
  text: '已选的筛选值，{key} 为属性代号：选项用逗号分隔；数值写作 250、200..400、200.. 或 ..400',
}

export const endpoints = {
  suggest: {
    path: '/api/suggest',
    summary: '搜索建议',
    params: nothing,
    query: z.object({ q: keywordFilter, limit: suggestionLimit, detail: flagFilter }),
    response: oneOf(z.array(suggestion)),
  },
  siteInfo: { path: '/api/siteInfo', summary: '站点基础信息', params: nothing, query: nothing, response: oneOf(rows.siteInfoRow) },
  bannerList: { path: '/api/siteInfo/banner/list', summary: '首页横幅', params: nothing, query: nothing, response: listOf(rows.bannerRow) },
  productBannerList: {
    path: '/api/siteInfo/product/banner/list',
    summary: '产品中心横幅',
    params: nothing,
    query: nothing,
    response: listOf(rows.bannerRow),
  },
  singlePage: { path: '/api/article/single/{id}', summary: '单页', params: byNumber, query: nothing, response: oneOf(rows.singlePageRow) },
  productCategoryList: {
    path: '/api/product/category/list',
    summary: '产品分类树',
    params: nothing,
    query: nothing,
    response: listOf(rows.productCategoryRow),
  },
  productList: {
    path: '/api/product/list',
    summary: '产品列表',
    params: nothing,
    query: paging.extend({ isHot: flagFilter, isNew: flagFilter, categoryIds: numberListFilter, title: keywordFilter }),
    response: listOf(rows.productRow),
  },
  productFacets: {
    path: '/api/product/facets',
    summary: '产品筛选条件',
    params: nothing,
    // And what is chosen already, by the keys of attributes (spec: products/filter-address).
    query: z.looseObject({ categoryIds: numberListFilter }),
    isByAttributes: true,
    response: oneOf(facets),
  },
  productDetail: {
    path: '/api/product/{id}',
    summary: '产品详情',
    params: byProductId,
    query: nothing,
    response: oneOf(rows.productDetail),
  },
  newsCoverList: {
    path: '/api/article/news/cover/list',
    summary: '图片新闻',
    params: nothing,
    query: paging.extend({ title: keywordFilter, isNew: flagFilter }),
    response: listOf(rows.newsRow),
  },
  newsList: {
    path: '/api/article/news/list',
    summary: '新闻列表',
    params: nothing,
    query: paging.extend({ title: keywordFilter, isNew: flagFilter }),
    response: listOf(rows.newsRow),
  },
  newsDetail: { path: '/api/article/news/{id}', summary: '新闻详情', params: byNumber, query: nothing, response: oneOf(rows.newsRow) },
  trainList: {
    path: '/api/article/train/list',
    summary: '员工培训列表',
    params: nothing,
    query: paging,
    response: listOf(rows.trainingRow),
  },
  trainDetail: {
    path: '/api/article/train/{id}',
    summary: '员工培训详情',
    params: byNumber,
    query: nothing,
    response: oneOf(rows.trainingDetail),
  },
  employeeMessageList: {
    path: '/api/article/employeeMessage/list',
    summary: '员工寄语',
    params: nothing,
    query: nothing,
    response: listOf(rows.employeeMessageRow),
  },
  caseCategoryList: {
    path: '/api/case/category/list',
    summary: '案例分类',
    params: nothing,
    query: nothing,
    response: listOf(rows.caseCategoryRow),
  },
  caseList: {
    path: '/api/case/list',
    summary: '案例列表',
    params: nothing,
    query: paging.extend({ categoryIds: numberListFilter, title: keywordFilter, isRecommended: flagFilter }),
    response: listOf(rows.caseRow),
  },
  caseDetail: { path: '/api/case/{id}', summary: '案例详情', params: byNumber, query: nothing, response: oneOf(rows.caseDetail) },
  solutionCategoryList: {
    path: '/api/solution/category/list',
    summary: '方案分类',
    params: nothing,
    query: nothing,
    response: listOf(rows.solutionCategoryRow),
  },
  solutionCategoryDetail: {
    path: '/api/solution/category/detail/{id}',
    summary: '方案分类详情',
    params: byNumber,
    query: nothing,
    // The same stories stand beside `data`, too.
    response: oneOf(rows.solutionCategoryDetail).extend({ caseList: z.array(rows.categoryCase) }),
  },
  solutionList: {
    path: '/api/solution/list',
    summary: '方案列表',
    params: nothing,
    query: paging.extend({ categoryIds: numberListFilter }),
    response: listOf(rows.solutionRow),
  },
  solutionDetail: {
    path: '/api/solution/detail/{id}',
    summary: '方案详情',
    params: byNumber,
    query: nothing,
    response: oneOf(rows.solutionDetail),
  },
  attachmentCategoryList: {
    path: '/api/attachment/category/list',
    summary: '下载分类',
    params: nothing,
    query: z.object({ name: keywordFilter }),
    response: listOf(rows.attachmentCategoryRow),
  },
  attachmentList: {
    path: '/api/attachment/list',
    summary: '下载列表',
    params: nothing,
    query: paging.extend({ name: keywordFilter, categoryId: numberListFilter }),
    response: listOf(rows.attachmentListRow),
  },
  captchaImage: {
    path: '/captchaImage',
    summary: '验证码图片；spoken=true 时另附同一验证码的语音',
    params: nothing,
    query: z.object({ spoken: z.literal('true').optional().catch(undefined) }),
    response: rows.captchaImage,
  },
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
