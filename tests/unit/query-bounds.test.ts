import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryProblem } from '../../collections/query-bounds'
import { withBoundedReading } from '../../collections/with-bounded-reading'

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const title = { title: { equals: 'a' } }

/** One condition within so many lists. */
const nested = (levels: number) => Array.from({ length: levels }).reduce<object>((inner) => ({ and: [inner] }), title)

describe('what the admin asks', () => {
  it.each([
    ['nothing', {}],
    [
      'a search in five fields beside filters',
      { where: { and: [{ or: times(5, () => ({ title: { like: '断路器' } })) }, { or: [{ and: [title] }] }] } },
    ],
    ['the chosen of a list', { where: { id: { in: times(500, String) } } }],
    ['the order of a tree', { sort: ['category.sortOrder', '-updatedAt'] }],
    ['a list within a document', { joins: { products: { limit: 10, where: title } } }],
    ['no lists within documents', { joins: false as const }],
  ])('is answered: %s', (_, query) => expect(queryProblem(query)).toBeNull())
})

describe('what nobody needs', () => {
  it.each([
    ['嵌套', { where: nested(9) }],
    ['嵌套', { joins: { products: { where: nested(9) } } }],
    ['嵌套', { where: nested(20_000) }],
    ['筛选条件过多', { where: { or: times(101, () => title) } }],
    ['筛选条件过多', { where: { or: [{ and: times(51, () => title) }] }, joins: { products: { where: { OR: times(50, () => title) } } } }],
    ['搜索条件过多', { where: { or: times(21, () => ({ title: { like: 'a' } })) } }],
    ['搜索文字过长', { where: { title: { contains: 'a'.repeat(201) } } }],
    ['搜索文字过长', { where: { title: { like: { a: 'a'.repeat(201) } } } }],
    ['值过多', { where: { id: { in: times(1001, String) } } }],
    ['值过长', { where: { title: { equals: 'a'.repeat(2001) } } }],
    ['路径过长', { where: { 'a.b.c.d.e.f': { equals: 1 } } }],
    ['路径过长', { sort: 'a.b.c.d.e.f' }],
    ['排序字段过多', { sort: 'a,b,c,d,e,f' }],
  ])('is refused: %s', (problem, query) => expect(queryProblem(Object(query))).toContain(problem))
})

it('makes an answer of whatever is sent', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 12 }), (where) => {
      const problem = queryProblem(Object({ where }))
      expect(problem === null || problem.endsWith('。')).toBe(true)
    }),
  )
})

describe('what the API is asked for at once', () => {
  const { hooks } = withBoundedReading({ slug: 'news', fields: [] })

  /** What becomes of an operation, where a filter lets so many documents through. */
  async function bounded(operation: string, args: object, count = 0): Promise<object> {
    const req = { pathname: '/cms-api/news', payload: { find: async () => ({ totalDocs: count }) } }
    let bound: object = args
    for (const hook of hooks?.beforeOperation ?? []) {
      bound = await Reflect.apply(hook, null, [{ args: bound, operation, req, collection: { slug: 'news' }, overrideAccess: false }])
    }
    return bound
  }

  it.each([
    [{ depth: 0, limit: 0 }, 1000],
    [{ depth: 0, limit: 5000 }, 1000],
    [{ depth: 0, limit: 100 }, 100],
    [{ depth: 1, limit: 0 }, 50],
  ])('a list of %j has %i at most', async (args, limit) => expect(await bounded('read', args)).toMatchObject({ limit }))

  const where = { isNew: { equals: true } }

  it.each(['update', 'delete'])('a filter that lets 200 through may %s them, and no more', async (operation) => {
    expect(await bounded(operation, { where }, 200)).toEqual({ where })
    await expect(bounded(operation, { where }, 201)).rejects.toThrow('一次最多批量处理 200 条，所选内容共 201 条。请先筛选，分批处理。')
  })

  it('one document, and what programs do, are not counted', async () => {
    for (const args of [
      { id: 3, where },
      { where, overrideAccess: true },
    ])
      expect(await bounded('update', args, 201)).toEqual(args)
  })
})
