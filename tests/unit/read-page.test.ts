import type { PaginatedDocs } from 'payload'
import { describe, expect, it } from 'vitest'
import { readPage } from '@/content/paged'

/** A list of numbers from 1, read in pages, and which pages were read. */
function pagesOf(total: number, limit: number) {
  const asked: number[] = []
  const read = async (page: number): Promise<PaginatedDocs<number>> => {
    asked.push(page)
    const all = Array.from({ length: total }, (_, index) => index + 1)
    return {
      docs: all.slice((page - 1) * limit, page * limit),
      totalDocs: total,
      totalPages: Math.max(1, Math.ceil(total / limit)),
      limit,
      page,
      pagingCounter: (page - 1) * limit + 1,
      hasNextPage: false,
      hasPrevPage: false,
    }
  }
  return { asked, read }
}

describe('a page of a list', () => {
  it('is read once when it exists', async () => {
    const { asked, read } = pagesOf(25, 10)
    expect(await readPage({ pageNum: 2, pageSize: 10 }, read)).toEqual({
      rows: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      total: 25,
      pageNum: 2,
      pageCount: 3,
    })
    expect(asked).toEqual([2])
  })

  it('is the last one when a page past the end is asked for', async () => {
    const { read } = pagesOf(25, 10)
    expect(await readPage({ pageNum: 999, pageSize: 10 }, read)).toEqual({
      rows: [21, 22, 23, 24, 25],
      total: 25,
      pageNum: 3,
      pageCount: 3,
    })
  })

  it('is empty when there is nothing, whatever page is asked for', async () => {
    const { asked, read } = pagesOf(0, 10)
    expect(await readPage({ pageNum: 7, pageSize: 10 }, read)).toMatchObject({ rows: [], total: 0, pageCount: 0 })
    expect(asked).toEqual([7])
  })
})
