/**
 * What a legacy site answers, parsed: the keys of its contract (spec: prod-api/endpoints) become names of our own, a missing text is
 * `''`, a missing file or number `null`, a missing list `[]`. Addresses of files and HTML are as they were written.
 */
import { z } from 'zod'
import { fileAddress, flag, instant, listOf, otherNumber, productNumber, publicNumber, text } from './forgiving'

export const siteInformation = z.object({
  siteName: text,
  description: text,
  keywords: text,
  serviceHotline: text,
  publicAccountQrcode: fileAddress,
  technicalServiceQrcode: fileAddress,
  videoAccountQrcode: fileAddress,
  douyinQrcode: fileAddress,
  bottomLinkInfo: text,
  copyright: text,
  questionnaireUrl: text,
  brandName: text,
  serviceHours: text,
  serviceEmail: text,
  feedbackHotline: text,
  onlineServiceUrl: text,
  miniProgramQrcode: fileAddress,
  productSelectorUrl: text,
})
export type LegacySiteInformation = z.infer<typeof siteInformation>

export const banner = z.object({ banner: fileAddress, url: text }).transform(({ banner: image, url }) => ({ image, url }))
export type LegacyBanner = z.infer<typeof banner>

export const singlePage = z.object({ articleId: otherNumber, title: text, content: text, attachment: fileAddress })
export type LegacySinglePage = { id: number; title: string; content: string; attachment: string | null }

/** A category as it is nested; parents and children look alike, and a source may nest them as it likes. */
export const categoryNode = z
  .object({ categoryId: publicNumber, categoryName: text, childrenCategoryList: z.unknown() })
  .transform(({ categoryId, categoryName, childrenCategoryList }) => ({ id: categoryId, name: categoryName, below: childrenCategoryList }))

/** A category of a tree of two levels, which is what there may be here. */
export type LegacyCategory = { id: number; name: string; children: { id: number; name: string }[] }

const productLink = z
  .object({ articleId: productNumber, title: text, cover: fileAddress })
  .transform(({ articleId, ...rest }) => ({ id: articleId, ...rest }))

export const productRow = z
  .object({
    articleId: productNumber,
    title: text,
    cover: fileAddress,
    isNew: flag,
    isHot: flag,
    categoryId: otherNumber,
    categoryName: text,
    parentCategoryId: otherNumber,
  })
  .transform(({ articleId, ...rest }) => ({ id: articleId, ...rest }))

export const attachment = z
  .object({ id: publicNumber, name: text, url: fileAddress, ext: text, sizeCn: text, typeName: text, categoryId: otherNumber })
  .transform(({ ext, sizeCn, typeName, ...rest }) => ({ ...rest, extension: ext, sizeText: sizeCn, kind: typeName }))
export type LegacyAttachment = z.infer<typeof attachment>

export const storyLink = z
  .object({ articleId: publicNumber, title: text, cover: fileAddress })
  .transform(({ articleId, ...rest }) => ({ id: articleId, ...rest }))

/** A row of technical parameters; only services that know typed parameters answer them, with the keys of the attributes. */
const parameter = z
  .object({ group: text, name: text, value: text, unit: text, facts: listOf(z.object({ key: text })) })
  .transform(({ facts, ...rest }) => ({ ...rest, attributes: facts.map(({ key }) => key) }))

export const productDetail = z
  .object({
    baseInfo: z.object({
      categoryId: otherNumber,
      parentCategoryId: otherNumber,
      categoryName: text,
      title: text,
      cover: fileAddress,
      isNew: flag,
    }),
    caseList: listOf(storyLink),
    details: z.object({
      data: z.object({
        summary: text,
        content: text,
        thumbnail: fileAddress,
        lorePhotoVOS: listOf(z.object({ url: fileAddress })),
        loreAttchmentVOS: listOf(attachment),
        parameters: listOf(parameter),
      }),
    }),
  })
  .transform(({ baseInfo, caseList, details: { data } }) => ({
    base: baseInfo,
    detail: {
      stories: caseList,
      summary: data.summary,
      content: data.content,
      thumbnail: data.thumbnail,
      gallery: data.lorePhotoVOS.flatMap(({ url }) => (url === null ? [] : [url])),
      attachments: data.loreAttchmentVOS,
      parameters: data.parameters,
    },
  }))
export type LegacyProductDetail = z.infer<typeof productDetail>['detail']

/** A row of the product list with its detail; the detail is null when it could not be read, which is a problem that was told. */
export type LegacyProduct = {
  id: string
  title: string
  cover: string | null
  /** Null when it could not be found out, which is a problem that was told; likewise the other. */
  isNew: boolean | null
  isHot: boolean | null
  categoryId: number | null
  categoryName: string
  parentCategoryId: number | null
  detail: LegacyProductDetail | null
}

export const documentCategory = z
  .object({ categoryId: publicNumber, categoryName: text })
  .transform(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }))
export type LegacyDocumentCategory = z.infer<typeof documentCategory>

export const storyCategory = z
  .object({ categoryId: publicNumber, categoryName: text, banner: fileAddress, cover: fileAddress, subTitle: text })
  .transform(({ categoryId, categoryName, subTitle, ...rest }) => ({ id: categoryId, name: categoryName, subtitle: subTitle, ...rest }))
export type LegacyStoryCategory = z.infer<typeof storyCategory>

export const storyRow = z
  .object({ articleId: publicNumber, title: text, cover: fileAddress, categoryId: otherNumber, categoryName: text, isRecommended: flag })
  .transform(({ articleId, ...rest }) => ({ id: articleId, ...rest }))

const solutionLink = z
  .object({ articleId: publicNumber, title: text, subTitle: text, cover: fileAddress })
  .transform(({ articleId, subTitle, ...rest }) => ({ id: articleId, subtitle: subTitle, ...rest }))

