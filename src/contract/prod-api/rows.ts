/**
 * The legacy shapes of `/prod-api`, key by key (spec: prod-api/endpoints): other clients depend on them. A key is never absent;
 * missing text is `""`, a missing object or file `null`, a missing list `[]`.
 */
import { z } from 'zod'
import { parameterFact } from '../products'

const url = z.string().describe('root-relative URL')
const file = url.nullable()
const flag = z.union([z.literal(0), z.literal(1)])
const dateTime = z.string().describe('yyyy-MM-dd HH:mm:ss, Asia/Shanghai')
const html = z.string().describe('sanitised HTML')

export const siteInfoRow = z.object({
  siteName: z.string(),
  description: z.string(),
  keywords: z.string(),
  serviceHotline: z.string(),
  publicAccountQrcode: file,
  technicalServiceQrcode: file,
  videoAccountQrcode: file,
  douyinQrcode: file,
  bottomLinkInfo: html,
  copyright: z.string(),
  questionnaireUrl: z.string(),
  brandName: z.string(),
  serviceHours: z.string(),
  serviceEmail: z.string(),
  feedbackHotline: z.string(),
  onlineServiceUrl: z.string(),
  miniProgramQrcode: file,
  productSelectorUrl: z.string(),
})

export const bannerRow = z.object({ banner: file, url: z.string() })

export const singlePageRow = z.object({ articleId: z.int(), title: z.string(), content: html, attachment: file })

const categoryNode = z.object({ categoryId: z.int(), categoryName: z.string(), productCount: z.int() })
const noChildren = z.array(categoryNode.extend({ childrenCategoryList: z.array(z.never()) }))
export const productCategoryRow = categoryNode.extend({ childrenCategoryList: noChildren })

export const productRow = z.object({
  articleId: z.string(),
  title: z.string(),
  cover: file,
  isNew: flag,
  isHot: flag,
  categoryId: z.int(),
  categoryName: z.string(),
  parentCategoryId: z.int(),
})

export const attachmentRow = z.object({
  id: z.int(),
  name: z.string(),
  url,
  ext: z.string().describe('lower case, without a dot'),
  sizeCn: z.string().describe('812KB or 1.25MB'),
  typeName: z.string(),
})

export const productDetail = z.object({
  baseInfo: z.object({
    categoryId: z.int(),
    parentCategoryId: z.int(),
    categoryName: z.string(),
    title: z.string(),
    cover: file,
    articleId: z.string(),
    isNew: flag,
  }),
  caseList: z.array(z.object({ articleId: z.int(), title: z.string(), cover: file })),
  details: z.object({
    data: z.object({
      summary: z.string().describe('short text, the marker 重要参数, main parameters'),
      content: html.describe('first <img>: the parameter picture; one `title：content` core function a paragraph'),
      thumbnail: file,
      lorePhotoVOS: z.array(z.object({ url })),
      loreAttchmentVOS: z.array(attachmentRow),
      parameters: z
        .array(z.object({ group: z.string(), name: z.string(), value: z.string(), unit: z.string(), facts: z.array(parameterFact) }))
        .describe('technical parameters as the page prints them, and their typed values'),
    }),
  }),
})

export const newsRow = z.object({
  articleId: z.int(),
  title: z.string(),
  banner: file,
  cover: file,
  content: html,
  updateTime: dateTime,
  isNew: flag,
  officialAccountsUrl: z.string(),
})

export const trainingRow = z.object({
  articleId: z.int(),
  title: z.string(),
  cover: file,
  updateTime: dateTime,
  officialAccountsUrl: z.string(),
})
export const trainingDetail = trainingRow.extend({ content: html })

export const employeeMessageRow = z.object({
  cover: file,
  name: z.string(),
  position: z.string(),
  employeeMessage: z.string(),
})

export const caseCategoryRow = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  banner: file,
  cover: file,
  subTitle: z.string(),
})

export const caseRow = z.object({
  articleId: z.int(),
  title: z.string(),
  cover: file,
  categoryId: z.int(),
  categoryName: z.string(),
  isRecommended: flag,
})

export const solutionLink = z.object({ articleId: z.int(), title: z.string(), subTitle: z.string(), cover: file })

export const caseDetail = z.object({
  articleId: z.int(),
  categoryId: z.int(),
  categoryName: z.string(),
  subTitle: z.string(),
  banner: file,
  video: file,
  title: z.string(),
  customerName: z.string(),
  projectAddress: z.string(),
  projectTime: z.string(),
  content: html,
  requirementBackgroundImage: file,
  requirementContent: z.string(),
  // The misspelt keys are the contract (spec: prod-api/misspelt-keys).
  solutionTitile1: z.string(),
  solutionTitile2: z.string(),
  solutionTitile3: z.string(),
  solutionTitile4: z.string(),
  solutionContent1: z.string(),
  solutionContent2: z.string(),
  solutionContent3: z.string(),
  solutionContent4: z.string(),
  projectOutcomeBackgroundImage: file,
  projectOutcomeContent: z.string(),
  productList: z.array(productRow),
  solutionList: z.array(solutionLink),
})

const solutionCategoryNode = z.object({ categoryId: z.int(), categoryName: z.string() })
export const solutionCategoryRow = solutionCategoryNode.extend({
  childrenCategoryList: z.array(solutionCategoryNode.extend({ childrenCategoryList: z.array(z.never()) })),
})

export const categoryCase = z.object({ articleId: z.int(), title: z.string(), content: html, banner: file, cover: file })

export const solutionCategoryDetail = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  subTitle: z.string(),
  banner: file,
  cover: file,
  categoryAbstract: html,
  applicationValueTitle1: z.string(),
  applicationValueTitle2: z.string(),
  applicationValueTitle3: z.string(),
  applicationValueContent1: z.string(),
  applicationValueContent2: z.string(),
  applicationValueContent3: z.string(),
  caseList: z.array(categoryCase),
})

export const solutionRow = solutionLink.extend({ categoryId: z.int(), categoryName: z.string() })

export const solutionDetail = z.object({
  articleId: z.int(),
  title: z.string(),
  content: html,
  categoryAbstract: html,
  cover: file,
  categoryName: z.string(),
  categoryId: z.int(),
})

export const attachmentCategoryRow = z.object({ categoryId: z.int(), categoryName: z.string(), count: z.int() })
export const attachmentListRow = attachmentRow.extend({ categoryId: z.int() })

export const captchaImage = z.object({
  code: z.literal(200),
  msg: z.string(),
  captchaEnabled: z.literal(true),
  uuid: z.string(),
  img: z.string().describe('base64 JPEG without the data: prefix'),
  audio: z.string().optional().describe('the same characters spoken, base64 WAV; only with spoken=true'),
})
