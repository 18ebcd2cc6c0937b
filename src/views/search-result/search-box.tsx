'use client'

import { SearchForm } from '@/components/search-form/search-form'
import { useSearch } from './search-context'
import styles from './search-head.module.css'
import { searchFor } from './search-state'

type Props = { total: number | null; correctedTo: string | null; hasLabel: boolean }

/** The box and, said aloud when it changes, what has come of the search. */
export function SearchBox({ total, correctedTo, hasLabel }: Props) {
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
        {isSearching ? `正在搜索“${state.keyword}”…` : <Outcome total={total} keyword={loaded.keyword} correctedTo={correctedTo} />}
      </p>
    </>
  )
}

/** What an empty search is told (spec: common-parts/empty-search). */
function Outcome({ total, keyword, correctedTo }: { total: number | null; keyword: string; correctedTo: string | null }) {
  if (total === null) return '输入关键词，同时查找产品、新闻和资料'
  return (
    <>
      共找到 <b>{total}</b> 条与“<b>{keyword}</b>”相关的结果
      {correctedTo !== null && `（按“${correctedTo}”查找）`}
    </>
  )
}
