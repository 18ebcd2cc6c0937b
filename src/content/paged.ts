import 'server-only'
import type { PaginatedDocs } from 'payload'
import type { Page, Paging } from '../contract/paging'

/**
 * One page of a list. A page past the end is answered with the last one, like the legacy service did (decision 3).
 *
 * @param read reads the page of the given number, counted from 1
 */
export async function readPage<T>(paging: Paging, read: (pageNum: number) => Promise<PaginatedDocs<T>>): Promise<Page<T>> {
  const asked = await read(paging.pageNum)
  const isPastEnd = asked.docs.length === 0 && asked.totalDocs > 0
  const answered = isPastEnd ? await read(asked.totalPages) : asked
  return {
    rows: answered.docs,
    total: answered.totalDocs,
    pageNum: isPastEnd ? asked.totalPages : paging.pageNum,
    pageCount: answered.totalDocs === 0 ? 0 : answered.totalPages,
  }
}
