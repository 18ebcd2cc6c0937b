import 'server-only'
import type { z } from 'zod'
import { getCms } from '../cms'
import { listBanners } from '../content/banners'
import { listDocuments, listDownloadCategories } from '../content/documents'
import { getFacets } from '../content/facets'
import { wishesAmong } from '../content/filter-attributes'
import { getNewsArticle, listNews } from '../content/news'
import { getProductCategories } from '../content/product-categories'
import { getProduct, listProducts } from '../content/products'
import { toBannerRow, toEmployeeMessageRow, toNewsRow, toSinglePageRow, toSiteInfoRow, toTrainingRow } from '../content/projection/article'
import { toAttachment, toProductCategoryRows, toProductDetail, toProductRow } from '../content/projection/product'
import { toSolutionCategoryDetail, toSolutionCategoryRow, toSolutionDetail, toSolutionRow } from '../content/projection/solution'
import { toCaseCategoryRow, toCaseDetail, toCaseRow } from '../content/projection/story'
import { getSinglePage } from '../content/single-pages'
import { getSiteInformation } from '../content/site-information'
import { getSolution, getSolutionCategory, listSolutionCategories, listSolutions } from '../content/solutions'
import { listStaffMessages } from '../content/staff-messages'
import { getStory, listStories, listStoryCategories } from '../content/stories'
import { suggest } from '../content/suggest'
import { getTraining, listTrainings } from '../content/trainings'
import type { EndpointName, Endpoints } from '../contract/prod-api/endpoints'
import { messages } from '../contract/prod-api/envelopes'
import { createCaptcha } from '../intake/captcha'
import { limitCaptchas } from '../limits/rate-limits'
import { noContent } from './answers'

/** What a handler gets: the parsed path and query of its endpoint, and who asks. */
type Input<N extends EndpointName> = {
  params: z.output<Endpoints[N]['params']>
  query: z.output<Endpoints[N]['query']>
  clientAddress: string
}

type Handlers = { [N in EndpointName]: (input: Input<N>) => Promise<z.input<Endpoints[N]['response']>> }

const one = <T>(data: T) => ({ code: 200 as const, msg: messages.done, data })
const list = <T>(rows: T[], total = rows.length) => ({ code: 200 as const, msg: messages.listed, total, rows })

/** A thing that exists, or the 404 envelope. */
async function existing<T>(read: Promise<T | null>): Promise<T> {
  const found = await read
  if (found === null) throw noContent()
  return found
}

/** What answers each endpoint: a function of the read side and its projection to the legacy shape. */
export const handlers: Handlers = {
  suggest: async ({ query: { q, limit, detail } }) => one(await suggest(q, limit, detail)),
  siteInfo: async () => one(toSiteInfoRow(await getSiteInformation())),
  bannerList: async () => list((await listBanners('home')).map(toBannerRow)),
  productBannerList: async () => list((await listBanners('product')).map(toBannerRow)),
  singlePage: async ({ params }) => one(toSinglePageRow(await existing(getSinglePage(params.id)))),
  productCategoryList: async () => list(toProductCategoryRows(await getProductCategories())),
  productList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listProducts(filter, { pageNum, pageSize })
    return list(page.rows.map(toProductRow), page.total)
  },
  productFacets: async ({ query }) => {
    const { categoryIds = [], ...parameters } = query
    return one(await getFacets(categoryIds, await wishesAmong(parameters, categoryIds)))
  },
  productDetail: async ({ params }) => one(toProductDetail(await existing(getProduct(params.id)))),
  newsCoverList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listNews({ ...filter, withPicture: true }, { pageNum, pageSize })
    return list(page.rows.map(toNewsRow), page.total)
  },
  newsList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listNews(filter, { pageNum, pageSize })
    return list(page.rows.map(toNewsRow), page.total)
  },
  newsDetail: async ({ params }) => one(toNewsRow(await existing(getNewsArticle(params.id)))),
  trainList: async ({ query }) => {
    const page = await listTrainings(query)
    return list(page.rows.map(toTrainingRow), page.total)
  },
  trainDetail: async ({ params }) => {
    const training = await existing(getTraining(params.id))
    return one({ ...toTrainingRow(training), content: training.content })
  },
  employeeMessageList: async () => list((await listStaffMessages()).map(toEmployeeMessageRow)),
  caseCategoryList: async () => list((await listStoryCategories()).map(toCaseCategoryRow)),
  caseList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listStories(filter, { pageNum, pageSize })
    return list(page.rows.map(toCaseRow), page.total)
  },
  caseDetail: async ({ params }) => one(toCaseDetail(await existing(getStory(params.id)))),
  solutionCategoryList: async () => list((await listSolutionCategories()).map(toSolutionCategoryRow)),
  solutionCategoryDetail: async ({ params }) => {
    const data = toSolutionCategoryDetail(await existing(getSolutionCategory(params.id)))
    return { ...one(data), caseList: data.caseList }
  },
  solutionList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listSolutions(filter, { pageNum, pageSize })
    return list(page.rows.map(toSolutionRow), page.total)
  },
  solutionDetail: async ({ params }) => one(toSolutionDetail(await existing(getSolution(params.id)))),
  attachmentCategoryList: async ({ query }) => {
    const categories = await listDownloadCategories(query.name)
    return list(categories.map(({ id, name, count }) => ({ categoryId: id, categoryName: name, count })))
  },
  attachmentList: async ({ query: { pageNum, pageSize, ...filter } }) => {
    const page = await listDocuments(filter, { pageNum, pageSize })
    return list(
      page.rows.map((file) => ({ ...toAttachment(file), categoryId: file.categoryId })),
      page.total,
    )
  },
  captchaImage: async ({ query, clientAddress }) => {
    await limitCaptchas(await getCms(), clientAddress)
    return { code: 200, msg: messages.done, captchaEnabled: true, ...(await createCaptcha({ isSpoken: query.spoken === 'true' })) }
  },
}
