'use client'

import { type FormEvent, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './controls.module.css'
import { useList } from './list-context'
import { searchFor } from './list-state'

/** Looks in names and models; an empty field is the full list (specification 1, section 5). */
export function KeywordField({ placeholder }: { placeholder: string }) {
  const { state, go } = useList()
  const field = useRef<HTMLInputElement>(null)
  const keyword = state.mode === 'keyword' ? state.keyword : ''

  function search(event: FormEvent) {
    event.preventDefault()
    const next = searchFor(field.current?.value ?? '')
    if (next.mode === 'keyword' || state.mode === 'keyword') go(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form role="search" aria-label="在产品中搜索" action="/GoodsListView" className={styles.search} onSubmit={search}>
      <input type="hidden" name="search" value="true" />
      <input
        key={keyword}
        ref={field}
        type="search"
        name="val"
        className={styles.field}
        defaultValue={keyword}
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <button type="submit" className={styles.submit} aria-label="搜索产品">
        <Icon name="search" size={24} />
      </button>
    </form>
  )
}
