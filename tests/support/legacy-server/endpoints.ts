/** What a legacy site answers to each reading request of its contract. */
import type { LegacyContent, Row } from './content'

/** What is asked of an endpoint. */
export type Question = { id: string; query: URLSearchParams }

type Endpoint = { path: RegExp; answer: (content: LegacyContent, question: Question) => Row }

const found = (data: Row | undefined): Row => (data ? { msg: '操作成功', code: 200, data } : { msg: '内容不存在', code: 404, data: null })
const whole = (rows: readonly Row[]): Row => ({ total: rows.length, rows, code: 200, msg: '查询成功' })

const MAX_PAGE_SIZE = 500

/** A page past the end is the last one (spec: prod-api/past-the-end). */
function paged(rows: readonly Row[], query: URLSearchParams): Row {
  const size = Math.min(Number(query.get('pageSize') ?? 10), MAX_PAGE_SIZE)
  const last = Math.max(1, Math.ceil(rows.length / size))
  const first = (Math.min(Number(query.get('pageNum') ?? 1), last) - 1) * size
  return { ...whole(rows.slice(first, first + size)), total: rows.length }
}

/** By a text in a name, by categories, and by flags, as the contract filters. */
function filtered(rows: readonly Row[], query: URLSearchParams, { categoryOf, flags = {} }: Facts): Row[] {
  const text = (query.get('title') ?? query.get('name') ?? '').trim()
  const categories = (query.get('categoryIds') ?? query.get('categoryId') ?? '').split(',').filter(Boolean).map(Number)
  return rows.filter(
    (row) =>
      String(row.title ?? row.name).includes(text) &&
      (categories.length === 0 || categoryOf?.(row).some((id) => categories.includes(id))) &&
      Object.entries(flags).every(([flag, isSet]) => !query.get(flag) || (query.get(flag) === '1') === isSet(row)),
  )
}

/** What rows don't say of themselves, but their service knows. */
type Facts = { categoryOf?: (row: Row) => number[]; flags?: Record<string, (row: Row) => boolean> }

const numbersIn = (...values: unknown[]) => values.map(Number).filter((number) => number > 0)

const baseOf = (content: LegacyContent, row: Row) => Object(content.productDetails.get(String(row.articleId))?.baseInfo)

const every = (count: number) => (row: Row) => Number(row.articleId) % count === 0

const endpoints: Endpoint[] = [
  { path: /^\/api\/siteInfo\/?$/, answer: ({ siteInfo }) => found(siteInfo) },
  { path: /^\/api\/siteInfo\/banner\/list$/, answer: ({ banners }) => whole(banners) },
  { path: /^\/api\/siteInfo\/product\/banner\/list$/, answer: ({ productBanners }) => whole(productBanners) },
  { path: /^\/api\/article\/single\/(?<id>\d+)$/, answer: ({ singlePages }, { id }) => found(singlePages.get(Number(id))) },
  { path: /^\/api\/product\/category\/list$/, answer: ({ productCategories }) => whole(productCategories) },
  {
    path: /^\/api\/product\/list$/,
    answer: (content, { query }) =>
      paged(
        filtered(content.products, query, {
          categoryOf: (row) => numbersIn(baseOf(content, row).categoryId, baseOf(content, row).parentCategoryId),
          flags: { isNew: (row) => row.isNew === 1, isHot: (row) => row.isHot === '1' },
        }),
        query,
      ),
  },
  { path: /^\/api\/product\/(?<id>[\d_]+)$/, answer: ({ productDetails }, { id }) => found(productDetails.get(id)) },
  {
    path: /^\/api\/article\/news\/cover\/list$/,
    answer: ({ news }, { query }) =>
      paged(
        filtered(news, query, { flags: { isNew: every(8) } }).filter(({ cover }) => cover),
        query,
      ),
  },
  {
    path: /^\/api\/article\/news\/list$/,
    answer: ({ news }, { query }) => paged(filtered(news, query, { flags: { isNew: every(8) } }), query),
  },
  {
    path: /^\/api\/article\/news\/(?<id>\d+)$/,
    answer: ({ news }, { id }) => found(news.find(({ articleId }) => articleId === Number(id))),
  },
  { path: /^\/api\/article\/train\/list$/, answer: ({ trainings }, { query }) => paged(trainings, query) },
  { path: /^\/api\/article\/train\/(?<id>\d+)$/, answer: ({ trainingDetails }, { id }) => found(trainingDetails.get(Number(id))) },
  { path: /^\/api\/article\/employeeMessage\/list$/, answer: ({ staffMessages }) => whole(staffMessages) },
  { path: /^\/api\/case\/category\/list$/, answer: ({ storyCategories }) => whole(storyCategories) },
  {
    path: /^\/api\/case\/list$/,
    answer: ({ stories, storyDetails }, { query }) =>
      paged(
        filtered(stories, query, {
          categoryOf: (row) => numbersIn(storyDetails.get(Number(row.articleId))?.categoryId),
          flags: { isRecommended: every(3) },
        }),
        query,
      ),
  },
  { path: /^\/api\/case\/(?<id>\d+)$/, answer: ({ storyDetails }, { id }) => found(storyDetails.get(Number(id))) },
  { path: /^\/api\/solution\/category\/list$/, answer: ({ solutionCategories }) => whole(solutionCategories) },
  {
    path: /^\/api\/solution\/category\/detail\/(?<id>\d+)$/,
    answer: ({ solutionCategoryDetails }, { id }) => {
      const detail = solutionCategoryDetails.get(Number(id))
      return { ...found(detail), caseList: detail?.caseList ?? [] }
    },
  },
  {
    path: /^\/api\/solution\/list$/,
    answer: ({ solutions }, { query }) => paged(filtered(solutions, query, { categoryOf: () => [32, 31] }), query),
  },
  { path: /^\/api\/solution\/detail\/(?<id>\d+)$/, answer: ({ solutionDetails }, { id }) => found(solutionDetails.get(Number(id))) },
  { path: /^\/api\/attachment\/category\/list$/, answer: ({ documentCategories }) => whole(documentCategories) },
  {
    path: /^\/api\/attachment\/list$/,
    answer: ({ documents }, { query }) => paged(filtered(documents, query, { categoryOf: ({ id }) => [Number(id) % 2 ? 11 : 12] }), query),
  },
]

/** @param path after `/prod-api` @returns null for what is no endpoint */
export function answerOf(content: LegacyContent, path: string, query: URLSearchParams): Row | null {
  for (const endpoint of endpoints) {
    const match = endpoint.path.exec(path)
    if (match) return endpoint.answer(content, { id: match.groups?.id ?? '', query })
  }
  return null
}
