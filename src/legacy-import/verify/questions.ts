/** What both systems are asked: every reading endpoint, with every number, every page and a set of filters. */

/** A path after `/prod-api`, with its query. */
export type Question = { path: string; isList: boolean }

type Row = Record<string, unknown>

/** A list, as its clients ask for it. */
type ListedKind = {
  list: string
  pageSize: number
  /** What is asked of each row. */
  detail?: (row: Row) => string | null
  /** Queries beside the plain list; of texts a part of the first title is taken. */
  filters: readonly string[]
  /** A list whose categories are each a filter, under a name. */
  categories?: { list: string; parameter: string; detail?: (id: string) => string }
  text?: 'title' | 'name'
}

const numberOf = (row: Row) => (row.articleId === undefined || row.articleId === null ? null : String(row.articleId))
const detailAt = (path: string) => (row: Row) => {
  const number = numberOf(row)
  return number === null ? null : `${path}/${encodeURIComponent(number)}`
}

export const listedKinds: readonly ListedKind[] = [
  {
    list: '/api/product/list',
    pageSize: 9,
    detail: detailAt('/api/product'),
    filters: ['isHot=1', 'isNew=1', 'isHot=1&isNew=1'],
    categories: { list: '/api/product/category/list', parameter: 'categoryIds' },
    text: 'title',
  },
  { list: '/api/article/news/cover/list', pageSize: 10, filters: ['isNew=1'] },
  {
    list: '/api/article/news/list',
    pageSize: 10,
    detail: detailAt('/api/article/news'),
    filters: ['isNew=0', 'isNew=1'],
    text: 'title',
  },
  { list: '/api/article/train/list', pageSize: 8, detail: detailAt('/api/article/train'), filters: [] },
  {
    list: '/api/case/list',
    pageSize: 9,
    detail: detailAt('/api/case'),
    filters: ['isRecommended=1'],
    categories: { list: '/api/case/category/list', parameter: 'categoryIds' },
    text: 'title',
  },
  {
    list: '/api/solution/list',
    pageSize: 10,
    detail: detailAt('/api/solution/detail'),
    filters: [],
    categories: {
      list: '/api/solution/category/list',
      parameter: 'categoryIds',
      detail: (id) => `/api/solution/category/detail/${id}`,
    },
  },
  {
    list: '/api/attachment/list',
    pageSize: 9,
    filters: [],
    categories: { list: '/api/attachment/category/list', parameter: 'categoryId' },
    text: 'name',
  },
]

/** What is asked once. */
export const singleQuestions: readonly Question[] = [
  { path: '/api/siteInfo/', isList: false },
  { path: '/api/siteInfo/banner/list', isList: true },
  { path: '/api/siteInfo/product/banner/list', isList: true },
  { path: '/api/article/employeeMessage/list', isList: true },
]

export const singlePageQuestion = (id: number): Question => ({ path: `/api/article/single/${id}`, isList: false })

/** What an answer of a list tells, of which further questions are made. */
export type ListAnswer = { rows: readonly Row[]; total: number }

export type AskList = (path: string) => Promise<ListAnswer>

/** No list is longer. */
const MAX_PAGES = 25_000

/**
 * The questions of a kind, in the order in which answers of the legacy site make them.
 *
 * @param ask a list of the legacy site
 */
export async function* questionsOf(kind: ListedKind, ask: AskList): AsyncGenerator<Question> {
  const { list, pageSize, filters, categories, detail, text } = kind
  const rows: Row[] = []
  for await (const { question, answer } of pagesOf(list, `pageSize=${pageSize}`, ask)) {
    rows.push(...answer.rows.map(({ articleId, title, name }) => ({ articleId, title, name })))
    yield question
  }
  for (const filter of filters) yield* onlyQuestions(pagesOf(list, `${filter}&pageSize=${pageSize}`, ask))
  if (text) for (const filter of textFilters(text, rows)) yield* onlyQuestions(pagesOf(list, `${filter}&pageSize=${pageSize}`, ask))
  if (categories) yield* categoryQuestions(kind, categories, ask)
  const details = new Set(rows.map((row) => detail?.(row) ?? null))
  for (const path of details) if (path !== null) yield { path, isList: false }
}

async function* categoryQuestions(
  { list, pageSize }: ListedKind,
  { list: tree, parameter, detail }: NonNullable<ListedKind['categories']>,
  ask: AskList,
): AsyncGenerator<Question> {
  yield { path: tree, isList: true }
  for (const id of numbersIn((await ask(tree)).rows)) {
    yield* onlyQuestions(pagesOf(list, `${parameter}=${id}&pageSize=${pageSize}`, ask))
    if (detail) yield { path: detail(id), isList: false }
  }
}

/** Of the first title its beginning, and what nowhere is. */
function textFilters(parameter: string, rows: readonly Row[]): string[] {
  const first = String(rows[0]?.[parameter] ?? '')
  const part = Array.from(first).slice(0, 2).join('')
  return [part, '此处没有的文字'].filter(Boolean).map((text) => `${parameter}=${encodeURIComponent(text)}`)
}

async function* pagesOf(list: string, query: string, ask: AskList) {
  let pages = 1
  for (let pageNum = 1; pageNum <= Math.min(pages, MAX_PAGES); pageNum += 1) {
    const question: Question = { path: `${list}?${query}&pageNum=${pageNum}`, isList: true }
    const answer = await ask(question.path)
    pages = Math.ceil(answer.total / Number(/pageSize=(\d+)/.exec(query)?.[1] ?? 10))
    yield { question, answer }
  }
}

async function* onlyQuestions(pages: AsyncIterable<{ question: Question }>): AsyncGenerator<Question> {
  for await (const { question } of pages) yield question
}

/** The numbers of categories, at any depth, each once. */
export function numbersIn(rows: readonly unknown[]): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [...rows].toReversed()
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    if ('categoryId' in node && /^\d+$/.test(String(node.categoryId)) && !found.has(String(node.categoryId))) {
      found.add(String(node.categoryId))
      if ('childrenCategoryList' in node && Array.isArray(node.childrenCategoryList))
        waiting.push(...node.childrenCategoryList.toReversed())
    }
  }
  return [...found]
}
