import { richText } from '../../support/rich-text'
import type { Client, Reading } from './client'

/** What a page or an answer shows of a subject: the mark that the last publish gave it, or that it is not there. */
export const ABSENT = 'absent'

/** One way to look at something, and how what is seen is understood. */
export type View = { path: string; isNavigation?: boolean; read: (reading: Reading) => string }

/** Something that is published again and again, by one writer, in one way after the other. */
export type Subject = {
  name: string
  views: View[]
  /** What is there before the first publish. */
  initial: string
  /** Publishes so that the views show the mark, or takes it away; says what is to be seen afterwards. */
  publish: (client: Client, mark: string, turn: number) => Promise<{ shows: string; apply: () => Promise<void> }>
}

const marked = ({ status, body }: Reading): string => {
  if (status === 404 || body.includes('"code":404')) return ABSENT
  return /标记k(\d+)k/.exec(body)?.[0] ?? 'unmarked'
}

const views = (data: string, page: string): View[] => [
  { path: data, read: marked },
  { path: page, read: marked },
  { path: page, isNavigation: true, read: marked },
]

/** Updates a field of a document. */
function updated(name: string, document: string, data: (mark: string) => object, seen: View[]): Subject {
  return {
    name,
    views: seen,
    initial: 'unmarked',
    publish: async (client, mark) => ({ shows: mark, apply: () => client.write('PATCH', document, data(mark)) }),
  }
}

/** A change, unpublishing, publishing again, the trash, and back out of it. */
function comingAndGoing(name: string, document: string, seen: View[]): Subject {
  return {
    name,
    views: seen,
    initial: 'unmarked',
    publish: async (client, mark, turn) => {
      const changes = [
        { shows: mark, data: { title: mark, _status: 'published' } },
        { shows: ABSENT, data: { _status: 'draft' } },
        { shows: mark, data: { title: mark, _status: 'published' } },
        { shows: ABSENT, data: { deletedAt: new Date().toISOString() } },
        { shows: mark, data: { title: mark, deletedAt: null, _status: 'published' } },
      ] as const
      const { shows, data } = changes[turn % changes.length] ?? changes[0]
      return { shows, apply: () => client.write('PATCH', `${document}?trash=true`, data) }
    },
  }
}

/** Created, then deleted for good, and so on: the newest of its list. */
function createdAndDeleted(): Subject {
  let id: unknown
  return {
    name: 'news made and deleted',
    views: [{ path: '/prod-api/api/article/news/list?pageSize=1', read: marked }],
    initial: 'unmarked',
    publish: async (client, mark, turn) => {
      const make = async () => {
        const data = {
          title: mark,
          content: richText(mark),
          publishedAt: '2090-01-01T00:00:00.000Z',
          sortOrder: -1000,
          _status: 'published',
        }
        id = await client.create('/cms-api/news', data)
      }
      if (turn % 2 === 0) return { shows: mark, apply: make }
      return { shows: 'unmarked', apply: () => client.remove(`/cms-api/news/${id}`) }
    },
  }
}

/** Everything that the test publishes. */
export async function subjectsOf(client: Client): Promise<Subject[]> {
  const idOf = (collection: string, field: string, value: string) => client.find(`/cms-api/${collection}?where[${field}][equals]=${value}`)
  const [product, story, going, category, banner] = await Promise.all([
    idOf('products', 'articleId', '153'),
    idOf('news', 'articleId', '536'),
    idOf('news', 'articleId', '535'),
    idOf('product-categories', 'categoryId', '11'),
    idOf('banners', 'placement', 'home'),
  ])
  return [
    updated(
      'a product',
      `/cms-api/products/${product}`,
      (mark) => ({ title: mark, _status: 'published' }),
      views('/prod-api/api/product/153', '/GoodsInfoView?id=153'),
    ),
    updated(
      'a news article',
      `/cms-api/news/${story}`,
      (mark) => ({ title: mark, _status: 'published' }),
      views('/prod-api/api/article/news/536', '/NewsDetail?id=536'),
    ),
    comingAndGoing(
      'a news article that comes and goes',
      `/cms-api/news/${going}`,
      views('/prod-api/api/article/news/535', '/NewsDetail?id=535'),
    ),
    updated(
      'a category',
      `/cms-api/product-categories/${category}`,
      (mark) => ({ name: mark, _status: 'published' }),
      views('/prod-api/api/product/category/list', '/RichText?id=70'),
    ),
    updated(
      'the site information',
      '/cms-api/globals/site-information',
      (mark) => ({ copyright: mark, _status: 'published' }),
      views('/prod-api/api/siteInfo', '/RichText?id=69'),
    ),
    updated('a banner', `/cms-api/banners/${banner}`, (mark) => ({ url: `https://example.com/${mark}`, _status: 'published' }), [
      { path: '/prod-api/api/siteInfo/banner/list', read: (reading) => marked({ ...reading, body: decodeURIComponent(reading.body) }) },
    ]),
    createdAndDeleted(),
  ]
}