export const storyDetail = z
  .object({
    categoryId: otherNumber,
    categoryName: text,
    subTitle: text,
    banner: fileAddress,
    video: fileAddress,
    title: text,
    customerName: text,
    projectAddress: text,
    projectTime: text,
    content: text,
    requirementBackgroundImage: fileAddress,
    requirementContent: text,
    // Spelled so by the contract (spec: prod-api/misspelt-keys).
    solutionTitile1: text,
    solutionTitile2: text,
    solutionTitile3: text,
    solutionTitile4: text,
    solutionContent1: text,
    solutionContent2: text,
    solutionContent3: text,
    solutionContent4: text,
    projectOutcomeBackgroundImage: fileAddress,
    projectOutcomeContent: text,
    productList: listOf(productLink),
    solutionList: listOf(solutionLink),
  })
  .transform((story) => ({
    categoryId: story.categoryId,
    categoryName: story.categoryName,
    subtitle: story.subTitle,
    banner: story.banner,
    video: story.video,
    title: story.title,
    customerName: story.customerName,
    projectAddress: story.projectAddress,
    projectTime: story.projectTime,
    content: story.content,
    requirementImage: story.requirementBackgroundImage,
    requirementContent: story.requirementContent,
    solutionPoints: pairsOf(
      [story.solutionTitile1, story.solutionTitile2, story.solutionTitile3, story.solutionTitile4],
      [story.solutionContent1, story.solutionContent2, story.solutionContent3, story.solutionContent4],
    ),
    outcomeImage: story.projectOutcomeBackgroundImage,
    outcomeContent: story.projectOutcomeContent,
    products: story.productList,
    solutions: story.solutionList,
  }))
export type LegacyStoryDetail = z.infer<typeof storyDetail>

export type LegacyStory = {
  id: number
  title: string
  cover: string | null
  categoryId: number | null
  categoryName: string
  /** Null when it could not be found out. */
  isRecommended: boolean | null
  detail: LegacyStoryDetail | null
}

const categoryStory = z
  .object({ articleId: publicNumber, title: text, content: text, banner: fileAddress, cover: fileAddress })
  .transform(({ articleId, ...rest }) => ({ id: articleId, ...rest }))

export const solutionCategoryDetail = z
  .object({
    subTitle: text,
    banner: fileAddress,
    cover: fileAddress,
    categoryAbstract: text,
    applicationValueTitle1: text,
    applicationValueTitle2: text,
    applicationValueTitle3: text,
    applicationValueContent1: text,
    applicationValueContent2: text,
    applicationValueContent3: text,
    caseList: listOf(categoryStory),
  })
  .transform((category) => ({
    subtitle: category.subTitle,
    banner: category.banner,
    cover: category.cover,
    abstract: category.categoryAbstract,
    applicationValues: pairsOf(
      [category.applicationValueTitle1, category.applicationValueTitle2, category.applicationValueTitle3],
      [category.applicationValueContent1, category.applicationValueContent2, category.applicationValueContent3],
    ),
    stories: category.caseList,
  }))
export type LegacySolutionCategoryDetail = z.infer<typeof solutionCategoryDetail>

/** A category of solutions, parents before their children. */
export type LegacySolutionCategory = { id: number; name: string; parentId: number | null; detail: LegacySolutionCategoryDetail | null }

export const solutionRow = z
  .object({ articleId: publicNumber, title: text, subTitle: text, cover: fileAddress, categoryId: otherNumber, categoryName: text })
  .transform(({ articleId, subTitle, ...rest }) => ({ id: articleId, subtitle: subTitle, ...rest }))

export const solutionDetail = z
  .object({ title: text, content: text, categoryAbstract: text, cover: fileAddress, categoryId: otherNumber, categoryName: text })
  .transform(({ categoryAbstract, ...rest }) => ({ ...rest, abstract: categoryAbstract }))
export type LegacySolutionDetail = z.infer<typeof solutionDetail>

export type LegacySolution = z.infer<typeof solutionRow> & { detail: LegacySolutionDetail | null }

export const newsRow = z
  .object({
    articleId: publicNumber,
    title: text,
    banner: fileAddress,
    cover: fileAddress,
    content: text,
    updateTime: instant,
    isNew: flag,
    officialAccountsUrl: text,
  })
  .transform(({ articleId, updateTime, ...rest }) => ({ id: articleId, publishedAt: updateTime, ...rest }))

export type LegacyNews = Omit<z.infer<typeof newsRow>, 'isNew'> & {
  /** Null when it could not be found out. */
  isNew: boolean | null
  /** Whether its own answer could be read; without it there is what the list says. */
  isWhole: boolean
}

export const trainingRow = z
  .object({ articleId: publicNumber, title: text, cover: fileAddress, updateTime: instant, officialAccountsUrl: text, content: text })
  .transform(({ articleId, updateTime, ...rest }) => ({ id: articleId, publishedAt: updateTime, ...rest }))

export type LegacyTraining = z.infer<typeof trainingRow> & { isWhole: boolean }

export const staffMessage = z
  .object({ cover: fileAddress, name: text, position: text, employeeMessage: text })
  .transform(({ employeeMessage, ...rest }) => ({ ...rest, message: employeeMessage }))
export type LegacyStaffMessage = z.infer<typeof staffMessage>

/** Titles with their contents; pairs of which both are empty are left out. */
function pairsOf(titles: readonly string[], contents: readonly string[]): { title: string; content: string }[] {
  return titles
    .map((title, index) => ({ title, content: contents[index] ?? '' }))
    .filter(({ title, content }) => title.trim() !== '' || content.trim() !== '')
}
