'use client'

import { SearchForm } from '@/components/search-form/search-form'
import { useSearch } from './search-context'
import styles from './search-head.module.css'
import { searchFor } from './search-state'

/** The box and, said aloud when it changes, what has come of the search. */
export function SearchBox({ total, hasLabel }: { total: number | null; hasLabel: boolean }) {
  const { state, loaded, turn, countRef } = useSearch()
  const isSearching = state.keyword !== loaded.keyword
  return (
    <>
      <SearchForm
        target="site"
        isLarge
        hasLabel={hasLabel}
        keyword={loaded.keyword}
        go={(value) => turn(searchFor(value))}
        className={styles.box}
      />
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        {isSearching ? `正在搜索“${state.keyword}”…` : <Outcome total={total} keyword={loaded.keyword} />}
      </p>
    </>
  )
}

/** What an empty search is told (spec: common-parts/empty-search). */
function Outcome({ total, keyword }: { total: number | null; keyword: string }) {
  if (total === null) return '输入关键词，同时查找产品、新闻和资料'
  return (
    <>
      共找到 <b>{total}</b> 条与“<b>{keyword}</b>”相关的结果
    </>
  )
}
