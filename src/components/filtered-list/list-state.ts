import { toKeyword } from '@/lib/keyword'

/** A list that shows what a keyword finds, or everything. */
type Search = ({ mode: 'keyword'; keyword: string } | { mode: 'all' }) & { pageNum: number }

/** Looks for a keyword; an empty one is the full list (spec: products/list-search, stories/list-search). */
export function searchFor(text: string): Search {
  const keyword = toKeyword(text)
  return keyword ? { mode: 'keyword', keyword, pageNum: 1 } : { mode: 'all', pageNum: 1 }
}

/** Another page of the same list. */
export const turnTo = <S extends { pageNum: number }>(state: S, pageNum: number): S => ({ ...state, pageNum })
