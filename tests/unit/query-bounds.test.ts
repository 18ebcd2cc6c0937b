import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryProblem } from '../../collections/query-bounds'

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
