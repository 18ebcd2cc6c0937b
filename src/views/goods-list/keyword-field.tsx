'use client'

import { KeywordForm } from '@/components/filtered-list/keyword-form'
import { searchFor } from '@/components/filtered-list/list-state'
import { useList } from './list-context'

/** Looks in names and models; an empty field is the full list (spec: products/list-search). */
export function KeywordField({ placeholder }: { placeholder: string }) {
  const { state, loaded, go } = useList()

  function search(text: string) {
    const next = searchFor(text)
    if (next.mode === 'keyword' || state.mode === 'keyword') go(next)
  }

  return (
    <KeywordForm
      label="搜索产品"
      placeholder={placeholder}
      action="/GoodsListView"
      hidden={{ search: 'true' }}
      name="val"
      keyword={loaded.mode === 'keyword' ? loaded.keyword : ''}
      onSearch={search}
      suggests
    />
  )
}
