import { describe, expect, it } from 'vitest'
import { readPage } from '@/content/paged'

/** A list of numbers from 1, and which of them were read. */
function listOf(total: number) {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const asked: number[] = []
  const read = async (shown: readonly number[]) => {
    asked.push(...shown)
    return shown.map(String)
  }
  return { all, asked, read }
}

describe('a page of a list', () => {
  it('has its own rows, and no others are read', async () => {
    const { all, asked, read } = listOf(25)
    expect(await readPage({ pageNum: 2, pageSize: 10 }, all, read)).toEqual({
      rows: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
      total: 25,
      pageNum: 2,
      pageCount: 3,
    })
    expect(asked).toHaveLength(10)
  })

  it('is the last one when a page past the end is asked for', async () => {
    const { all, read } = listOf(25)
    expect(await readPage({ pageNum: 999, pageSize: 10 }, all, read)).toEqual({
      rows: ['21', '22', '23', '24', '25'],
      total: 25,
      pageNum: 3,
      pageCount: 3,
    })
  })

  it('is empty when there is nothing, whatever page is asked for, and nothing is read', async () => {
    const { all, asked, read } = listOf(0)
    expect(await readPage({ pageNum: 7, pageSize: 10 }, all, read)).toEqual({ rows: [], total: 0, pageNum: 7, pageCount: 0 })
    expect(asked).toEqual([])
  })
})
