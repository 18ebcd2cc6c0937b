import type { Query } from './api'
import { type Shape, shapes } from './shapes'

type Endpoint = {
  path: string
  kind: 'one' | 'list'
  shape: Shape | [Shape]
  /** With what it is asked, where it has nothing to say otherwise. */
  query?: Query
  /** Is a list cut into pages? */
  isPaged?: boolean
  /** Which query parameter looks into titles, and in which key the title stands. */
  search?: { parameter: string; key: string }
  /** Further keys may be added to the answer's data. */
  allowsMore?: boolean
  /** Keys beside `data`. */
  beside?: string[]
}

const byTitle = { parameter: 'title', key: 'title' }

/** Every reading endpoint (spec: prod-api/endpoints), with an id that the demo content has. */
export const endpoints: Endpoint[] = [
  { path: '/api/siteInfo', kind: 'one', shape: shapes.siteInfo, allowsMore: true },
  { path: '/api/suggest', kind: 'one', shape: [shapes.suggestion], query: { q: 'HM3' } },
  { path: '/api/siteInfo/banner/list', kind: 'list', shape: shapes.banner },
  { path: '/api/siteInfo/product/banner/list', kind: 'list', shape: shapes.banner },
  { path: '/api/article/single/436', kind: 'one', shape: shapes.singlePage },
  { path: '/api/product/category/list', kind: 'list', shape: shapes.productCategory },
  { path: '/api/product/list', kind: 'list', shape: shapes.product, isPaged: true, search: byTitle },
  { path: '/api/product/facets', kind: 'one', shape: shapes.facets, query: { categoryIds: 12 } },
  { path: '/api/product/153', kind: 'one', shape: shapes.productDetail },
  { path: '/api/article/news/cover/list', kind: 'list', shape: shapes.news, isPaged: true, search: byTitle },
  { path: '/api/article/news/list', kind: 'list', shape: shapes.news, isPaged: true, search: byTitle },
  { path: '/api/article/news/536', kind: 'one', shape: shapes.news },
  { path: '/api/article/train/list', kind: 'list', shape: shapes.training, isPaged: true },
  { path: '/api/article/train/622', kind: 'one', shape: shapes.trainingDetail },
  { path: '/api/article/employeeMessage/list', kind: 'list', shape: shapes.employeeMessage },
  { path: '/api/case/category/list', kind: 'list', shape: shapes.caseCategory },
  { path: '/api/case/list', kind: 'list', shape: shapes.caseRow, isPaged: true, search: byTitle },
  { path: '/api/case/301', kind: 'one', shape: shapes.caseDetail },
  { path: '/api/solution/category/list', kind: 'list', shape: shapes.solutionCategory },
  {
    path: '/api/solution/category/detail/41',
    kind: 'one',
    shape: shapes.solutionCategoryDetail,
    beside: ['caseList'],
  },
  { path: '/api/solution/list', kind: 'list', shape: shapes.solution, isPaged: true },
  { path: '/api/solution/detail/401', kind: 'one', shape: shapes.solutionDetail },
  { path: '/api/attachment/category/list', kind: 'list', shape: shapes.attachmentCategory },
  {
    path: '/api/attachment/list',
    kind: 'list',
    shape: shapes.attachment,
    isPaged: true,
    search: { parameter: 'name', key: 'name' },
  },
]

export const pagedLists = endpoints.filter(({ isPaged }) => isPaged)
export const searchedLists = endpoints.flatMap(({ path, search }) => (search ? [{ path, ...search }] : []))
