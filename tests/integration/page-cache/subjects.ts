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
  /** Publishes so that the views show another mark, or none; says what is to be seen afterwards. */
  publish: (client: Client, turn: number) => Promise<{ shows: string; apply: () => Promise<void> }>
}

/** The mark of a subject: others stand on the same page, a category's in the menu. */
const markOf = (letter: string, turn: number) => `标记${letter}${turn}${letter}`

/** Finds it. */
const marked =
  (letter: string) =>
  ({ status, body }: Reading): string => {
    if (status === 404 || body.includes('"code":404')) return ABSENT
    return new RegExp(`标记${letter}\\d+${letter}`).exec(body)?.[0] ?? 'unmarked'
  }

const views = (letter: string, data: string, page: string): View[] => [
  { path: data, read: marked(letter) },
  { path: page, read: marked(letter) },
  { path: page, isNavigation: true, read: marked(letter) },
]

/** Updates a field of a document. */
function updated(name: string, letter: string, document: string, data: (mark: string) => object, seen: View[]): Subject {
  return {
    name,
    views: seen,
    initial: 'unmarked',
    publish: async (client, turn) => {
      const mark = markOf(letter, turn)
      return { shows: mark, apply: () => client.write(document, data(mark)) }
    },
  }
}

/** A change, unpublishing, publishing again, the trash, and back out of it. */
function comingAndGoing(name: string, letter: string, document: string, seen: View[]): Subject {
  return {
    name,
    views: seen,
    initial: 'unmarked',
    publish: async (client, turn) => {
      const mark = markOf(letter, turn)
      const changes = [
        { shows: mark, data: { title: mark, _status: 'published' } },
        { shows: ABSENT, data: { _status: 'draft' } },
        { shows: mark, data: { title: mark, _status: 'published' } },
        { shows: ABSENT, data: { deletedAt: new Date().toISOString() } },
        { shows: mark, data: { title: mark, deletedAt: null, _status: 'published' } },
      ] as const
      const { shows, data } = changes[turn % changes.length] ?? changes[0]
      return { shows, apply: () => client.write(`${document}?trash=true`, data) }
    },
  }
}

/** Created, then deleted for good, and so on: the newest of its list. */
function createdAndDeleted(letter: string): Subject {
  let id: unknown
  return {
    name: 'news made and deleted',
    views: [{ path: '/prod-api/api/article/news/list?pageSize=1', read: marked(letter) }],
    initial: 'unmarked',
    publish: async (client, turn) => {
      const mark = markOf(letter, turn)
      const make = async () => {
        const data = {
          title: mark,
          content: richText(mark),
          publishedAt: '2090-01-01T00:00:00.000Z',
          sortOrder: 0,
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
      'a',
      `/cms-api/products/${product}`,
      (mark) => ({ title: mark, _status: 'published' }),
      views('a', '/prod-api/api/product/153', '/GoodsInfoView?id=153'),
    ),
    updated(
      'a news article',
      'b',
      `/cms-api/news/${story}`,
      (mark) => ({ title: mark, _status: 'published' }),
      views('b', '/prod-api/api/article/news/536', '/NewsDetail?id=536'),
    ),
    comingAndGoing(
      'a news article that comes and goes',
      'c',
      `/cms-api/news/${going}`,
      views('c', '/prod-api/api/article/news/535', '/NewsDetail?id=535'),
    ),
    updated(
      'a category',
      'd',
      `/cms-api/product-categories/${category}`,
      (mark) => ({ name: mark, _status: 'published' }),
      views('d', '/prod-api/api/product/category/list', '/RichText?id=70'),
    ),
    updated(
      'the site information',
      'e',
      '/cms-api/globals/site-information',
      (mark) => ({ copyright: mark, _status: 'published' }),
      views('e', '/prod-api/api/siteInfo', '/RichText?id=69'),
    ),
    updated('a banner', 'f', `/cms-api/banners/${banner}`, (mark) => ({ url: `https://example.com/${mark}`, _status: 'published' }), [
      {
        path: '/prod-api/api/siteInfo/banner/list',
        read: (reading) => marked('f')({ ...reading, body: decodeURIComponent(reading.body) }),
      },
    ]),
    createdAndDeleted('g'),
  ]
}
