import 'server-only'
import type { Page, Paging } from '../contract/paging'

/**
 * One page of a list. A page past the end is answered with the last one, like the legacy service did
 * (spec: prod-api/past-the-end).
 *
 * @param matches all that the list is made of, in its order
 * @param read makes the rows of those on the page
 */
export async function readPage<M, T>(
  { pageNum, pageSize }: Paging,
  matches: readonly M[],
  read: (shown: readonly M[]) => Promise<T[]>,
): Promise<Page<T>> {
  const pageCount = Math.ceil(matches.length / pageSize)
  const answered = pageCount === 0 ? pageNum : Math.min(pageNum, pageCount)
  const shown = matches.slice((answered - 1) * pageSize, answered * pageSize)
  return { rows: shown.length > 0 ? await read(shown) : [], total: matches.length, pageNum: answered, pageCount }
}
