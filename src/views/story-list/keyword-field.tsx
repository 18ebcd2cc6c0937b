'use client'

import { KeywordForm } from '@/components/filtered-list/keyword-form'
import { searchFor } from '@/components/filtered-list/list-state'
import { useList } from './list-context'

/** Looks in titles; an empty field restores all stories (spec: stories/list-search). */
export function KeywordField() {
  const { state, loaded, go } = useList()

  function search(text: string) {
    const next = searchFor(text)
    if (next.mode === 'keyword' || state.mode === 'keyword') go(next)
  }

  return (
    <KeywordForm
      label="搜索案例"
      placeholder="输入案例标题"
      action="/ExampleView"
      hidden={{ search: 'true' }}
      name="val"
      keyword={loaded.mode === 'keyword' ? loaded.keyword : ''}
      onSearch={search}
    />
  )
}
