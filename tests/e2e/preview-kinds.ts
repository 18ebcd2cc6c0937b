import type { APIRequestContext } from '@playwright/test'

/** Something with a public face: where it is edited, a field of it, and the page that shows the field. */
export type Kind = {
  name: string
  /** Path in the API: of the collection with the condition that finds the document, or of the global. */
  api: string
  where?: string
  field: string
  /** What its value has to end with. */
  ending?: string
  /** The public page; `{number}` is the document's own. */
  page: string
}

const first = 'sort=id&limit=1'

/** One of each kind. Where pages list many, the document is one that no other test looks at. */
export const kinds: readonly Kind[] = [
  { name: '产品', api: 'products', where: 'where[articleId][equals]=170&limit=1', field: 'title', page: '/GoodsInfoView?id={number}' },
  {
    name: '产品分类',
    api: 'product-categories',
    where: 'where[parent][exists]=false&sort=-id&limit=1',
    field: 'name',
    page: '/GoodsListView?category={number}',
  },
  { name: '案例', api: 'stories', where: 'sort=-id&limit=1', field: 'title', page: '/ExampleInfoView?id={number}' },
  { name: '案例分类', api: 'story-categories', where: 'sort=-id&limit=1', field: 'name', page: '/ExampleView?id={number}' },
  { name: '方案', api: 'solutions', where: 'sort=-id&limit=1', field: 'title', page: '/ResultInfoView?id={number}' },
  { name: '方案分类', api: 'solution-categories', where: 'sort=-id&limit=1', field: 'name', page: '/ResultView?id={number}' },
  { name: '新闻', api: 'news', where: first, field: 'title', page: '/NewsDetail?id={number}' },
  { name: '员工培训', api: 'trainings', where: first, field: 'title', page: '/RecruitingInfo?id={number}' },
  { name: '员工寄语', api: 'staff-messages', where: 'sort=-sortOrder&limit=1', field: 'name', page: '/Recruiting' },
  { name: '常见问题', api: 'questions', where: 'sort=-sortOrder&limit=1', field: 'question', ending: '？', page: '/Questions' },
  { name: '单页', api: 'single-pages', where: 'where[articleId][equals]=62&limit=1', field: 'title', page: '/RichText?id={number}' },
  { name: '横幅', api: 'banners', where: 'where[placement][equals]=home&sort=-sortOrder&limit=1', field: 'headline', page: '/' },
  { name: '下载分类', api: 'download-categories', where: 'sort=-sortOrder&limit=1', field: 'name', page: '/Download' },
  {
    name: '资料文件',
    api: 'documents',
    where: 'where[_status][equals]=published&sort=sortOrder,-publishedAt,-id&limit=1',
    field: 'name',
    page: '/Download',
  },
  { name: '站点信息', api: 'globals/site-information', field: 'copyright', page: '/' },
  { name: '首页', api: 'globals/home-page', field: 'featuredTitle', page: '/' },
  { name: '关于我们', api: 'globals/about-page', field: 'slogan', page: '/AboutView' },
  { name: '集团介绍', api: 'globals/group-page', field: 'statistics__0__label', page: '/GroupIntroductView' },
  { name: '招贤纳士', api: 'globals/recruiting-page', field: 'title', page: '/Recruiting' },
  { name: '客户服务中心', api: 'globals/service-page', field: 'advantagesTitle', page: '/CustomerView' },
  { name: '问卷', api: 'globals/survey-page', field: 'title', page: '/wjFile' },
  { name: '产品选型', api: 'globals/selector-page', field: 'line', page: '/selectProduct' },
  { name: '内页横幅', api: 'globals/page-headers', field: 'pages__0__title', page: '/GoodsListView' },
]

type Row = Record<string, unknown> & { id: number | string }

/** The document of a kind as it is published: where it is edited and seen, and its field. */
export async function documentOf(request: APIRequestContext, { api, where, field, page: address }: Kind) {
  const isGlobal = api.startsWith('globals/')
  const answer = await (await request.get(`/cms-api/${api}?depth=0&draft=false${where ? `&${where}` : ''}`)).json()
  const row: Row = isGlobal ? answer : answer.docs[0]
  const [root = ''] = field.split('__')
  return {
    path: isGlobal ? `/cms-api/${api}` : `/cms-api/${api}/${row.id}`,
    admin: isGlobal ? `/admin/${api}` : `/admin/collections/${api}/${row.id}`,
    address: address.replace('{number}', String(row.articleId ?? row.categoryId)),
    document: isGlobal ? api.replace('globals/', '') : `${api}.${row.id}`,
    original: { [root]: row[root] },
  }
}
