import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, list, type Row } from '../support/api'
import { searchedLists } from '../support/endpoints'

type Category = { categoryId: number; childrenCategoryList: Category[] }

const idsOf = (rows: Row[]) => rows.map((row) => row.articleId ?? row.id)
/** Upper and lower case of ASCII letters alone: what the search ignores. */
const fold = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

describe.each(searchedLists)('looking for words in $path', ({ path, parameter, key }) => {
  let everything: Row[] = []
  beforeAll(async () => {
    everything = await allRows(path)
  })

  const matches = (keyword: string) => everything.filter((row) => fold(String(row[key])).includes(fold(keyword)))

  it.each(['断路器', 'HM3', 'hm3', 'Hm3-2', ' HM3 ', '2', 'A', 'ub', '塑壳 断路器', 'HM3 系列', '，', '-', '：', '/', '3 / '])(
    'finds exactly the titles that hold “%s”, in any letter case',
    async (keyword) => {
      const found = await allRows(path, { [parameter]: keyword })
      expect(idsOf(found)).toEqual(idsOf(matches(keyword.trim())))
    },
  )

  it.each([
    '%',
    '_',
    '*',
    '.',
    '?',
    "'",
    '"',
    '\\',
    '%%',
    '7.5',
    '7_5',
    '7%5',
    '断%器',
    'H_3',
    '.*',
    '[a-z]',
    '\\%',
    "' OR '1'='1",
    '"; --',
    '$ne',
    '(',
    '+',
    '^',
  ])('takes %s literally', async (keyword) => {
    const found = await allRows(path, { [parameter]: keyword })
    expect(idsOf(found)).toEqual(idsOf(matches(keyword)))
  })

  it.each(['null', 'undefined', 'true', 'false', 'NaN', '0', '1', '[object Object]'])(
    'takes %s for a word like any other',
    async (keyword) => {
      const { total } = await list(path, { [parameter]: keyword })
      expect(total).toBe(matches(keyword).length)
    },
  )

  it.each(['', '   ', '\t', '\u3000'])('does not filter for %j', async (keyword) => {
    expect((await list(path, { [parameter]: keyword })).total).toBe(everything.length)
  })

  it('finds nothing for what nowhere stands, also on a far page', async () => {
    expect(await list(path, { [parameter]: '没有这样的标题', pageNum: 9 })).toMatchObject({ total: 0, rows: [] })
  })

  it('finds nothing for a text longer than any title, even when it begins like one', async () => {
    const title = String(everything[0]?.[key])
    expect((await list(path, { [parameter]: title })).total).toBeGreaterThan(0)
    expect((await list(path, { [parameter]: title + '断'.repeat(1000) })).total).toBe(0)
  })

  it('pages within what was found', async () => {
    const found = idsOf(matches('断路器'))
    const { total, rows } = await list(path, { [parameter]: '断路器', pageSize: 2, pageNum: 1000 })
    expect(total).toBe(found.length)
    expect(idsOf(rows)).toEqual(found.slice(-(found.length % 2 === 0 ? 2 : 1)))
  })
})

/** Lists that filter by categories, with the tree their categories form. */
const categorised = [
  { path: '/api/product/list', tree: '/api/product/category/list' },
  { path: '/api/case/list', tree: '/api/case/category/list' },
  { path: '/api/solution/list', tree: '/api/solution/category/list' },
]

describe.each(categorised)('categories of $path', ({ path, tree }) => {
  let everything: Row[] = []
  let categories: Category[] = []
  beforeAll(async () => {
    everything = await allRows(path)
    categories = (await list<Category>(tree)).rows
  })

  /** Rows of the named categories and of the children of named parents. */
  function rowsOf(...ids: number[]): Row[] {
    const within = categories.flatMap(({ categoryId, childrenCategoryList = [] }) => {
      const children = childrenCategoryList.map((child) => child.categoryId)
      return ids.includes(categoryId) ? [categoryId, ...children] : children.filter((child) => ids.includes(child))
    })
    return everything.filter((row) => within.includes(Number(row.categoryId)))
  }

  const leaves = () =>
    categories.flatMap(({ categoryId, childrenCategoryList = [] }) => [
      categoryId,
      ...childrenCategoryList.map((child) => child.categoryId),
    ])

  it('find exactly the rows of each category, children included', async () => {
    for (const id of leaves()) expect(idsOf(await allRows(path, { categoryIds: id })), String(id)).toEqual(idsOf(rowsOf(id)))
  })

  it('can be named together, in any order and twice', async () => {
    const [first = 0, second = 0] = categories.map(({ categoryId }) => categoryId)
    const expected = idsOf(rowsOf(first, second))
    expect(expected.length).toBeGreaterThan(1)
    expect(idsOf(await allRows(path, { categoryIds: `${first},${second}` }))).toEqual(expected)
    expect(idsOf(await allRows(path, { categoryIds: `${second}, ${first},${second}` }))).toEqual(expected)
  })

  it('together hold every row once', async () => {
    const ids = categories.map(({ categoryId }) => categoryId)
    expect((await list(path, { categoryIds: ids.join(',') })).total).toBe(everything.length)
  })

  it('leave out of a list what is no number', async () => {
    const [first = 0] = categories.map(({ categoryId }) => categoryId)
    const { total } = await list(path, { categoryIds: `abc,${first},-1,1.5,,99999999999999999999,'` })
    expect(total).toBe(rowsOf(first).length)
  })

  it.each(['abc', ',', '-1', '1.5', 'NaN', "1' OR '1'='1", '1;DROP TABLE products', '0', '424242'])(
    'find nothing for %s',
    async (categoryIds) => {
      expect(await list(path, { categoryIds })).toMatchObject({ total: 0, rows: [] })
    },
  )

  it('do not filter when none is named', async () => {
    expect((await list(path, { categoryIds: '' })).total).toBe(everything.length)
    expect((await list(path, { categoryIds: '  ' })).total).toBe(everything.length)
  })
})

describe.each([
  { path: '/api/product/list', flag: 'isHot' },
  { path: '/api/product/list', flag: 'isNew' },
  { path: '/api/article/news/list', flag: 'isNew' },
  { path: '/api/article/news/cover/list', flag: 'isNew' },
  { path: '/api/case/list', flag: 'isRecommended' },
])('$flag of $path', ({ path, flag }) => {
  it('1 finds only such, 0 only others, and nothing both', async () => {
    const [both, such, others] = await Promise.all([allRows(path), allRows(path, { [flag]: 1 }), allRows(path, { [flag]: 0 })])
    expect(idsOf(such)).toEqual(idsOf(both.filter((row) => row[flag] === 1)))
    expect(idsOf(others)).toEqual(idsOf(both.filter((row) => row[flag] === 0)))
    expect(such.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
  })

  it.each(['', '2', 'true', 'abc'])('%j does not filter', async (value) => {
    const [asked, both] = await Promise.all([list(path, { [flag]: value }), list(path)])
    expect(asked.total).toBe(both.total)
  })
})

describe('filters together', () => {
  it('find only what passes each of them', async () => {
    const everything = await allRows('/api/product/list')
    const expected = everything.filter((row) => row.parentCategoryId === 1 && row.isHot === 1 && String(row.title).includes('断路器'))
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(await allRows('/api/product/list', { categoryIds: 1, isHot: 1, title: '断路器' }))).toEqual(idsOf(expected))
  })

  it('ignore parameters that nobody knows', async () => {
    const [plain, more] = await Promise.all([
      list('/api/product/list'),
      list('/api/product/list', { sort: '-title', where: '{}', depth: 5, draft: 'true' }),
    ])
    expect(more).toEqual(plain)
  })
})
