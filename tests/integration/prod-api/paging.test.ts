import { describe, expect, it } from 'vitest'
import { allRows, list } from '../support/api'
import { pagedLists } from '../support/endpoints'
import { compareEntries, fixtures } from '../support/fixtures'

/** The number of a row, whatever its key is called. */
const idOf = (row: Record<string, unknown>) => row.articleId ?? row.id
const idsOf = (rows: Record<string, unknown>[]) => rows.map(idOf)

describe.each(pagedLists)('pages of $path', ({ path }) => {
  it('have ten rows when nothing else is asked', async () => {
    const { total, rows } = await list(path)
    expect(rows).toHaveLength(Math.min(10, total))
  })

  it.each(['0', '-1', 'abc', '1.5', ''])('have ten rows for pageSize=%s', async (pageSize) => {
    const [asked, plain] = await Promise.all([list(path, { pageSize }), list(path)])
    expect(idsOf(asked.rows)).toEqual(idsOf(plain.rows))
  })

  it.each(['0', '-1', 'abc', '1.5', ''])('start at the first one for pageNum=%s', async (pageNum) => {
    const [asked, plain] = await Promise.all([list(path, { pageNum, pageSize: 3 }), list(path, { pageSize: 3 })])
    expect(idsOf(asked.rows)).toEqual(idsOf(plain.rows))
  })

  it('have at most a hundred rows', async () => {
    const [more, hundred] = await Promise.all([list(path, { pageSize: 101 }), list(path, { pageSize: 100 })])
    expect(more.rows).toHaveLength(Math.min(100, more.total))
    expect(idsOf(more.rows)).toEqual(idsOf(hundred.rows))
  })

  it.each(['1000', '999999999', '99999999999999999999'])('past the end, pageNum=%s, are the last one', async (pageNum) => {
    const { total } = await list(path, { pageSize: 7 })
    const [past, last] = await Promise.all([
      list(path, { pageSize: 7, pageNum }),
      list(path, { pageSize: 7, pageNum: Math.ceil(total / 7) }),
    ])
    expect(idsOf(past.rows)).toEqual(idsOf(last.rows))
    expect(past.rows.length).toBeGreaterThan(0)
    expect(past.total).toBe(total)
  })

  it('together hold every row once, in the same order, and say the same total', async () => {
    const all = idsOf(await allRows(path))
    const size = Math.max(4, Math.ceil(all.length / 8))
    const paged: unknown[] = []
    for (let pageNum = 1; pageNum <= Math.ceil(all.length / size); pageNum += 1) {
      const { total, rows } = await list(path, { pageSize: size, pageNum })
      expect(total).toBe(all.length)
      paged.push(...idsOf(rows))
    }
    expect(new Set(all).size).toBe(all.length)
    expect(paged).toEqual(all)
  })

  it('count all matches of a search, not the page', async () => {
    const everything = await list(path, { pageSize: 1 })
    expect(everything.rows).toHaveLength(1)
    expect(everything.total).toBeGreaterThan(1)
  })
})

describe('the order of a list', () => {
  it.each([
    ['/api/product/list', 'products'],
    ['/api/case/list', 'stories'],
    ['/api/solution/list', 'solutions'],
    ['/api/article/news/list', 'news'],
    ['/api/article/train/list', 'trainings'],
    ['/api/attachment/list', 'documents'],
  ] as const)('%s has the editor’s sort number first, then what is newest', async (path, kind) => {
    const byId = new Map(fixtures(kind).map((entry) => [String(entry.id), entry]))
    const entries = (await allRows(path)).flatMap((row) => byId.get(String(idOf(row))) ?? [])
    expect(entries.length).toBeGreaterThan(10)
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1]
      if (next) expect(compareEntries(entry, next), `${entry.id} before ${next.id}`).toBeLessThanOrEqual(0)
    }
  })
})
