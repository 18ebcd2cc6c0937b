import { expect } from 'vitest'
import type { Row } from './api'

/** What a value must be; the shapes below are written down by hand (spec: prod-api/endpoints). */
type Check = (value: unknown) => boolean
export type Shape = { [key: string]: Check | Shape | [Shape] }

const text: Check = (value) => typeof value === 'string'
const filled: Check = (value) => typeof value === 'string' && value.trim() !== ''
const number: Check = (value) => Number.isInteger(value)
const flag: Check = (value) => value === 0 || value === 1
/** A root-relative address (storage is not external in tests). */
const url: Check = (value) => typeof value === 'string' && /^\/[^/\s]\S*$/.test(value)
const file: Check = (value) => value === null || url(value)
const dateTime: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value)
const productId: Check = (value) => typeof value === 'string' && /^\d+(_\d+)?$/.test(value)
const ext: Check = (value) => typeof value === 'string' && /^[a-z0-9]+$/.test(value)
const sizeCn: Check = (value) => typeof value === 'string' && /^\d+(\.\d{1,2})?(B|KB|MB|GB)$/.test(value)
const typeName: Check = (value) =>
  ['产品样本', '认证证书', '检测报告', '使用说明书', '3D模型图', '外形安装尺寸图', '外形安装尺寸图源文件'].includes(String(value))
/** HTML that can't run anything. */
const html: Check = (value) => typeof value === 'string' && !/<script|<iframe|\son\w+\s*=|javascript:/i.test(value)

const attachment = { id: number, name: filled, url, ext, sizeCn, typeName }
const bound: Check = (value) => value === null || typeof value === 'number'
const fact: Shape = {
  key: filled,
  name: filled,
  values: (value) => Array.isArray(value),
  min: bound,
  max: bound,
  unit: text,
  unitCode: text,
  note: text,
}
const parameter: Shape = { group: filled, name: filled, value: filled, unit: text, facts: [fact] }
const product = {
  articleId: productId,
  title: filled,
  cover: file,
  isNew: flag,
  isHot: flag,
  categoryId: number,
  categoryName: filled,
  parentCategoryId: number,
}
const news = {
  articleId: number,
  title: filled,
  banner: file,
  cover: file,
  content: html,
  updateTime: dateTime,
  isNew: flag,
  officialAccountsUrl: text,
}
const training = { articleId: number, title: filled, cover: file, updateTime: dateTime, officialAccountsUrl: text }
const categoryNode = { categoryId: number, categoryName: filled, productCount: number }
const solutionCategoryNode = { categoryId: number, categoryName: filled }
const solutionLink = { articleId: number, title: filled, subTitle: text, cover: file }

export const shapes = {
  siteInfo: {
    siteName: filled,
    description: text,
    keywords: text,
    serviceHotline: text,
    publicAccountQrcode: file,
    technicalServiceQrcode: file,
    videoAccountQrcode: file,
    douyinQrcode: file,
    bottomLinkInfo: html,
    copyright: text,
    questionnaireUrl: text,
  },
  banner: { banner: file, url: text },
  singlePage: { articleId: number, title: filled, content: html, attachment: file },
  productCategory: { ...categoryNode, childrenCategoryList: [{ ...categoryNode, childrenCategoryList: [{}] }] },
  product,
  productDetail: {
    baseInfo: {
      categoryId: number,
      parentCategoryId: number,
      categoryName: filled,
      title: filled,
      cover: file,
      articleId: productId,
      isNew: flag,
    },
    caseList: [{ articleId: number, title: filled, cover: file }],
    details: {
      data: {
        summary: text,
        content: html,
        thumbnail: file,
        lorePhotoVOS: [{ url }],
        loreAttchmentVOS: [attachment],
        parameters: [parameter],
      },
    },
  },
  news,
  training,
  trainingDetail: { ...training, content: html },
  employeeMessage: { cover: file, name: filled, position: text, employeeMessage: filled },
  caseCategory: { categoryId: number, categoryName: filled, banner: file, cover: file, subTitle: text },
  caseRow: { articleId: number, title: filled, cover: file, categoryId: number, categoryName: filled, isRecommended: flag },
  caseDetail: {
    articleId: number,
    categoryId: number,
    categoryName: filled,
    subTitle: text,
    banner: file,
    video: file,
    title: filled,
    customerName: text,
    projectAddress: text,
    projectTime: text,
    content: html,
    requirementBackgroundImage: file,
    requirementContent: text,
    solutionTitile1: text,
    solutionTitile2: text,
    solutionTitile3: text,
    solutionTitile4: text,
    solutionContent1: text,
    solutionContent2: text,
    solutionContent3: text,
    solutionContent4: text,
    projectOutcomeBackgroundImage: file,
    projectOutcomeContent: text,
    productList: [product],
    solutionList: [solutionLink],
  },
  solutionCategory: { ...solutionCategoryNode, childrenCategoryList: [{ ...solutionCategoryNode, childrenCategoryList: [{}] }] },
  solutionCategoryDetail: {
    categoryId: number,
    categoryName: filled,
    subTitle: text,
    banner: file,
    cover: file,
    categoryAbstract: html,
    applicationValueTitle1: text,
    applicationValueTitle2: text,
    applicationValueTitle3: text,
    applicationValueContent1: text,
    applicationValueContent2: text,
    applicationValueContent3: text,
    caseList: [{ articleId: number, title: filled, content: html, banner: file, cover: file }],
  },
  solution: { ...solutionLink, categoryId: number, categoryName: filled },
  solutionDetail: {
    articleId: number,
    title: filled,
    content: html,
    categoryAbstract: html,
    cover: file,
    categoryName: filled,
    categoryId: number,
  },
  attachmentCategory: { categoryId: number, categoryName: filled, count: number },
  attachment: { ...attachment, categoryId: number },
  suggestion: { kind: filled, title: filled, url, cover: text, code: text, matched: (value) => Array.isArray(value) },
  facets: {
    total: number,
    filters: [
      {
        ...{ key: filled, name: filled, symbol: text, condition: text, kind: filled, match: filled, unit: text },
        values: [{ value: filled, label: filled, isChosen: (value) => typeof value === 'boolean', count: number }],
      },
    ],
  },
} satisfies Record<string, Shape>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Checks that a value has exactly the keys of a shape, at every level, and values of the right kind.
 *
 * @param allowsMore further top-level keys may stand beside the agreed ones
 */
export function expectShape(value: unknown, shape: Shape, { at = 'data', allowsMore = false } = {}): void {
  expect(isRow(value), `${at} is an object`).toBe(true)
  if (!isRow(value)) return
  const found = allowsMore ? Object.keys(value).filter((key) => key in shape) : Object.keys(value)
  expect(found.sort(), `keys of ${at}`).toEqual(Object.keys(shape).sort())
  for (const [key, expected] of Object.entries(shape)) expectValue(value[key], expected, `${at}.${key}`)
}

/** Checks a value of any kind against what it must be. */
export function expectValue(value: unknown, expected: Shape[string], at: string): void {
  if (typeof expected === 'function') {
    expect(expected(value), `${at}: ${JSON.stringify(value)?.slice(0, 200)}`).toBe(true)
    return
  }
  if (!Array.isArray(expected)) {
    expectShape(value, expected, { at })
    return
  }
  expect(Array.isArray(value), `${at} is a list`).toBe(true)
  if (Array.isArray(value)) for (const [index, item] of value.entries()) expectShape(item, expected[0], { at: `${at}.${index}` })
}
